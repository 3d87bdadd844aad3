/** Where users land after signing in, unless they came from another page. */
export const HOME_PATH = "/dashboard";

const MAX_LENGTH = 2048;
// Sign-in pages, and addresses with nothing to read.
const NO_DESTINATION = /^\/(log-in|sign-up|reset-password|unsubscribe|confirm-email|api)(\/|$)/;

/**
 * Where `next` leads, if it is a page of this site; else the dashboard. Only paths pass, so no spelling leads to
 * another site.
 *
 * @example
 * safeNextPath("/saved?utm_source=x"); // "/saved?utm_source=x"
 * safeNextPath("//evil.example"); // "/dashboard"
 */
export function safeNextPath(next: string | undefined): string {
  if (next === undefined || next.length > MAX_LENGTH || !next.startsWith("/")) return HOME_PATH;
  const here = "http://here.invalid";
  const url = URL.parse(next, here);
  if (url?.origin !== here || NO_DESTINATION.test(url.pathname)) return HOME_PATH;
  const path = `${url.pathname}${url.search}${url.hash}`;
  // Resolving "/.//evil.example" gives "//evil.example", which is another site when resolved again.
  return path.startsWith("//") ? HOME_PATH : path;
}

/** The page that requests a sign-in link, and that the link leads to. */
export const SIGN_IN_LINK_PATH = "/log-in/link";

/** The address of a sign-in page that leads to `next` afterwards. */
export function signInPath(page: "/log-in" | "/sign-up" | typeof SIGN_IN_LINK_PATH, next: string): string {
  return next === HOME_PATH ? page : `${page}?${new URLSearchParams({ next })}`;
}
