import { createHmac, timingSafeEqual } from "node:crypto";

import { SITE_TOKEN_HEADER } from "@farwork/domain";
import { writeSiteClaim } from "@farwork/serving/site-token";
import type { Request } from "firebase-functions/https";

import { siteSecret } from "./params.ts";

/** Its own period's, and those of clocks that are a little slow or fast. */
const PERIODS = [0, -1, 1];

/**
 * Whether the site's own server asks, which has limited its visitors itself. Callables are asked through Firebase's
 * library, which sends no header: theirs is in the address. Where no secret is set nobody is believed.
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
