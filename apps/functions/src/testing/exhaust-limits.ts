import { Socket } from "node:net";

import { limitAddress, limitAddressBy } from "../runtime/rate-limits/limit-address.ts";
import { ADDRESS_LIMIT, OWN_LIMITS, type OwnLimitName } from "../runtime/rate-limits/limits.ts";

/** Uses up everything an address may request with the longest wait plus one unit, except for `but` units. */
export async function exhaust(headers: Readonly<Record<string, string>>, but = 0): Promise<void> {
  const { rates, waitMs } = ADDRESS_LIMIT;
  const most = Math.min(...rates.map(({ burst, perSecond }) => burst + (perSecond * waitMs) / 1000));
  await limitAddress({ headers, query: {}, socket: new Socket() }, most + 1 - but);
}

/** The same for a separate limit. */
export async function exhaustOwn(
  name: OwnLimitName,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const { rates, waitMs } = OWN_LIMITS[name];
  const [{ burst, perSecond }] = rates;
  const most = burst + (perSecond * waitMs) / 1000;
  await limitAddressBy(name, { headers, query: {}, socket: new Socket() }, most + 1);
}
