/** What addresses of the site begin with, and files at its root that browsers and crawlers ask for. */
const KNOWN: ReadonlySet<string> = new Set([
  "",
  ".well-known",
  "account",
  "account-deleted",
  "api",
  "applied",
  "common-passwords.txt",
  "companies",
  "confirm-email",
  "dashboard",
  "favicon.ico",
  "feed.json",
  "feed.xml",
  "icon.svg",
  "jobs",
  "log-in",
  "offline",
  "og",
  "operator",
  "plans",
  "privacy",
  "profile",
  "reset-password",
  "robots.txt",
  "saved",
  "searches",
  "sign-up",
  "sitemap.xml",
  "sw.js",
  "unsubscribe",
]);
const KNOWN_ENDPOINTS: ReadonlySet<string> = new Set([
  "create-stripe-customer",
  "errors",
  "health",
  "jobs",
  "picture",
  "session",
  "unsubscribe",
]);

/**
 * A kind of page that `nameRoute` gave, where this site has it, and "/?" for any other: a word that somebody made up is
 * not for the log.
 *
 * @example toKnownRoute("/jobs/*"); // "/jobs/*"
 * @example toKnownRoute("/ada"); // "/?"
 */
export function toKnownRoute(route: string): string {
  const [first = "", second = ""] = route.slice(1).split("/");
  if (!KNOWN.has(first)) return "/?";
  if (second === "" || (first === "api" && KNOWN_ENDPOINTS.has(second))) return route;
  return `/${first}/*`;
}
