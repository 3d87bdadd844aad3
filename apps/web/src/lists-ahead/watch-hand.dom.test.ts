import { fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { type Hand, watchHand } from "./watch-hand.ts";

const CONTRACT = "/?type=contract&utm_source=gazette";
const told: string[] = [];
let hand: Hand;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <main>
      <form>
        <label>Contract <input type="checkbox" name="type" value="contract" /></label>
        <label>Internship <input type="checkbox" name="type" value="internship" /></label>
        <input type="hidden" name="utm_source" value="gazette" />
      </form>
      <a href="/?page=2">Next page</a> <a href="/jobs/1">A job</a> <a href="#results">Skip</a>
    </main>
    <footer><a href="/?sort=pay">Best paid</a></footer>`;
  told.length = 0;
  hand = watchHand({
    rests: (path) => told.push(`rests ${path}`),
    presses: (path) => told.push(`presses ${path}`),
  });
});

afterEach(() => {
  hand.stop();
});

const find = (selector: string) => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const hover = (selector: string, pointerType = "mouse") =>
  fireEvent.pointerOver(find(selector), { pointerType });
const press = (selector: string, init: PointerEventInit) => fireEvent.pointerDown(find(selector), init);

it("tells what a hand rests on, and nothing of what it moves across", () => {
  hover("label");
  vi.advanceTimersByTime(40);
  hover("label:nth-of-type(2)");
  vi.advanceTimersByTime(40);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(40);
  expect(told).toEqual(["rests /?type=internship&utm_source=gazette"]);
  hover("main a");
  hand.stop();
  vi.advanceTimersByTime(1000);
  expect(told).toHaveLength(1);
});

it("tells again what a hand still rests on, unless that went away or a finger came since", () => {
  hover("label");
  vi.advanceTimersByTime(65);
  hand.lookAgain();
  expect(told).toEqual([`rests ${CONTRACT}`, `rests ${CONTRACT}`]);
  hover("label", "touch");
  hand.lookAgain();
  hover("main a");
  find("main a").remove();
  hand.lookAgain();
  expect(told).toHaveLength(2);
});

it("tells at once what is pressed, but not what a finger may scroll past, nor what is opened elsewhere", () => {
  press("label", { pointerType: "touch" });
  hover("label", "touch");
  press("label", { pointerType: "mouse", button: 2 });
  press("main a", { pointerType: "mouse", ctrlKey: true });
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([]);
  press("label", { pointerType: "mouse" });
  press("main a", { pointerType: "pen" });
  expect(told).toEqual([`presses ${CONTRACT}`, "presses /?page=2"]);
});

it.each(['[href="/jobs/1"]', '[href="#results"]', "footer a", "main"])(
  "has nothing to say of what leads to no listing from here: %s",
  (selector) => {
    press(selector, { pointerType: "mouse" });
    hover(selector);
    vi.advanceTimersByTime(1000);
    expect(told).toEqual([]);
  },
);
