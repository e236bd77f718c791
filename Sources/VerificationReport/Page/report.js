"use strict";

// Shows the clips of a report: each section's strip holds the pictures, its viewer shows those of
// one frame. A link such as #clip-1/17 chooses the frame nearest to 17.

document.documentElement.classList.add("scripted");

class Viewer {
  constructor(section) {
    this.section = section;
    this.frames = [...section.querySelectorAll(".strip li")];
    this.numbers = this.frames.map((frame) => Number(frame.dataset.frame));
    this.rate = Number(section.dataset.rate);
    this.count = Number(section.dataset.count);
    this.root = section.querySelector(".viewer");
    this.root.append(document.getElementById("viewer").content.cloneNode(true));
    this.slider = this.find(".frame");
    this.slider.max = this.frames.length - 1;
    this.listen();
    this.show(this.nearest(Number(section.dataset.initial)));
  }

  find(selector) { return this.root.querySelector(selector); }

  // The place of the pictured frame that is nearest to `number`.
  nearest(number) {
    let best = 0;
    this.numbers.forEach((other, place) => {
      if (Math.abs(other - number) < Math.abs(this.numbers[best] - number)) best = place;
    });
    return best;
  }

  listen() {
    const step = (by) => { this.pause(); this.show(this.place + by); };
    this.find(".back").addEventListener("click", () => step(-1));
    this.find(".on").addEventListener("click", () => step(1));
    this.find(".play").addEventListener("click", () => (this.timer ? this.pause() : this.play()));
    this.slider.addEventListener("input", () => { this.pause(); this.show(Number(this.slider.value)); });
    this.find(".wiper").addEventListener("input", () => this.wipe());
    this.find(".panes").addEventListener("keydown", (event) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!by || event.target !== event.currentTarget) return;
      event.preventDefault();
      step(by);
    });
    this.section.querySelector(".timeline").addEventListener("click", (event) => {
      const area = event.currentTarget.getBoundingClientRect();
      this.pause();
      this.show(this.nearest(Math.floor((event.clientX - area.left) / area.width * this.count)));
    });
  }

  // Shows the pictures at `place` of the strip, going round at its ends.
  show(place) {
    this.place = (place + this.frames.length) % this.frames.length;
    const frame = this.frames[this.place];
    const isSame = frame.classList.contains("same");
    const actual = frame.querySelector(".actual:not(.part)");
    const expected = isSame ? actual : frame.querySelector(".expected:not(.part)");
    const difference = frame.querySelector(".difference:not(.part)");
    this.fill(".expected", [expected]);
    this.fill(".actual", [actual]);
    this.fill(".difference", [difference], isSame ? "No pixel differs." : "There are not two pictures to compare.");
    this.fill(".wipe", [actual, expected].every((item) => item?.src) ? [actual, expected] : []);
    this.outline(frame.dataset.box);
    this.find(".gain").textContent = frame.dataset.gain > 1 ? `, ${frame.dataset.gain} times as strong` : "";
    this.wipe();
    this.enlarge(frame);
    this.tell(frame, isSame);
  }

  // Puts copies of pictures, or of what is said in their place, into a pane.
  fill(pane, items, instead = "There are not two pictures to compare.") {
    const place = this.find(`.pane${pane} .picture`);
    const present = items.filter(Boolean);
    const kept = [...place.querySelectorAll("img")];
    if (present.length > 0 && present.every((item) => item.src) && kept.length === present.length) {
      // Changing the source alone keeps playing free of flicker.
      present.forEach((item, index) => {
        for (const name of ["src", "alt", "width", "height"]) kept[index][name] = item[name];
      });
      return;
    }
    const copies = present.map((item) => {
      const copy = item.cloneNode(true);
      copy.removeAttribute("class");
      copy.decoding = "sync";
      return copy;
    });
    if (copies.length === 0) copies.push(Object.assign(document.createElement("p"), { textContent: instead }));
    place.replaceChildren(...copies);
  }

  // Draws the box around what differs.
  outline(box) {
    this.root.querySelectorAll(".box").forEach((old) => old.remove());
    if (!box) return;
    const [left, top, width, height] = box.split(" ").map((share) => `${share}%`);
    for (const pane of [".expected", ".actual", ".difference"]) {
      const frame = document.createElement("div");
      frame.className = "box";
      Object.assign(frame.style, { left, top, width, height });
      this.find(`.pane${pane} .picture`).append(frame);
    }
  }

  // Covers the actual picture with the expected one up to the wiper.
  wipe() {
    const share = this.find(".wiper").value;
    const picture = this.find(".wipe .picture");
    const cover = picture.querySelectorAll("img")[1];
    let edge = picture.querySelector(".edge");
    if (!cover) { edge?.remove(); return; }
    if (!edge) {
      edge = Object.assign(document.createElement("div"), { className: "edge" });
      picture.append(edge);
    }
    cover.style.clipPath = `inset(0 ${100 - share}% 0 0)`;
    edge.style.left = `${share}%`;
  }

  enlarge(frame) {
    const parts = frame.querySelectorAll("img.part");
    this.find(".parts").style.visibility = parts.length > 0 ? "visible" : "hidden";
    for (const role of ["expected", "actual", "difference"]) {
      const part = frame.querySelector(`.part.${role}`);
      const target = this.find(`.parts .${role} div`);
      if (part) target.replaceChildren(Object.assign(part.cloneNode(), { className: "" }));
    }
  }

  tell(frame, isSame) {
    const number = Number(frame.dataset.frame);
    const finding = isSame ? "as recorded" : frame.dataset.text ?? "not as recorded";
    const text = `Frame ${number} at ${frame.dataset.time} s: ${finding}`;
    this.find(".position").textContent = text;
    this.slider.value = this.place;
    this.slider.setAttribute("aria-valuetext", text);
    this.frames.forEach((other) => other.classList.toggle("shown", other === frame));
    const strip = frame.parentElement;
    strip.scrollLeft = frame.offsetLeft - strip.offsetLeft - (strip.clientWidth - frame.clientWidth) / 2;
    const head = this.section.querySelector(".playhead");
    head.setAttribute("x1", number + 0.5);
    head.setAttribute("x2", number + 0.5);
  }

  // Plays the pictured frames at the times of the clip, both clips in step.
  play() {
    let time = this.numbers[this.place] / this.rate;
    let before = performance.now();
    this.find(".position").setAttribute("aria-live", "off");
    this.find(".play").textContent = "Pause";
    const tick = (now) => {
      time = (time + Math.max(0, now - before) / 1000 * this.find(".speed").value) % (this.count / this.rate);
      before = now;
      const next = this.numbers.findLastIndex((number) => number <= time * this.rate);
      if (next >= 0 && next !== this.place) this.show(next);
      this.timer = requestAnimationFrame(tick);
    };
    this.timer = requestAnimationFrame(tick);
  }

  pause() {
    cancelAnimationFrame(this.timer);
    this.timer = undefined;
    this.find(".position").removeAttribute("aria-live");
    this.find(".play").textContent = "Play";
  }
}

const viewers = new Map([...document.querySelectorAll(".clip")].map((clip) => [clip.id, new Viewer(clip)]));

function follow() {
  const [clip, number] = location.hash.slice(1).split("/");
  const viewer = viewers.get(clip);
  if (!viewer || !number) return;
  viewer.pause();
  viewer.show(viewer.nearest(Number(number)));
  viewer.root.scrollIntoView({ block: "nearest" });
}
addEventListener("hashchange", follow);
follow();
