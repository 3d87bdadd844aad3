import { SavedSearch } from "@farwork/domain";
import type { DocumentSnapshot } from "firebase-admin/firestore";

import { readPersonalRecord } from "../personal-data/read-personal-record.ts";
import { toWireFields } from "../runtime/wire-fields.ts";

/** The name of the collections `users/{uid}/savedSearches`, for collection group queries. */
export const SAVED_SEARCHES = "savedSearches";

/** Undefined if there is none, or (logged) if it does not parse. */
export function readSavedSearch(document: DocumentSnapshot): SavedSearch | undefined {
  const stored = document.data();
  return stored && readPersonalRecord(SAVED_SEARCHES, SavedSearch, toWireFields(stored));
}
