import { FirebaseAuthError } from "firebase-admin/auth";
import * as z from "zod/mini";

import { Refusal } from "../runtime/refusal.ts";

/**
 * Runs `work`, which verifies an ID token or session cookie with the identity service. Invalid tokens (forged, expired,
 * revoked, of another project, or of a disabled or deleted account) become a refusal; other errors are rethrown.
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
  // The Admin SDK uses the same code if it could not fetch the signing keys, for which nobody must be signed out.
  const isKeysFault = /^Error (fetching|while making request)/.test(message);
  return TOKENS_FAULT.has(code) && !isKeysFault;
}

/** Header, claims, signature. The Admin SDK crashes if the first two are not JSON objects. */
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
