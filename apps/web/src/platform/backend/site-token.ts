import { createHmac } from "node:crypto";

import { writeSiteClaim } from "@farwork/serving/site-token";

import { readSiteSecret } from "../env.ts";

/**
 * By which the functions know that this server asks, which has limited its visitors itself; undefined where it shares no
 * secret with them.
 */
export function signSiteToken(now = Date.now()): string | undefined {
  const secret = readSiteSecret();
  return secret && createHmac("sha256", secret).update(writeSiteClaim(now)).digest("base64url");
}
