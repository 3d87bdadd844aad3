import { SavedSearch } from "@farwork/domain";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import * as z from "zod/mini";

import { logPersonalRecordUnreadable } from "../runtime/log.ts";
import { toWireFields } from "../runtime/wire-fields.ts";

/** The name of the collections `users/{uid}/savedSearches`, for asking all of them at once. */
export const SAVED_SEARCHES = "savedSearches";

export const savedSearchesPath = (uid: string) => `users/${uid}/${SAVED_SEARCHES}`;

/** Undefined where there is none, or (logged) where what is stored does not parse. */
export function readSavedSearch(document: DocumentSnapshot): SavedSearch | undefined {
  const stored = document.data();
  if (stored === undefined) return undefined;
  const parsed = z.safeParse(SavedSearch, toWireFields(stored));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, code }) => `${path.join(".")}: ${code}`);
  logPersonalRecordUnreadable(SAVED_SEARCHES, problems);
  return undefined;
}
