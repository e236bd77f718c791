// SPDX-License-Identifier: MIT

import Gallery
import TestSupport
import Testing

/// What a page does in a browser: it is opened as a file beside its clips and used with mouse,
/// finger and keys, as far as a script can.
@Suite(.enabled(if: Browser.isInstalled, "Chromium is not installed: apt-get install chromium"))
struct GalleryBrowserTests {
  /// Functions for scripts; a mouse that comes in, a finger and a key are events.
  private static let functions = """
    const find = (selector) => document.querySelector(selector);
    const findAll = (selector) => [...document.querySelectorAll(selector)];
    const stage = (number) => findAll(".stage")[number];
    const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
    const enter = (target, pointerType = "mouse") => target.dispatchEvent(new PointerEvent("pointerenter", { pointerType }));
    const leave = (target) => target.dispatchEvent(new PointerEvent("pointerleave", { pointerType: "mouse" }));
    const until = async (check) => {
      // Clips load in their own time, of which each step of the browser's takes a little.
      for (let count = 0; count < 2000 && !check(); count += 1) await wait(20);
      return Boolean(check());
    };
    // Which stages show a clip in the place of their still.
    const playing = () => findAll(".stage").map((stage, number) =>
      stage.querySelector(".playing .clip:not(.loading)") ? number : "").join("");
    const copied = [];
    Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => { copied.push(text); } } });

    """

  /// What `script` returns in a page about `small`, and `many` before it.
  private static func result(
    of script: String, lost: Bool = false, options: [String] = []
  ) async throws -> String {
    let sample = try await GallerySample([
      "small.json": GallerySample.preset, "many.json": GallerySample.matrix,
    ])
    let page = try await sample.page(of: sample.catalog(lost: lost))
    return try Browser.Page(page.source, in: sample.folder, options: options)
      .result(of: functions + script)
  }

  @Test("Posters are seen and nothing plays by itself, or goes wrong, or comes from elsewhere")
  func rests() async throws {
    let result = try await Self.result(
      of: """
        await wait(500);
        const stills = findAll(".still");
        await Promise.all(stills.map((still) => still.decode()));
        const seen = stills.every((still) => still.naturalWidth > 0 && still.getBoundingClientRect().width > 10
          && getComputedStyle(still).visibility === "visible");
        const foreign = performance.getEntriesByType("resource").filter((entry) => !/^(file|data):/.test(entry.name));
        return `${stills.length} ${seen} ${findAll(".clip").length} ${foreign.length} ${mistakes}`;
        """)
    #expect(result == "3 true 0 0 ")
  }

  @Test("A mouse over a clip plays it, the GIF from its file, until it leaves")
  func hovers() async throws {
    let result = try await Self.result(
      of: """
        enter(stage(2));
        const started = await until(() => playing() === "2");
        const address = find(".clip").src.split("/").pop();
        const size = find(".clip").naturalWidth;
        const hidden = getComputedStyle(stage(2).querySelector(".still")).visibility;
        leave(stage(2));
        enter(stage(1), "touch");
        await wait(300);
        return `${started} ${address} ${size} ${hidden} [${playing()}] ${mistakes}`;
        """)
    #expect(result == "true small.gif 24 hidden [] ")
  }

  @Test("A tap or a key plays a clip until the next; Escape stops all")
  func taps() async throws {
    let result = try await Self.result(
      of: """
        const button = stage(0);
        const states = [button.tagName, button.tabIndex, button.getAttribute("aria-label")];
        button.focus();
        button.click();
        await until(() => playing() === "0");
        enter(button); leave(button);
        states.push(playing(), button.ariaPressed);
        button.click();
        states.push(`[${playing()}]`, button.ariaPressed);
        button.click(); stage(2).click();
        await until(() => playing() === "02");
        states.push(playing());
        document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
        states.push(`[${playing()}]`, button.ariaPressed, mistakes);
        return states.join("; ");
        """)
    #expect(
      result == "BUTTON; 0; Play many, theme clear; 0; true; []; false; 02; []; false; ")
  }

  @Test("Where people want less motion, a mouse alone plays nothing; a press does")
  func respectsReducedMotion() async throws {
    let result = try await Self.result(
      of: """
        enter(stage(2));
        await wait(400);
        const before = playing();
        leave(stage(2));
        stage(2).click();
        const after = await until(() => playing() === "2");
        return `${matchMedia("(prefers-reduced-motion: reduce)").matches} [${before}] ${after}`;
        """, options: ["--force-prefers-reduced-motion"])
    #expect(result == "true [] true")
  }

  @Test("A file that is chosen is the one that plays, is told of and is copied")
  func chooses() async throws {
    let result = try await Self.result(
      of: """
        const card = findAll(".card")[1];
        const files = [...card.querySelectorAll(".files input")];
        const told = [card.querySelector(".facts").textContent];
        stage(1).click();
        await until(() => playing() === "1");
        files[3].click();
        told.push(await until(() => card.querySelector("video.clip")), card.querySelectorAll(".clip").length);
        told.push(card.querySelector(".clip").src.split("/").pop(), card.querySelector(".facts").textContent);
        told.push(stage(1).ariaPressed);
        for (const button of card.querySelectorAll("[data-copy]")) button.click();
        await wait(50);
        told.push(card.querySelector("[data-copy]").textContent, find(".said").textContent);
        await wait(1600);
        told.push(card.querySelector("[data-copy]").textContent);
        const same = ["markdown", "html", "command"].every((kind, place) => copied[place] === files[3].dataset[kind]);
        return [...told, copied.length, same, copied[2].split(" ").slice(3).join(" "), mistakes].join("; ");
        """)
    #expect(
      result == """
        16 × 24 px, 4 frames, 0.2 s, 20 fps; true; 1; many-dark%402x.mp4; \
        32 × 48 px, 4 frames, 0.2 s, 20 fps; true; Copied; Command copied; Markdown; 3; true; \
        --variant theme=dark,scale=2 -o 'My Clips/many-dark@2x.mp4'; 
        """)
  }

  @Test("A backdrop is shown behind all clips and remembered")
  func changesBackdrop() async throws {
    let result = try await Self.result(
      of: """
        const told = [];
        for (const name of ["dark", "checker", "light"]) {
          find(`.backdrops [value="${name}"]`).click();
          const style = getComputedStyle(stage(0));
          told.push(document.documentElement.dataset.backdrop, style.backgroundColor, style.backgroundImage !== "none");
          let kept; try { kept = localStorage.getItem("zoetrope-backdrop"); } catch { kept = name; }
          told.push(kept === name);
        }
        return told.join(" ");
        """)
    #expect(
      result == """
        dark rgb(20, 21, 26) false true checker rgba(0, 0, 0, 0) true true \
        light rgb(255, 255, 255) false true
        """)
  }

  @Test("Search and sort leave the clips that are wanted, in the order wanted")
  func searches() async throws {
    let result = try await Self.result(
      of: """
        const names = () => findAll(".card:not([hidden]) .stage").map((stage) => stage.ariaLabel.slice(5)).join("/");
        find(".search").hidden = false;  // As on a page of many.
        const search = find(".search input");
        const look = (words) => { search.value = words; search.dispatchEvent(new Event("input")); return names(); };
        const told = [look("DARK many"), find(".summary").textContent, look("small.mp4"), look("nowhere")];
        told.push(find(".nothing").hidden);
        find(".nothing button").click();
        told.push(find(".summary").textContent, document.activeElement === search);
        const sort = find(".sort select");
        sort.value = "seconds"; sort.dispatchEvent(new Event("change")); told.push(names());
        sort.value = ""; sort.dispatchEvent(new Event("change")); told.push(names());
        return told.join("; ").replace(/[0-9.]+ kB/, "N kB");
        """)
    #expect(
      result == """
        many, theme dark; 1 of 3 clips; small; ; false; 3 clips, 10 files, N kB; true; \
        small/many, theme clear/many, theme dark; many, theme clear/many, theme dark/small
        """)
  }

  @Test("Without presets, frames of the clips are the stills")
  func showsFramesOfClips() async throws {
    let result = try await Self.result(
      of: """
        const still = () => stage(0).querySelector("video.still");
        const seen = await until(() => still()?.src);
        // When it has loaded is not asked: the browser's time does not wait for movies.
        return `${seen} ${still().src.split("/").pop()} ${still().paused} ${still().muted} ${mistakes}`;
        """, lost: true)
    #expect(result == "true many-clear%401x.mp4#t=0.1 true true ")
  }
}
