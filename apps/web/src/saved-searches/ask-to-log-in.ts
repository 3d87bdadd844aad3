import { leadToLogIn } from "../account/lead-to-log-in.ts";
import type { SearchWish } from "./name-search.ts";
import { rememberSearch } from "./remembered-search.ts";

/** Leads whoever is signed out to the log-in and back, with the search they wish to save remembered. */
export function askToLogIn(wish: SearchWish, router: Parameters<typeof leadToLogIn>[0]): void {
  rememberSearch(wish, Date.now());
  leadToLogIn(router);
}
