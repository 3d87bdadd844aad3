import { expect, vi } from "vitest";

import { noteRow } from "./chaos-row.ts";
import type { Fault, FaultyLink } from "./fault.ts";

/** One fault of one link, and what a person, or whoever calls, should see of it. */
export type FaultCase = {
  readonly fault: Fault;
  /** What meets it; everything unless told. */
  readonly part?: string;
  readonly expected: string;
};

/** What a link is tried with. */
export type Trial = {
  /** What calls what. */
  readonly link: string;
  readonly broken: FaultyLink;
  /** Does what meets the fault, and gives what came of it, in the words of `expected`. */
  readonly act: () => Promise<string>;
  /** When the link is mended: has what failed done again, and gives what there is. */
  readonly recover: () => Promise<string>;
  readonly afterwards: string;
};

/** Breaks a link, does something, mends it, and holds what was seen against what was expected, before and after. */
export async function meetFault({ fault, part, expected }: FaultCase, trial: Trial): Promise<void> {
  const { link, broken, afterwards } = trial;
  await broken.breakOff(fault, part);
  const began = performance.now();
  let seen: string;
  try {
    seen = await trial.act();
  } finally {
    await broken.mend();
  }
  const seconds = (performance.now() - began) / 1000;
  const recovered = await trial.recover();
  noteRow({ link, fault, expected, seen, seconds, afterwards: recovered });
  expect(seen, `${link}: ${fault}`).toBe(expected);
  expect(recovered, `${link}: ${fault}, afterwards`).toBe(afterwards);
}

/** What a call that should succeed came to: `done`, or the error's code. */
export async function tellOutcome(work: Promise<unknown>, done: string): Promise<string> {
  try {
    await work;
    return done;
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : String(error);
  }
}

const RECOVERS_WITHIN_MS = 30_000;

/** Asks again and again, as people do, until the answer is as it should be. */
export async function untilIs(ask: () => Promise<string>, answer: string): Promise<void> {
  await vi.waitFor(async () => expect(await ask()).toBe(answer), {
    timeout: RECOVERS_WITHIN_MS,
    interval: 500,
  });
}
