import { createHash } from "node:crypto";

/**
 * The document that blocks writes for an account being deleted: `deletedAccounts/{SHA-256 of the uid}`, as in
 * firestore.rules.
 */
export function tombstonePath(uid: string): string {
  return `deletedAccounts/${createHash("sha256").update(uid).digest("hex")}`;
}
