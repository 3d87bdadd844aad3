import { FirebaseAuthError } from "firebase-admin/auth";
import * as z from "zod/mini";

import { Refusal } from "../runtime/refusal.ts";

/**
 * What `work` gives for an ID token or session cookie it has the identity service check. Where that finds the
 * token wanting (forged, expired, revoked, of another project, its account disabled or deleted), the answer is a
 * refusal; where the service itself fails, that failure goes on as it is.
 *
 * @throws Refusal `unauthenticated`.
 */
export async function checkToken<Result>(token: string, work: () => Promise<Result>): Promise<Result> {
  if (!isTokenShaped(token)) throw new Refusal("unauthenticated");
  try {
    return await work();
  } catch (error) {
    if (error instanceof FirebaseAuthError && isTokensFault(error)) throw new Refusal("unauthenticated");
    throw error;
  }
}

const TOKENS_FAULT: ReadonlySet<string> = new Set([
  "auth/argument-error",
  "auth/id-token-expired",
  "auth/id-token-revoked",
  "auth/invalid-id-token",
  "auth/session-cookie-expired",
  "auth/session-cookie-revoked",
  "auth/user-disabled",
  "auth/user-not-found",
]);

function isTokensFault({ code, message }: FirebaseAuthError): boolean {
  // The Admin SDK gives the same code when it could not fetch the keys to check a signature with: nobody must be
  // signed out for that.
  const isKeysFault = /^Error (fetching|while making request)/.test(message);
  return TOKENS_FAULT.has(code) && !isKeysFault;
}

/** Header, claims, signature. The Admin SDK breaks, instead of refusing, where the first two are no JSON objects. */
function isTokenShaped(token: string): boolean {
  const parts = token.split(".");
  return parts.length === 3 && parts.slice(0, 2).every(isEncodedObject);
}

function isEncodedObject(part: string): boolean {
  try {
    const decoded: unknown = JSON.parse(Buffer.from(part, "base64url").toString("utf8"));
    return z.safeParse(z.looseObject({}), decoded).success;
  } catch {
    return false;
  }
}
