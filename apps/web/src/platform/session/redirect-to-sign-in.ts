import { withMarketingParams } from "@farwork/domain/links";
import type { useRouter } from "next/navigation";

import { signInPath } from "./next-path.ts";

/** Leads whoever is signed out to the sign-up or the log-in, which link to each other, and from there back here. */
export function redirectToSignIn(
  router: Pick<ReturnType<typeof useRouter>, "push">,
  page: "/sign-up" | "/log-in",
): void {
  const { pathname, search } = window.location;
  router.push(withMarketingParams(signInPath(page, pathname + search), new URLSearchParams(search)));
}
