import { withMarketingParams } from "@farwork/domain/links";
import type { useRouter } from "next/navigation";

import { signInPath } from "./next-path.ts";

/** Redirects a signed-out user to the sign-up or log-in, and from there back here. */
export function redirectToSignIn(
  router: Pick<ReturnType<typeof useRouter>, "push">,
  page: "/sign-up" | "/log-in",
): void {
  const { pathname, search } = window.location;
  router.push(withMarketingParams(signInPath(page, pathname + search), new URLSearchParams(search)));
}
