"use strict";

// Plays the clips of a gallery: while a mouse is over one, or from a press to the next. Where people
// want less motion, a press alone plays.

const root = document.documentElement;
const wantsLessMotion = matchMedia("(prefers-reduced-motion: reduce)");
const find = (selector, place = document) => place.querySelector(selector);
const findAll = (selector, place = document) => [...place.querySelectorAll(selector)];

class Card {
  constructor(item) {
    this.item = item;
    this.stage = find(".stage", item);
    this.screen = find(".screen", item);
    this.files = findAll(".files input", item);
    this.label = this.stage.getAttribute("aria-label");
    this.listen();
    this.choose();
  }

  get file() { return this.files.find((file) => file.checked) ?? this.files[0]; }
  get isPinned() { return this.stage.getAttribute("aria-pressed") === "true"; }

  listen() {
    this.stage.addEventListener("pointerenter", (event) => {
      if (event.pointerType === "mouse" && !wantsLessMotion.matches) this.play();
    });
    this.stage.addEventListener("pointerleave", () => { if (!this.isPinned) this.stop(); });
    this.stage.addEventListener("click", () => this.pin(!this.isPinned));
    for (const file of this.files) file.addEventListener("change", () => this.choose());
    for (const button of findAll("[data-copy]", this.item)) {
      button.addEventListener("click", () => copy(button, this.file.dataset[button.dataset.copy]));
    }
  }

  // Takes the file that is checked.
  choose() {
    find(".facts", this.item).textContent = this.file.dataset.facts;
    const still = find(".still", this.screen);
    if (still?.dataset.matte) still.style.background = this.file.dataset.kind === "video" ? still.dataset.matte : "";
    if (!this.clip) return;
    const wasPinned = this.isPinned;
    this.stop();
    if (wasPinned) this.pin(true); else this.play();
  }

  pin(isPinned) {
    this.stage.setAttribute("aria-pressed", isPinned);
    if (isPinned) this.play(); else this.stop();
  }

  // Puts the clip over the still, once there is something to see.
  play() {
    if (this.clip) return;
    const { kind, address } = this.file.dataset;
    const clip = document.createElement(kind === "video" ? "video" : "img");
    const start = () => { clip.classList.remove("loading"); this.screen.classList.add("playing"); };
    clip.className = "clip loading";
    clip.addEventListener(kind === "video" ? "playing" : "load", start, { once: true });
    clip.addEventListener("error", () => { if (this.clip === clip) this.fail(); });
    if (kind === "video") Object.assign(clip, { muted: true, loop: true, playsInline: true, autoplay: true });
    else clip.alt = "";
    clip.src = address;
    this.clip = clip;
    this.screen.append(clip);
  }

  stop() {
    this.clip?.removeAttribute("src");
    this.clip?.remove();
    this.clip = undefined;
    this.screen.classList.remove("playing");
    this.stage.setAttribute("aria-pressed", false);
  }

  fail() {
    this.stop();
    say(`${this.file.dataset.address} cannot be played`);
  }

  // Without a poster, a frame of the clip itself is the still: a video's middle, a GIF's first.
  findStill() {
    if (find(".still", this.screen)) return;
    const video = this.files.find((file) => file.dataset.kind === "video");
    const still = document.createElement(video ? "video" : "canvas");
    still.className = "still";
    this.screen.append(still);
    if (video) {
      Object.assign(still, { muted: true, preload: "metadata", playsInline: true });
      still.src = `${video.dataset.address}#t=${Number(video.dataset.seconds) / 2}`;
      return;
    }
    const picture = new Image();
    picture.addEventListener("load", () => {
      [still.width, still.height] = [picture.naturalWidth, picture.naturalHeight];
      still.getContext("2d").drawImage(picture, 0, 0);
    });
    picture.src = this.files[0].dataset.address;
  }
}

function say(text) { find(".said").textContent = text; }

async function copy(button, text) {
  const label = button.dataset.label ??= button.textContent;
  let isDone = true;
  try { await navigator.clipboard.writeText(text); } catch { isDone = copyOldStyle(text); }
  button.textContent = isDone ? "Copied" : "Not copied";
  button.classList.add("done");
  say(isDone ? `${label} copied` : `${label} could not be copied`);
  clearTimeout(button.timer);
  button.timer = setTimeout(() => { button.textContent = label; button.classList.remove("done"); }, 1500);
}

// For pages that came without encryption, where there is no clipboard.
function copyOldStyle(text) {
  const focused = document.activeElement;
  const area = Object.assign(document.createElement("textarea"), { value: text, className: "unseen" });
  document.body.append(area);
  area.select();
  const isDone = document.execCommand("copy");
  area.remove();
  focused?.focus();
  return isDone;
}

// What is remembered; browsers may refuse to.
const memory = {
  key: "zoetrope-backdrop",
  get value() { try { return localStorage.getItem(this.key); } catch { return null; } },
  set value(value) { try { localStorage.setItem(this.key, value); } catch { /* It is for this time only. */ } },
};

const prefersDark = matchMedia("(prefers-color-scheme: dark)");
function showBackdrop() {
  const wanted = memory.value;
  const chosen = ["light", "dark", "checker"].includes(wanted) ? wanted : prefersDark.matches ? "dark" : "light";
  root.dataset.backdrop = chosen;
  find(`.backdrops [value="${chosen}"]`).checked = true;
}
prefersDark.addEventListener("change", showBackdrop);
for (const choice of findAll(".backdrops input")) {
  choice.addEventListener("change", () => { memory.value = choice.value; root.dataset.backdrop = choice.value; });
}
showBackdrop();

const list = find(".cards");
const items = findAll(".card");
const cards = new Map(items.map((item) => [item, new Card(item)]));

// Clips that nobody sees need no stills and do not play.
const watcher = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) cards.get(target).findStill(); else cards.get(target).stop();
  }
}, { rootMargin: "100px" });
items.forEach((item) => watcher.observe(item));
addEventListener("keydown", (event) => {
  if (event.key === "Escape") cards.forEach((card) => card.stop());
});

const summary = find(".summary").textContent;
const search = find(".search input");
function filter() {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const item of items) item.hidden = !words.every((word) => item.dataset.words.includes(word));
  const count = items.filter((item) => !item.hidden).length;
  find(".nothing").hidden = count > 0;
  find(".summary").textContent = words.length > 0 ? `${count} of ${items.length} clips` : summary;
}
search.addEventListener("input", filter);
find(".nothing button").addEventListener("click", () => { search.value = ""; filter(); search.focus(); });
find(".sort select").addEventListener("change", (event) => {
  const key = event.target.value;
  const sorted = key ? items.toSorted((one, other) => other.dataset[key] - one.dataset[key]) : items;
  list.append(...sorted);
});
filter();
