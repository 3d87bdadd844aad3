import { withMarketingParams } from "@farwork/domain/links/marketing-params";
import type { useRouter } from "next/navigation";

import { entrancePath } from "../account/next-path.ts";
import type { SearchWish } from "./name-search.ts";
import { rememberSearch } from "./remembered-search.ts";

/** Leads whoever is signed out to the log-in and back, with the search they wish to save remembered. */
export function askToLogIn(wish: SearchWish, router: Pick<ReturnType<typeof useRouter>, "push">): void {
  rememberSearch(wish, Date.now());
  const { pathname, search } = window.location;
  router.push(withMarketingParams(entrancePath("/log-in", pathname + search), new URLSearchParams(search)));
}
