import type { LookupAddress, LookupOptions } from "node:dns";
import { lookup } from "node:dns/promises";
import type { LookupFunction } from "node:net";
import { callbackify } from "node:util";

import { FetchFailure } from "./fetch-failure.ts";

/** Resolves all addresses of a name, at least one. */
export type ResolveName = (hostname: string) => Promise<readonly LookupAddress[]>;

export const resolveBySystem: ResolveName = (hostname) => lookup(hostname, { all: true });

/**
 * A DNS lookup for connections that returns only checked addresses. As there is no second lookup, DNS rebinding has no
 * effect. A single forbidden address rejects the name, as honest feeds have none. For connections that try all
 * addresses (`autoSelectFamily`).
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
