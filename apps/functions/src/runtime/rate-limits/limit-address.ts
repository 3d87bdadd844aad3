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
/** Resolves after a number of milliseconds. */
type Pause = (milliseconds: number) => Promise<unknown>;
type Options = {
  /** Epoch milliseconds. */
  readonly now?: number;
  readonly pause?: Pause;
  /** How many concurrent calls an instance may have. */
  readonly concurrency?: number;
};

const paceByCost = paceCallers(ADDRESS_LIMIT);
const paceByOwnLimit = {
  wholeJobs: paceCallers(OWN_LIMITS.wholeJobs),
  images: paceCallers(OWN_LIMITS.images),
};
/** The number of waiting or delayed calls per address. */
const waiting = new Map<string, number>();
let allWaiting = 0;

/**
 * Counts a request's cost against its address, in the memory of this instance, and resolves when it is that address's
 * turn, so that each address gets a small, even share of an instance. Requests beyond the maximum wait are refused
 * after a delay, so that retrying is slow for the caller and cheap for us, or at once if too many are waiting already.
 * The site's authenticated server is exempt, as it limits its visitors itself.
 *
 * @param units CPU milliseconds
 * @throws Refusal `resource-exhausted`, naming `rate`.
 */
export async function limitAddress(request: Asking, units: number, options: Options = {}): Promise<void> {
  await limitStranger(paceByCost, request, units, options);
}

/**
 * The same with a separate limit, for large responses.
 *
 * @param count number of whole jobs or images requested
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

/** Returns false at once if too many are waiting already. */
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

/** Google's front end appends the address to the header, and is the only proxy by default. */
function findStranger(request: Asking, now: number): string | undefined {
  if (isFromSite(request, now)) return undefined;
  const { headers, socket } = request;
  const from = {
    forwardedFor: headers["x-forwarded-for"]?.toString(),
    remoteAddress: socket.remoteAddress,
  };
  return findCaller(from, Math.max(1, proxiesInFront.value()));
}
