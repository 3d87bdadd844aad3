import { leadToEntrance } from "../../platform/session/lead-to-entrance.ts";
import type { SearchWish } from "./name-search.ts";
import { rememberedSearches } from "./remembered-searches.ts";

/** Leads whoever is signed out to the sign-up and back, with the search they want to save remembered. */
export function askForAccount(wish: SearchWish, router: Parameters<typeof leadToEntrance>[0]): void {
  rememberedSearches.add(wish, Date.now());
  leadToEntrance(router, "/sign-up");
}
