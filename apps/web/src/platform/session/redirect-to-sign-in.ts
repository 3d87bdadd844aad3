import { withMarketingParams } from "@farwork/domain/links";

import type { Push } from "../../ui/push-provider.tsx";
import { signInPath } from "./next-path.ts";

/** Redirects a signed-out user to the sign-up or log-in, and from there back here. */
export function redirectToSignIn(push: Push, page: "/sign-up" | "/log-in"): void {
  const { pathname, search } = window.location;
  push(withMarketingParams(signInPath(page, pathname + search), new URLSearchParams(search)));
}
