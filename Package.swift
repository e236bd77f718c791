// swift-tools-version: 6.2
import PackageDescription

// Every target is built with strict memory safety, and a warning is an error: C and unsafe code
// stay behind the fence that `.ci/lint` checks.
let settings: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A target of the pipeline; it may import only what is named here.
func stage(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies + ["TestSupport"], swiftSettings: settings)
}

let package = Package(
  name: "zoetrope",
  products: [.executable(name: "zoetrope", targets: ["zoetrope"])],
  targets: [
    // What, when, where, how it is stored: the pipeline, bottom up.
    .target(
      name: "Graphics", swiftSettings: settings,
      // The standard library's rounding and square root; exact wherever they come from.
      linkerSettings: [.linkedLibrary("m")]),
    stage("FileSystem", ["CMalloc"]),
    stage("LayerTree", ["Graphics"]),
    stage("Raster", ["Graphics"]),
    stage("Scenes", ["Graphics", "LayerTree"]),
    stage("FrameEncoding", ["Graphics"]),
    stage("FrameHashing", ["CCrypto", "FrameEncoding"]),
    stage("ColorQuantization", ["Graphics"]),
    stage(
      "GIFEncoding", ["CGif", "ColorQuantization", "FileSystem", "FrameEncoding", "Graphics"]),
    stage("VideoEncoding", ["CLibAV", "CLibAVShims", "FrameEncoding", "Graphics"]),
    .target(
      name: "Presets", path: "Presets", exclude: ["Golden", "Pictures"],
      resources: [
        .embedInCode("ball-loader.json"),
        .embedInCode("floating-heart.json"),
        .embedInCode("heart-fountain.json"),
        .embedInCode("live-heart.json"),
        .embedInCode("sparkle-button.json"),
      ],
      swiftSettings: settings),
    stage(
      "Export",
      [
        "FileSystem", "FrameEncoding", "FrameHashing", "GIFEncoding", "Graphics", "LayerTree",
        "Presets", "Raster", "Scenes", "VideoEncoding",
      ]),
    stage("WebPage", ["Export", "FrameEncoding", "Graphics", "VideoEncoding"]),
    .target(
      name: "VerificationReport",
      dependencies: ["Export", "FileSystem", "FrameEncoding", "Graphics", "WebPage"],
      resources: [
        .embedInCode("Page/report.css"), .embedInCode("Page/report.html"),
        .embedInCode("Page/report.js"),
      ],
      swiftSettings: settings),
    .target(
      name: "Gallery",
      dependencies: ["Export", "FileSystem", "FrameEncoding", "Graphics", "WebPage"],
      resources: [
        .embedInCode("Page/gallery.css"), .embedInCode("Page/gallery.html"),
        .embedInCode("Page/gallery.js"),
      ],
      swiftSettings: settings),
    stage("CommandLineInterface", ["Export", "FileSystem", "Gallery", "VerificationReport"]),
    .executableTarget(
      name: "zoetrope", dependencies: ["CommandLineInterface"], swiftSettings: settings),

    // C libraries, from Debian's packages.
    .systemLibrary(name: "CMalloc"),
    .systemLibrary(
      name: "CCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
    .systemLibrary(name: "CGif", providers: [.apt(["libgif-dev"])]),
    .systemLibrary(
      name: "CLibAV", pkgConfig: "libavformat",
      providers: [
        .apt(["libavcodec-dev", "libavformat-dev", "libavutil-dev", "libswscale-dev"])
      ]),
    .target(name: "CLibAVShims", dependencies: ["CLibAV"]),

    // Tests and benchmarks.
    .target(
      name: "TestSupport", dependencies: ["FileSystem", "Graphics"], path: "Tests/TestSupport",
      swiftSettings: settings),
    tests("GraphicsTests", ["Graphics"]),
    tests("LayerTreeTests", ["Graphics", "LayerTree"]),
    tests("RasterTests", ["Graphics", "Raster"]),
    tests("ScenesTests", ["Graphics", "LayerTree", "Raster", "Scenes"]),
    tests("ColorQuantizationTests", ["ColorQuantization", "Graphics"]),
    tests("GIFEncodingTests", ["FileSystem", "FrameEncoding", "GIFEncoding", "Graphics"]),
    tests("VideoEncodingTests", ["FrameEncoding", "Graphics", "VideoEncoding"]),
    tests("FileSystemTests", ["FileSystem"]),
    tests(
      "ExportTests",
      [
        "Export", "FileSystem", "FrameEncoding", "GIFEncoding", "Graphics", "LayerTree", "Presets",
        "Raster", "Scenes",
      ]),
    tests(
      "VerificationReportTests",
      ["Export", "FileSystem", "Graphics", "VerificationReport", "WebPage"]),
    tests(
      "GalleryTests",
      ["Export", "FileSystem", "FrameEncoding", "Gallery", "Graphics", "WebPage"]),
    tests(
      "CommandLineInterfaceTests", ["CommandLineInterface", "Export", "FileSystem", "Presets"]),
    .testTarget(
      name: "FidelityTests",
      dependencies: ["Export", "Graphics", "LayerTree", "Scenes", "TestSupport"],
      exclude: ["Recordings"], swiftSettings: settings),
    .executableTarget(
      name: "RasterBenchmark", dependencies: ["Graphics", "Raster"],
      path: "Tests/Benchmarks/Raster", exclude: ["Kit"], swiftSettings: settings),
    .executableTarget(
      name: "GIFBenchmark",
      dependencies: ["FileSystem", "FrameEncoding", "GIFEncoding", "Graphics"],
      path: "Tests/Benchmarks/GIF",
      exclude: ["Kit", "hearts.json", "hearts-dark.json", "loader.json", "sparkle.json"],
      swiftSettings: settings),
    .executableTarget(
      name: "PipelineBenchmark", dependencies: ["Export", "FrameEncoding", "Raster"],
      path: "Tests/Benchmarks/Pipeline", exclude: ["Kit"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
