import { readCallerAddress } from "@farwork/serving/caller-address";
import { tallyByWindow } from "@farwork/serving/window-tally";

import { readEnv } from "../env.ts";

/** Requests of one address to one of the site's endpoints, in a minute of one server's. */
const MAX_REQUESTS = 600;
const spend = tallyByWindow({ windowMs: 60_000, maxKeys: 100_000 });

type Options = { readonly now?: number; readonly limit?: number; readonly proxies?: number };

/**
 * A 429 for who asks too often, nothing for anybody else. Counted in the memory of this server, by the address that the
 * farthest of the proxies in front (`PROXIES_IN_FRONT`) wrote into `x-forwarded-for`; where there is none in front, a
 * visitor can write what they like.
 *
 * @example limitVisitor(request, "session") ?? answer(request);
 */
export function limitVisitor(
  request: Request,
  endpoint: string,
  { now = Date.now(), limit = MAX_REQUESTS, proxies }: Options = {},
): Response | undefined {
  // Read first: it tells a build, which has no environment, that this answer is for requests alone.
  const forwardedFor = request.headers.get("x-forwarded-for") ?? undefined;
  const caller = readCallerAddress(forwardedFor, proxies ?? readEnv().PROXIES_IN_FRONT);
  if (spend({ key: `${endpoint} ${caller}`, units: 1, limit, now })) return undefined;
  const headers = { "retry-after": "60", "cache-control": "no-store" };
  return Response.json({ error: { code: "resource-exhausted" } }, { status: 429, headers });
}
