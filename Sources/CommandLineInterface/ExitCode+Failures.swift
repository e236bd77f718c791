// SPDX-License-Identifier: MIT

import Export
import FileSystem
import Gallery

extension ExitCode {
  /// The code for a failure of any stage; what is not known is a bug.
  package init(for error: any Error) {
    self =
      switch error {
      case is UsageError, is VariantChoiceError: .usage
      case let error as PresetErrors: error.isAboutOptionsOnly ? .usage : .badPreset
      case is GoldenError, is SharedGolden: .badPreset
      case let error as UnreadableGolden: Self.code(forInput: error.error)
      case let error as ClipMarkerError: Self.code(for: error)
      case let error as BatchError: Self.code(for: error)
      case let error as ManifestError: Self.code(for: error)
      case is GalleryError: .noInput
      case let error as InputError: Self.code(for: error)
      case let error as UnreadableBase: Self.code(for: error.cause)
      case let error as FileSystemError: Self.code(forOutput: error.cause)
      case is WatchLimit: .temporary
      case let error as ExportError: Self.code(for: error)
      default: .internalError
      }
  }

  private static func code(for error: ClipMarkerError) -> ExitCode {
    switch error {
    case .unreadable, .missing: .badPreset
    case .presetNotFound: .noInput
    }
  }

  private static func code(for error: BatchError) -> ExitCode {
    switch error {
    case .emptyList: .noInput
    case .collision: .usage
    case .listNotUTF8, .unsafeName: .badPreset
    case .presetChanged: .temporary
    }
  }

  private static func code(for error: ManifestError) -> ExitCode {
    if case .noManifest = error { .noInput } else { .badPreset }
  }

  private static func code(for error: InputError) -> ExitCode {
    guard case .unreadable(let error) = error else { return .noInput }
    return code(forInput: error)
  }

  private static func code(for cause: UnreadableBase.Cause) -> ExitCode {
    guard case .file(let error) = cause else { return .noInput }
    return code(forInput: error)
  }

  private static func code(forInput error: FileSystemError) -> ExitCode {
    if case .tooLarge = error { return .badPreset }
    return switch error.cause {
    case .missing, .unsuitable, .cannotCreate: .noInput
    case .permission: .permission
    case .inputOutput, .closedPipe: .inputOutput
    }
  }

  private static func code(for error: ExportError) -> ExitCode {
    switch error.cause {
    case .fileSystem(let cause): code(forOutput: cause)
    case .encoderMissing: .encoderMissing
    case .clipUnsuitable: .badPreset
    case .outputsUnsuitable: .usage
    case .bug: .internalError
    }
  }

  private static func code(forOutput cause: FileSystemError.Cause) -> ExitCode {
    switch cause {
    case .missing, .cannotCreate, .unsuitable: .cannotCreate
    case .permission: .permission
    case .inputOutput: .inputOutput
    case .closedPipe: .closedPipe
    }
  }
}

extension PresetErrors {
  /// Whether the file is good and only the command line is wrong.
  fileprivate var isAboutOptionsOnly: Bool { errors.allSatisfy { $0.position == nil } }
}
