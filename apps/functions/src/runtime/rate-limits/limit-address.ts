import { readCallerAddress } from "@farwork/serving/caller-address";
import { tallyByWindow } from "@farwork/serving/window-tally";
import type { Request } from "firebase-functions/https";

import { proxiesInFront } from "../params.ts";
import { Refusal } from "../refusal.ts";
import { ADDRESS_LIMIT } from "./limits.ts";

const { units: limit, windowSeconds, maxAddresses: maxKeys } = ADDRESS_LIMIT;
const spend = tallyByWindow({ windowMs: windowSeconds * 1000, maxKeys });

/**
 * Counts what a request costs against the address it came from, in the memory of this instance. It keeps one address
 * from having an instance to itself; the site's own server, which asks for everybody, has room within it.
 *
 * @throws Refusal `resource-exhausted`, naming `rate`.
 */
export function limitAddress(
  request: Pick<Request, "headers" | "socket">,
  cost: number,
  now = Date.now(),
): void {
  if (!spend({ key: findAddress(request), units: cost, limit, now }))
    throw new Refusal("resource-exhausted", "rate");
}

/** Google's front end writes the address at the end of the header, and is the only one before us unless we say so. */
function findAddress({ headers, socket }: Pick<Request, "headers" | "socket">): string {
  const forwarded = headers["x-forwarded-for"]?.toString();
  return (
    readCallerAddress(forwarded, Math.max(1, proxiesInFront.value())) ||
    readCallerAddress(socket.remoteAddress, 1)
  );
}
