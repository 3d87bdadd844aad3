import { fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { LIST_AHEAD } from "./list-ahead.ts";
import { type ListsAhead, openListsAhead } from "./open-lists-ahead.ts";

const CONTRACTS = "/?type=contract";
const PART_TIME = "/?type=part_time";
const asked: string[] = [];
const answers: (() => void)[] = [];
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
  ahead = openListsAhead((path) => asked.push(`ahead of ${path}`));
});

afterEach(() => {
  ahead.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
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

it("of two lists that are chosen before the first is painted the router is asked for the later", async () => {
  await restOnContracts();
  await answer();
  ahead.show(CONTRACTS, () => asked.push("for contracts"));
  ahead.show("/", () => asked.push("for all"));
  await paint();
  expect(asked).toEqual(["for all"]);
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

/** The list whose picture is seen, if any. */
function seenAhead(): string | undefined {
  const picture = document.querySelector<HTMLElement>(".list-ahead-shown > *");
  return picture?.dataset["path"];
}
