import type { Request } from "firebase-functions/https";

import { ADDRESS_LIMIT } from "./rate-limits.ts";
import { Refusal } from "./refusal.ts";

const WINDOW_MS = ADDRESS_LIMIT.windowSeconds * 1000;
const spent = { window: 0, units: new Map<string, number>() };

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
  const window = Math.floor(now / WINDOW_MS);
  if (window !== spent.window) Object.assign(spent, { window, units: new Map() });
  const address = findAddress(request);
  const units = (spent.units.get(address) ?? 0) + cost;
  if (units > ADDRESS_LIMIT.units) throw new Refusal("resource-exhausted", "rate");
  spent.units.set(address, units);
}

/** Google's front end writes the address at the end of the header; what stands before, a caller made up. */
function findAddress({ headers, socket }: Pick<Request, "headers" | "socket">): string {
  const forwarded = headers["x-forwarded-for"]?.toString().split(",").at(-1)?.trim();
  return forwarded || (socket.remoteAddress ?? "");
}
