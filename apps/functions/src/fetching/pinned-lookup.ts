import type { LookupAddress, LookupOptions } from "node:dns";
import { lookup } from "node:dns/promises";
import type { LookupFunction } from "node:net";
import { callbackify } from "node:util";

import { FetchFailure } from "./fetch-failure.ts";

/** All addresses of a name, at least one. */
export type ResolveName = (hostname: string) => Promise<readonly LookupAddress[]>;

export const resolveBySystem: ResolveName = (hostname) => lookup(hostname, { all: true });

/**
 * The look-up that a connection makes: the addresses it hands over are those that were checked, and no other look-up
 * follows, so a name that answers differently the next time (rebinding) changes nothing. One address that may not be
 * reached refuses the name: an honest feed has none. Made for connections that try all addresses
 * (`autoSelectFamily`).
 */
export function createPinnedLookup(
  resolve: ResolveName,
  mayReach: (address: string) => boolean,
): LookupFunction {
  return callbackify(async (hostname: string, _options: LookupOptions) => {
    const addresses = await resolve(hostname);
    if (addresses.length === 0) throw new FetchFailure("unreachable", "has no address", { passing: true });
    if (!addresses.every(({ address }) => mayReach(address))) {
      throw new FetchFailure("refused-address", "leads to an address that is not public");
    }
    return [...addresses];
  });
}
