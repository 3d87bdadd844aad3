import { ReadSession, type ReadSessionRequest } from "@farwork/domain";
import type { DecodedIdToken } from "firebase-admin/auth";

import { readJobList } from "../job-lists/read-job-list.ts";
import { callable } from "../requests/callable.ts";
import { openFirestore } from "../runtime/admin.ts";
import { limitReads } from "../runtime/rate-limits/limit-reads.ts";
import { listSignIns } from "../sign-ins/sign-in-records.ts";
import { requireOpenSignIn } from "../sign-ins/sign-in-store.ts";
import { verifySessionCookie } from "../sign-ins/verify-token.ts";
import { MAX_WHOLE_LIST, readApplied, readSaved, readUser } from "./user-documents.ts";

/**
 * Verifies a session cookie, including revocation and the end of its sign-in, and returns its owner with the requested
 * parts of their data.
 */
export const readSession = callable(ReadSession, async ({ sessionCookie, parts, lists }) => {
  const claims = await verifySessionCookie(sessionCookie);
  limitReads(claims.uid, countReads(parts));
  const firestore = openFirestore();
  const now = new Date();
  const { uid } = claims;
  const [records, user, saved, applied, savedPage, appliedPage] = await Promise.all([
    requireOpenSignIn(firestore, claims, now),
    parts.includes("user") ? readUser(firestore, uid) : undefined,
    parts.includes("saved") ? readSaved(firestore, uid) : [],
    parts.includes("applied") ? readApplied(firestore, uid) : [],
    lists.saved && readJobList(firestore, uid, { list: "saved", ...lists.saved }),
    lists.applied && readJobList(firestore, uid, { list: "applied", ...lists.applied }),
  ]);
  const signIns = parts.includes("signIns") ? listSignIns(records, claims.auth_time, now) : [];
  return {
    account: toAccount(claims),
    ...(user && { user }),
    saved,
    applied,
    lists: { ...(savedPage && { saved: savedPage }), ...(appliedPage && { applied: appliedPage }) },
    signIns,
  };
});

/**
 * The number of documents read for the parts, without list pages, which count their own. Sign-in records are always
 * read.
 */
function countReads(parts: ReadSessionRequest["parts"]): number {
  const lists = parts.filter((part) => part === "saved" || part === "applied");
  return 1 + (parts.includes("user") ? 1 : 0) + lists.length * MAX_WHOLE_LIST;
}

function toAccount(claims: DecodedIdToken) {
  const displayName: unknown = claims["name"];
  return {
    uid: claims.uid,
    email: claims.email ?? "",
    ...(typeof displayName === "string" && { displayName }),
  };
}
