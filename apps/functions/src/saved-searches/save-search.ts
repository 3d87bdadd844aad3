import { SaveSearch } from "@farwork/domain";

import { signedInCallable } from "../requests/callable.ts";
import { openFirestore } from "../runtime/admin.ts";
import { verifyIdToken } from "../sign-ins/verify-token.ts";
import { storeSearch } from "./store-search.ts";

/** Saves a search for the caller, as far as their plan goes. */
export const saveSearch = signedInCallable(
  { ...SaveSearch, rate: "saveSearch" },
  async (request, uid, idToken) => {
    // Revoked ones are refused too: a deleted account's must not begin anew what was deleted.
    await verifyIdToken(idToken);
    return { search: await storeSearch(openFirestore(), uid, request) };
  },
);
