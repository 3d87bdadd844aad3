import { ProfileChanges } from "@farwork/domain/user";
import { deleteField, doc, serverTimestamp, updateDoc } from "firebase/firestore/lite";

import type { Client } from "./client.ts";
import { openFirestore } from "./firestore.ts";
import { parseInput } from "./parse-input.ts";
import { askDatabase } from "./tell-refusal.ts";
import { toDataError } from "./to-data-error.ts";

/** `field` is the path of what was not accepted ("preferences.salaryMin"). */
export type UpdateProfileOutcome =
  | { readonly success: true }
  | { readonly success: false; readonly error: string; readonly field?: string };

/**
 * Writes changes of a user's profile. Only fields of `ProfileChanges` are written; null, undefined and missing values
 * keep what is stored, for each preference too; "" clears an amount. Never rejects.
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
    const fields = listSet(parseInput(ProfileChanges, changes));
    const user = doc(openFirestore(client), "users", uid);
    await askDatabase(client, updateDoc(user, { ...fields, updatedAt: serverTimestamp() }));
    return { success: true };
  } catch (error) {
    const { message, field } = toDataError(error);
    return { success: false, error: message, ...(field !== undefined && { field }) };
  }
}

/** Writes each field by its path, which leaves the others alone. */
function listSet({ preferences, ...fields }: ProfileChanges): Record<string, unknown> {
  const stated = Object.entries(preferences ?? {}).map(([name, value]): [string, unknown] => [
    `preferences.${name}`,
    isAmount(name) && value === "" ? deleteField() : value,
  ]);
  return Object.fromEntries(
    [...Object.entries(fields), ...stated].filter(([, value]) => value !== null && value !== undefined),
  );
}

const isAmount = (name: string) => name === "salaryMin" || name === "salaryMax";
