import { createHmac } from "node:crypto";

import { writeSiteClaim } from "@farwork/serving/site-token";

import { readSiteSecret } from "../env.ts";

/**
 * Proves to the functions that this server, which limits its visitors itself, makes the call. Undefined when it shares
 * no secret with them.
 */
export function signSiteToken(now = Date.now()): string | undefined {
  const secret = readSiteSecret();
  return secret && createHmac("sha256", secret).update(writeSiteClaim(now)).digest("base64url");
}
