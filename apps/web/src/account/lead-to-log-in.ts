import { withMarketingParams } from "@farwork/domain/links";
import type { useRouter } from "next/navigation";

import { entrancePath } from "./next-path.ts";

/** Leads whoever is signed out to the log-in, and from there back to where they are. */
export function leadToLogIn(router: Pick<ReturnType<typeof useRouter>, "push">): void {
  const { pathname, search } = window.location;
  router.push(withMarketingParams(entrancePath("/log-in", pathname + search), new URLSearchParams(search)));
}
