import { nameRoute } from "./name-route.ts";

/**
 * What addresses of the site begin with, and files at its root that browsers and crawlers ask for; and what such a
 * request costs at most, in milliseconds of a processor, the site's and the functions' together (docs/costs.md holds
 * these to what `pnpm bench:costs` measures). What waits for other services is more than it costs: of those, few come
 * at once.
 */
export const ROUTE_COSTS: Readonly<Record<string, number>> = {
  "": 60,
  ".well-known": 5,
  account: 40,
  "account-deleted": 10,
  api: 20,
  applied: 60,
  "common-passwords.txt": 5,
  companies: 60,
  "confirm-email": 10,
  dashboard: 60,
  "favicon.ico": 10,
  "feed.json": 50,
  "feed.xml": 50,
  "icon.svg": 2,
  jobs: 60,
  "log-in": 10,
  offline: 10,
  og: 100,
  operator: 20,
  plans: 20,
  privacy: 10,
  profile: 20,
  "reset-password": 10,
  "robots.txt": 5,
  saved: 60,
  searches: 40,
  "sign-up": 10,
  "sitemap.xml": 60,
  "sw.js": 2,
  unsubscribe: 10,
};
/** The same of what is below `/api`. */
export const ENDPOINT_COSTS: Readonly<Record<string, number>> = {
  "create-stripe-customer": 30,
  // Each is a line in the log of errors, which somebody reads.
  errors: 50,
  health: 5,
  jobs: 30,
  picture: 5,
  session: 30,
  unsubscribe: 20,
};
/** Scripts, styles and fonts. */
const STATIC_COST = 1;
/** What is called otherwise than we call it may be any page all the same. */
const UNKNOWN_COST = 60;

/**
 * What a request for an address costs at most, in milliseconds of a processor.
 *
 * @example readVisitCost("/_next/static/chunks/a.js"); // 1
 */
export function readVisitCost(address: string): number {
  if (address.startsWith("/_next/static/")) return STATIC_COST;
  const [first = "", second = ""] = nameRoute(address).slice(1).split("/");
  if (first === "api" && Object.hasOwn(ENDPOINT_COSTS, second)) return ENDPOINT_COSTS[second] ?? UNKNOWN_COST;
  return (Object.hasOwn(ROUTE_COSTS, first) ? ROUTE_COSTS[first] : undefined) ?? UNKNOWN_COST;
}

/**
 * A kind of page that `nameRoute` gave, where this site has it, and "/?" for any other: a word that somebody made up is
 * not for the log.
 *
 * @example toKnownRoute("/jobs/*"); // "/jobs/*"
 * @example toKnownRoute("/ada"); // "/?"
 */
export function toKnownRoute(route: string): string {
  const [first = "", second = ""] = route.slice(1).split("/");
  if (!Object.hasOwn(ROUTE_COSTS, first)) return "/?";
  if (second === "" || (first === "api" && Object.hasOwn(ENDPOINT_COSTS, second))) return route;
  return `/${first}/*`;
}
