import { createHmac, timingSafeEqual } from "node:crypto";

import { SITE_TOKEN_HEADER } from "@farwork/domain";
import { writeSiteClaim } from "@farwork/serving/site-token";
import type { Request } from "firebase-functions/https";

import { siteSecret } from "./params.ts";

/** The current period, and its neighbours to allow for clock skew. */
const PERIODS = [0, -1, 1];

/**
 * Whether a request is from the site's server, which limits its visitors itself. The last release's site sends the
 * token to callables in the URL. Always false without a secret.
 */
export function isFromSite({ headers, query }: Pick<Request, "headers" | "query">, now: number): boolean {
  const token = headers[SITE_TOKEN_HEADER] ?? query[SITE_TOKEN_HEADER];
  const secret = siteSecret.value();
  if (typeof token !== "string" || secret === "") return false;
  const given = Buffer.from(token);
  return PERIODS.some((away) => {
    const signed = Buffer.from(sign(writeSiteClaim(now, away), secret));
    return signed.length === given.length && timingSafeEqual(signed, given);
  });
}

const sign = (text: string, secret: string) => createHmac("sha256", secret).update(text).digest("base64url");
