import { ReadSessionRequest, ReadSessionResponse } from "@farwork/domain";
import type { DecodedIdToken } from "firebase-admin/auth";

import { openFirestore } from "../runtime/admin.ts";
import { callable } from "../runtime/callable.ts";
import { listSignIns } from "./sign-in-records.ts";
import { requireOpenSignIn } from "./sign-in-store.ts";
import { readApplied, readSaved, readUser } from "./user-documents.ts";
import { verifySessionCookie } from "./verify-token.ts";

/**
 * Whose session a cookie is, checked for revocation and for its sign-in's end, and those parts of what is stored that
 * were asked for.
 */
export const readSession = callable(
  {
    name: "readSession",
    request: ReadSessionRequest,
    response: () => ReadSessionResponse,
  },
  async ({ sessionCookie, parts }) => {
    const claims = await verifySessionCookie(sessionCookie);
    const firestore = openFirestore();
    const now = new Date();
    const [records, user, saved, applied] = await Promise.all([
      requireOpenSignIn(firestore, claims, now),
      parts.includes("user") ? readUser(firestore, claims.uid) : undefined,
      parts.includes("saved") ? readSaved(firestore, claims.uid) : [],
      parts.includes("applied") ? readApplied(firestore, claims.uid) : [],
    ]);
    const signIns = parts.includes("signIns") ? listSignIns(records, claims.auth_time, now) : [];
    return { account: toAccount(claims), ...(user && { user }), saved, applied, signIns };
  },
);

function toAccount(claims: DecodedIdToken) {
  const displayName: unknown = claims["name"];
  return {
    uid: claims.uid,
    email: claims.email ?? "",
    ...(typeof displayName === "string" && { displayName }),
  };
}
