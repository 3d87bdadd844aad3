import { createHash } from "node:crypto";

/**
 * The document that keeps everybody from writing for an account that is being deleted: `deletedAccounts/{SHA-256 of the
 * uid}`, as firestore.rules write it too.
 */
export function tombstonePath(uid: string): string {
  return `deletedAccounts/${createHash("sha256").update(uid).digest("hex")}`;
}
