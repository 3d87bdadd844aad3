import { setTimeout } from "node:timers/promises";

import { findCaller } from "@farwork/serving/caller-address";
import { paceCallers } from "@farwork/serving/pace-callers";
import type { Request } from "firebase-functions/https";

import { JOB_CALLABLE } from "../function-options.ts";
import { proxiesInFront, siteSecret } from "../params.ts";
import { Refusal } from "../refusal.ts";
import { isFromSite } from "../site-token.ts";
import {
  ADDRESS_LIMIT,
  MAX_WAITING,
  OWN_LIMITS,
  type OwnLimitName,
  REFUSED_MS,
  UNKNOWN_SITE_FACTOR,
} from "./limits.ts";

type Asking = Pick<Request, "headers" | "query" | "socket">;
/** Resolves after so many milliseconds. */
type Pause = (milliseconds: number) => Promise<unknown>;
type Options = {
  /** Epoch milliseconds. */
  readonly now?: number;
  readonly pause?: Pause;
  /** How many calls an instance may have at a time. */
  readonly concurrency?: number;
};

const paceByCost = paceCallers(ADDRESS_LIMIT);
const paceByOwnLimit = {
  wholeJobs: paceCallers(OWN_LIMITS.wholeJobs),
  pictures: paceCallers(OWN_LIMITS.pictures),
};
/** How many calls of each address wait or are held back. */
const waiting = new Map<string, number>();
let allWaiting = 0;

/**
 * Counts what a request costs against the address it came from, in the memory of this instance, and comes back when it
 * is that address's turn. So one address gets a small part of an instance, and that evenly. Whoever wants more than
 * they could wait for is refused, and hears of it late, so that asking again and again takes time rather than ours;
 * where too many wait already, at once. The site's server is not counted: it limits its visitors itself, and has shown
 * that it is the one that asks.
 *
 * @param units milliseconds of a processor
 * @throws Refusal `resource-exhausted`, naming `rate`.
 */
export async function limitAddress(request: Asking, units: number, options: Options = {}): Promise<void> {
  await limitStranger(paceByCost, request, units, options);
}

/**
 * The same by a limit of its own, for what may be longer than other answers.
 *
 * @param count how many whole jobs or pictures are asked for
 * @throws Refusal `resource-exhausted`, naming `rate`.
 */
export async function limitAddressBy(
  name: OwnLimitName,
  request: Asking,
  count: number,
  options: Options = {},
): Promise<void> {
  await limitStranger(paceByOwnLimit[name], request, count, options);
}

async function limitStranger(
  pace: ReturnType<typeof paceCallers>,
  request: Asking,
  units: number,
  { now = Date.now(), pause = setTimeout, concurrency = JOB_CALLABLE.concurrency }: Options,
): Promise<void> {
  const caller = findStranger(request, now);
  if (caller === undefined) return;
  const factor = siteSecret.value() === "" ? UNKNOWN_SITE_FACTOR : 1;
  const waitMs = pace({ caller, units: units / factor, now });
  if (waitMs === 0) return;
  const hasWaited = await waitFor(caller, concurrency, () => pause(waitMs ?? REFUSED_MS));
  if (!hasWaited || waitMs === undefined) throw new Refusal("resource-exhausted", "rate");
}

/** False, at once, where too many wait already. */
async function waitFor(caller: string, concurrency: number, pause: () => Promise<unknown>): Promise<boolean> {
  const own = waiting.get(caller) ?? 0;
  if (own >= concurrency * MAX_WAITING.ofAddress || allWaiting >= concurrency * MAX_WAITING.ofAll)
    return false;
  waiting.set(caller, own + 1);
  allWaiting += 1;
  try {
    await pause();
    return true;
  } finally {
    allWaiting -= 1;
    const left = (waiting.get(caller) ?? 1) - 1;
    if (left > 0) waiting.set(caller, left);
    else waiting.delete(caller);
  }
}

/** Google's front end writes the address at the end of the header, and is the only one before us unless we say so. */
function findStranger(request: Asking, now: number): string | undefined {
  if (isFromSite(request, now)) return undefined;
  const { headers, socket } = request;
  const from = {
    forwardedFor: headers["x-forwarded-for"]?.toString(),
    remoteAddress: socket.remoteAddress,
  };
  return findCaller(from, Math.max(1, proxiesInFront.value()));
}
