import { fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { LIST_AHEAD } from "./list-ahead.ts";
import { type ListsAhead, openListsAhead } from "./open-lists-ahead.ts";

const CONTRACTS = "/?type=contract";
const PART_TIME = "/?type=part_time";
const asked: string[] = [];
const answers: (() => void)[] = [];
/** Where the router was told that the history went. */
const steps: string[] = [];
const noteStep = () => steps.push(location.pathname + location.search);
let ahead: ListsAhead;

/** Answers with the list of its address, when it is told to. */
class HeldRequest extends EventTarget {
  readonly status = 200;
  responseType = "";
  response: Document | undefined;
  #path = "";
  open(_: string, path: string): void {
    this.#path = path;
  }
  send(): void {
    answers.push(() => {
      this.response = new Document();
      this.response.append(...readElements(writeResults(this.#path)));
      this.dispatchEvent(new Event("load"));
    });
  }
  abort(): void {
    this.dispatchEvent(new Event("abort"));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("XMLHttpRequest", HeldRequest);
  document.body.innerHTML = `<main><a href="${CONTRACTS}">Contract</a>${writeResults("/")}<div id="${LIST_AHEAD}"></div></main>`;
  asked.length = 0;
  answers.length = 0;
  steps.length = 0;
  history.replaceState(null, "", "/");
  window.addEventListener("popstate", noteStep);
  ahead = openListsAhead((path) => asked.push(`ahead of ${path}`));
});

afterEach(() => {
  ahead.close();
  window.removeEventListener("popstate", noteStep);
});

it("the router is asked for a list once its picture has been painted", async () => {
  await restOnContracts();
  await answer();
  ahead.show(CONTRACTS, () => asked.push("for contracts"));
  expect(seenAhead()).toBe(CONTRACTS);
  expect(asked).toEqual([]);
  await paint();
  expect(asked).toEqual(["for contracts"]);
});

it("the router is asked at once for a list that has no picture", () => {
  ahead.show(PART_TIME, () => asked.push("for part-time work"));
  expect(seenAhead()).toBeUndefined();
  expect(asked).toEqual(["for part-time work"]);
});

it("the router hears of what is chosen next after what still waits for its picture", async () => {
  await restOnContracts();
  await answer();
  ahead.show(CONTRACTS, () => asked.push("for contracts"));
  expect(asked).toEqual([]);
  fireEvent.click(document.body);
  expect(asked).toEqual(["for contracts"]);
  ahead.show("/", () => asked.push("for all"));
  await paint();
  expect(asked).toEqual(["for contracts", "for all"]);
});

it("the way back shows the list that was left, and then has the router go there, once", async () => {
  await leadTo(CONTRACTS);
  goBackTo("/");
  expect(seenAhead()).toBe("/");
  expect(steps).toEqual([]);
  await paint();
  expect(steps).toEqual(["/"]);
});

it("the list that was left lies ready for the way back", async () => {
  await leadTo(CONTRACTS);
  expect(readyAhead()).toBe("/");
  expect(seenAhead()).toBeUndefined();
});

it("a list that the hand rests on lies ready before the one that was left", async () => {
  fireEvent.pointerOver(contracts(), { pointerType: "mouse" });
  await leadTo(PART_TIME);
  await answer();
  expect(readyAhead()).toBe(CONTRACTS);
});

it("whoever goes back and forth at once sees the list they never left", async () => {
  await leadTo(CONTRACTS);
  goBackTo("/");
  goBackTo(CONTRACTS);
  expect(seenAhead()).toBeUndefined();
  await paint();
  expect(steps).toEqual([CONTRACTS]);
});

it("a link to another part of the page covers nothing", async () => {
  await leadTo(CONTRACTS);
  goBackTo(`${CONTRACTS}#results`);
  expect(seenAhead()).toBeUndefined();
  expect(steps).toEqual([CONTRACTS]);
});

it("a page that went elsewhere before the picture was painted goes on from there", async () => {
  await leadTo(CONTRACTS);
  goBackTo("/");
  history.replaceState(null, "", PART_TIME);
  await paint();
  expect(steps).toEqual([]);
  expect(seenAhead()).toBeUndefined();
});

it("a window that is not painted goes on all the same", async () => {
  vi.stubGlobal("requestAnimationFrame", () => 0);
  await leadTo(CONTRACTS);
  goBackTo("/");
  await vi.advanceTimersByTimeAsync(200);
  expect(steps).toEqual(["/"]);
});

it("a press has the router ask ahead, when that holds up no picture", async () => {
  await restOnContracts();
  fireEvent.pointerDown(contracts(), { pointerType: "mouse" });
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual([]);
  await answer();
  await paint();
  expect(asked).toEqual([`ahead of ${CONTRACTS}`]);
});

it("a press that no picture is awaited for has the router ask ahead at once", async () => {
  fireEvent.pointerDown(contracts(), { pointerType: "mouse" });
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual([`ahead of ${CONTRACTS}`]);
});

it("a list that was chosen before its picture came is not asked for ahead as well", async () => {
  await restOnContracts();
  fireEvent.pointerDown(contracts(), { pointerType: "mouse" });
  ahead.show(CONTRACTS, () => asked.push("for contracts"));
  expect(asked).toEqual(["for contracts"]);
  await answer();
  await paint();
  expect(seenAhead()).toBe(CONTRACTS);
  expect(asked).toEqual(["for contracts"]);
});

function writeResults(path: string): string {
  return `<section id="results" data-path="${path}"><ol class="job-entries"><li>A job</li></ol></section>`;
}

function readElements(html: string): Element[] {
  const holder = document.createElement("div");
  holder.innerHTML = html;
  return [...holder.children];
}

function contracts(): Element {
  const link = document.querySelector("main a");
  if (!link) throw new Error("no link");
  return link;
}

async function restOnContracts(): Promise<void> {
  fireEvent.pointerOver(contracts(), { pointerType: "mouse" });
  await vi.advanceTimersByTimeAsync(100);
}

async function answer(): Promise<void> {
  for (const give of answers.splice(0)) give();
  await vi.advanceTimersByTimeAsync(0);
}

const paint = () => vi.advanceTimersByTimeAsync(100);

/** Has the page show another list in the place of the first; both are looked at long enough to be kept. */
async function leadTo(path: string): Promise<void> {
  await vi.advanceTimersByTimeAsync(5000);
  ahead.show(path, () => history.pushState(null, "", path));
  const results = document.getElementById("results");
  if (results) results.dataset["path"] = path;
  await vi.advanceTimersByTimeAsync(5000);
}

function goBackTo(path: string): void {
  history.replaceState(null, "", path);
  window.dispatchEvent(new PopStateEvent("popstate", { state: null }));
}

/** The list whose picture lies there, seen or not, if any. */
function readyAhead(): string | undefined {
  const picture = document.getElementById(LIST_AHEAD)?.firstElementChild;
  return picture instanceof HTMLElement ? picture.dataset["path"] : undefined;
}

/** The list whose picture is seen, if any. */
function seenAhead(): string | undefined {
  const picture = document.querySelector<HTMLElement>(".list-ahead-shown > *");
  return picture?.dataset["path"];
}
