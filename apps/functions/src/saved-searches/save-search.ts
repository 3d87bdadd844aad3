import { SaveSearch } from "@farwork/domain";

import { signedInCallable } from "../requests/callable.ts";
import { openFirestore } from "../runtime/admin.ts";
import { verifyIdToken } from "../sign-ins/verify-token.ts";
import { storeSearch } from "./store-search.ts";

/** Saves a search for the caller, within their plan's limit. */
export const saveSearch = signedInCallable(SaveSearch, async (request, uid, idToken) => {
  // Also rejects revoked tokens: those of a deleted account must not recreate its data.
  await verifyIdToken(idToken);
  return { search: await storeSearch(openFirestore(), uid, request) };
});
