import { expect, vi } from "vitest";

import { noteRow } from "./chaos-row.ts";
import type { Fault, FaultyLink } from "./fault.ts";

/** A fault of a link, and what a person or caller should see. */
export type FaultCase = {
  readonly fault: Fault;
  /** The requests it affects; default all. */
  readonly part?: string;
  readonly expected: string;
};

/** A scenario for testing a link. */
export type Trial = {
  /** The caller and the callee. */
  readonly link: string;
  readonly broken: FaultyLink;
  /** Performs the action that meets the fault, and returns the result in the words of `expected`. */
  readonly act: () => Promise<string>;
  /** After recovery: repeats what failed, and returns the final state. */
  readonly recover: () => Promise<string>;
  readonly afterwards: string;
};

/**
 * Breaks a link, performs an action, restores the link, and compares the results before and after with expectations.
 */
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

/** The result of a call: `done`, or the error's code. */
export async function tellOutcome(work: Promise<unknown>, done: string): Promise<string> {
  try {
    await work;
    return done;
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : String(error);
  }
}

const RECOVERS_WITHIN_MS = 30_000;

/** Retries, like people do, until the response is as expected. */
export async function untilIs(ask: () => Promise<string>, answer: string): Promise<void> {
  await vi.waitFor(async () => expect(await ask()).toBe(answer), {
    timeout: RECOVERS_WITHIN_MS,
    interval: 500,
  });
}
