import { setTimeout } from "node:timers/promises";

import { findCaller } from "@farwork/serving/caller-address";
import { paceCallers } from "@farwork/serving/pace-callers";
import type { Request } from "firebase-functions/https";

import { proxiesInFront, siteSecret } from "../params.ts";
import { Refusal } from "../refusal.ts";
import { isFromSite } from "../site-token.ts";
import { ADDRESS_LIMIT, HELD_REFUSALS, UNKNOWN_SITE_FACTOR } from "./limits.ts";

/** Resolves after so many milliseconds. */
type Pause = (milliseconds: number) => Promise<unknown>;
type Options = {
  /** Epoch milliseconds. */
  readonly now?: number;
  readonly pause?: Pause;
};

const pace = paceCallers(ADDRESS_LIMIT);
let held = 0;

/**
 * Counts what a request costs against the address it came from, in the memory of this instance, and comes back when it
 * is that address's turn. So one address gets a small part of an instance, and that evenly. Whoever wants more than
 * they could wait for is refused, and hears of it late, so that asking again and again takes time rather than ours. The
 * site's server is not counted: it limits its visitors itself, and has shown that it is the one that asks.
 *
 * @param units milliseconds of a processor
 * @throws Refusal `resource-exhausted`, naming `rate`.
 */
export async function limitAddress(
  request: Pick<Request, "headers" | "query" | "socket">,
  units: number,
  { now = Date.now(), pause = setTimeout }: Options = {},
): Promise<void> {
  const caller = findStranger(request, now);
  if (caller === undefined) return;
  const factor = siteSecret.value() === "" ? UNKNOWN_SITE_FACTOR : 1;
  const waitMs = pace({ caller, units: units / factor, now });
  if (waitMs === undefined) {
    await holdBack(pause);
    throw new Refusal("resource-exhausted", "rate");
  }
  if (waitMs > 0) await pause(waitMs);
}

/** Google's front end writes the address at the end of the header, and is the only one before us unless we say so. */
function findStranger(
  request: Pick<Request, "headers" | "query" | "socket">,
  now: number,
): string | undefined {
  if (isFromSite(request, now)) return undefined;
  const { headers, socket } = request;
  const from = {
    forwardedFor: headers["x-forwarded-for"]?.toString(),
    remoteAddress: socket.remoteAddress,
  };
  return findCaller(from, Math.max(1, proxiesInFront.value()));
}

/** Only so many at once: what waits takes one of the calls that an instance may have at a time. */
async function holdBack(pause: Pause): Promise<void> {
  if (held >= HELD_REFUSALS.most) return;
  held += 1;
  try {
    await pause(HELD_REFUSALS.ms);
  } finally {
    held -= 1;
  }
}
