import { ProfileChanges } from "@farwork/domain/user";
import { doc, serverTimestamp, updateDoc } from "firebase/firestore/lite";

import type { Client } from "./client.ts";
import { openFirestore } from "./firestore.ts";
import { parseInput } from "./parse-input.ts";
import { askDatabase } from "./tell-refusal.ts";
import { toDataError } from "./to-data-error.ts";

/** `field` names what was not accepted, as a path ("preferences.salaryMin"). */
export type UpdateProfileOutcome =
  | { readonly success: true }
  | { readonly success: false; readonly error: string; readonly field?: string };

/**
 * Writes what a person changed of their profile. Only the fields of `ProfileChanges` are written; null and
 * undefined are skipped; `preferences` is written as a whole, so that a preference left out is gone. Never rejects.
 *
 * @example const outcome = await updateProfile(client, account.uid, { jobTitle: "Chemist", skills: ["NMR"] });
 */
export async function updateProfile(
  client: Client,
  uid: string | null | undefined,
  changes: ProfileChanges,
): Promise<UpdateProfileOutcome> {
  if (!uid) return { success: false, error: "User ID is required" };
  try {
    const fields = dropUnset(parseInput(ProfileChanges, changes));
    const user = doc(openFirestore(client), "users", uid);
    await askDatabase(client, updateDoc(user, { ...fields, updatedAt: serverTimestamp() }));
    return { success: true };
  } catch (error) {
    const { message, field } = toDataError(error);
    return { success: false, error: message, ...(field !== undefined && { field }) };
  }
}

function dropUnset({ preferences, ...texts }: ProfileChanges): Record<string, unknown> {
  return {
    ...withoutUnset(texts),
    ...(preferences && { preferences: withoutUnset(preferences) }),
  };
}

function withoutUnset(fields: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  );
}
