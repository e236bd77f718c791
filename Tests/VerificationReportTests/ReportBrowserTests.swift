// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// What a page does in a browser: it is opened as a file, its controls are moved, and what it shows
/// then is read back, pixels included.
@Suite(.enabled(if: Browser.isInstalled, "Chromium is not installed: apt-get install chromium"))
struct ReportBrowserTests {
  /// A page about a clip of ten frames, all of which differ.
  private static func page() async throws -> ParsedPage {
    let sample = try await ReportSample(recording: ["small": ReportSample.preset()])
    return try await sample.page(
      try await sample.verify(["small": ReportSample.preset(ball: 5)]))
  }

  @Test("A link to a frame shows it: expected, actual, difference and box")
  func followsLinks() async throws {
    let result = try ReportReading.result(
      of: """
        const own = (role) => find(`li[data-frame="7"] .${role}:not(.part)`).src;
        const same = ["expected", "actual", "difference"].map((role) => shown(role).src === own(role));
        const box = find(".viewer .actual .box").style;
        return [position().split(":")[0], ...same, find("li.shown").dataset.frame,
          [box.left, box.top, box.width, box.height].every((side) => side.endsWith("%"))].join(" ");
        """, in: try await Self.page(), fragment: "#clip-1/7")
    #expect(result == "Frame 7 at 0.35 s true true true 7 true")
  }

  @Test("The slider, the buttons, the keys and the bar of frames choose the frame shown")
  func moves() async throws {
    let result = try ReportReading.result(
      of: """
        const frames = [];
        const note = () => frames.push(find("li.shown").dataset.frame);
        const slider = find(".frame");
        slider.value = 4; slider.dispatchEvent(new Event("input")); note();
        find(".on").click(); note();
        find(".back").click(); find(".back").click(); note();
        const panes = find(".panes");
        panes.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true })); note();
        slider.value = 9; slider.dispatchEvent(new Event("input")); find(".on").click(); note();
        const bar = find(".timeline").getBoundingClientRect();
        find(".timeline").dispatchEvent(new MouseEvent("click", { clientX: bar.left + bar.width * 0.65 }));
        note();
        return `${frames} ${slider.value} ${position().split(":")[0]}`;
        """, in: try await Self.page())
    #expect(result == "4,5,3,4,0,6 6 Frame 6 at 0.3 s")
  }

  @Test("The panes show pixels that differ just where the difference is bright")
  func showsPixels() async throws {
    let result = try ReportReading.result(
      of: """
        const slider = find(".frame");
        slider.value = 2; slider.dispatchEvent(new Event("input"));
        const [old, now, difference] = [await pixels(shown("expected")),
          await pixels(shown("actual")), await pixels(shown("difference"))];
        let [changed, wrong] = [0, 0];
        for (let at = 0; at < old.length; at += 4) {
          const differs = [0, 1, 2].some((part) => old[at + part] !== now[at + part]);
          const bright = Math.max(difference[at], difference[at + 1], difference[at + 2]) >= 80;
          changed += differs; wrong += differs !== bright;
        }
        const told = Number(/: (\\d+) pixels/.exec(position())[1]);
        return `${changed > 0} ${changed === told} ${wrong}`;
        """, in: try await Self.page())
    #expect(result == "true true 0")
  }

  @Test("The wiper lays the expected picture over the actual one as far as it is drawn")
  func wipes() async throws {
    let result = try ReportReading.result(
      of: """
        const wiper = find(".wiper");
        const [actual, expected] = document.querySelectorAll(".wipe img");
        const seen = [];
        for (const share of [0, 30, 100]) {
          wiper.value = share; wiper.dispatchEvent(new Event("input"));
          seen.push(`${expected.style.clipPath} ${find(".edge").style.left}`);
        }
        return `${actual.src === shown("actual").src} ${seen.join("; ")}`;
        """, in: try await Self.page())
    #expect(
      result
        == "true inset(0px 100% 0px 0px) 0%; inset(0px 70% 0px 0px) 30%; inset(0px 0% 0px 0px) 100%"
    )
  }

  @Test("Nothing plays by itself; played, both clips go on together until they are stopped")
  func plays() async throws {
    let result = try ReportReading.result(
      of: """
        // Without a window nothing asks for frames in virtual time: a timer does.
        window.requestAnimationFrame = (draw) => setTimeout(() => draw(performance.now()), 16);
        window.cancelAnimationFrame = clearTimeout;
        const before = position();
        await new Promise((done) => setTimeout(done, 300));
        const rested = position() === before;
        find(".play").click();
        const seen = new Set();
        let inStep = true;
        for (let count = 0; count < 100 && seen.size < 10; count += 1) {
          await new Promise((done) => setTimeout(done, 10));
          const frame = find("li.shown");
          seen.add(frame.dataset.frame);
          for (const role of ["expected", "actual"]) {
            inStep &&= shown(role).src === frame.querySelector(`.${role}:not(.part)`).src;
          }
        }
        find(".play").click();
        const stopped = position();
        await new Promise((done) => setTimeout(done, 200));
        return `${rested} ${inStep} ${seen.size} ${position() === stopped}`;
        """, in: try await Self.page())
    #expect(result == "true true 10 true")
  }

  @Test("A page without differences works too")
  func showsNothing() async throws {
    let presets = ["small": ReportSample.preset()]
    let sample = try await ReportSample(recording: presets)
    let page = try await sample.page(try await sample.verify(presets))
    let result = try ReportReading.result(
      of: "return `${document.querySelectorAll('.viewer').length} ${find('.verdict').className}`;",
      in: page)
    #expect(result == "0 verdict good")
  }
}
