import { expect, it, vi } from "vitest";

import { coalesceRequests } from "./coalesce-requests.ts";

function openShare({ maxKept = 10 } = {}) {
  const clock = { now: 0 };
  const isKept = (answer: string) => answer !== "none";
  const answers = coalesceRequests<string>({ keptMs: 1000, maxKept, isKept, now: () => clock.now });
  const ask = vi.fn<(question: string) => Promise<string>>(async (question) => `answer to ${question}`);
  return {
    clock,
    ask,
    find: answers.find,
    get: (question: string) => answers.get(question, () => ask(question)),
  };
}

it("coalesces identical concurrent requests", async () => {
  const { ask, get } = openShare();
  const answers = await Promise.all([get("a"), get("a"), get("b")]);
  expect(answers).toEqual(["answer to a", "answer to a", "answer to b"]);
  expect(ask.mock.calls).toEqual([["a"], ["b"]]);
});

it("keeps an answer for its time, counted from its arrival", async () => {
  const { clock, ask, get } = openShare();
  const late = Promise.withResolvers<string>();
  ask.mockReturnValueOnce(late.promise);
  const first = get("a");
  clock.now = 5000;
  late.resolve("late");
  await first;
  clock.now = 5999;
  expect(await get("a")).toBe("late");
  clock.now = 6000;
  expect(await get("a")).toBe("answer to a");
});

it("does not keep failures: the next request asks again", async () => {
  const { ask, get } = openShare();
  ask.mockRejectedValueOnce(new Error("away"));
  await expect(get("a")).rejects.toThrow("away");
  expect(await get("a")).toBe("answer to a");
});

it("keeps the newest answers, up to its limit", async () => {
  const { ask, get } = openShare({ maxKept: 2 });
  for (const question of ["a", "b", "c", "c", "b", "a"]) await get(question);
  expect(ask.mock.calls.flat()).toEqual(["a", "b", "c", "a"]);
});

it("gives an answer that must not be kept only to those already waiting for it", async () => {
  const { ask, get } = openShare();
  ask.mockResolvedValueOnce("none");
  expect(await Promise.all([get("a"), get("a")])).toEqual(["none", "none"]);
  expect(await get("a")).toBe("answer to a");
});

it("lets an answer that never comes block only those waiting, not whoever asks 20 s later", async () => {
  const { clock, ask, get } = openShare();
  ask.mockReturnValueOnce(new Promise(() => {}));
  void get("a");
  clock.now = 19_999;
  void get("a");
  expect(ask).toHaveBeenCalledOnce();
  clock.now = 20_000;
  expect(await get("a")).toBe("answer to a");
});

it("finds an answer that is kept or pending, without asking", async () => {
  const { clock, ask, find, get } = openShare();
  expect(find("a")).toBeUndefined();
  void get("a");
  expect(await find("a")).toBe("answer to a");
  clock.now = 999;
  expect(await find("a")).toBe("answer to a");
  clock.now = 1000;
  expect(find("a")).toBeUndefined();
  expect(ask).toHaveBeenCalledOnce();
});
