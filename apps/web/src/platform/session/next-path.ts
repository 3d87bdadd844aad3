/** Where a person lands after signing in when they were on no particular way. */
export const HOME_PATH = "/dashboard";

const MAX_LENGTH = 2048;
// Signing in leads away from these, or to nothing a person could read.
const NO_DESTINATION = /^\/(log-in|sign-up|reset-password|unsubscribe|confirm-email|api)(\/|$)/;

/**
 * Where `next` leads, if that is a page of this site; else the dashboard. Only paths pass: no other site's address,
 * however it is written.
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
  // Resolving "/.//evil.example" leaves "//evil.example", another site's address to whoever resolves it again.
  return path.startsWith("//") ? HOME_PATH : path;
}

/** Asks for a link to sign in with, and is what that leads to. */
export const SIGN_IN_LINK_PATH = "/log-in/link";

/** The address of a page one signs in on, which leads to `next` afterwards. */
export function signInPath(page: "/log-in" | "/sign-up" | typeof SIGN_IN_LINK_PATH, next: string): string {
  return next === HOME_PATH ? page : `${page}?${new URLSearchParams({ next })}`;
}
