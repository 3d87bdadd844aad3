import { getSearchCost } from "@farwork/domain/contract";

import { PREVIEW_PARAM } from "./preview-path.ts";

/**
 * Pages and files by their whole path, and what a request for one costs at most, in milliseconds of a processor, the
 * site's and the functions' together (docs/costs.md holds these to what `pnpm bench:costs` measures). What waits for
 * other services is more than it costs: of those, few come at once.
 */
const COSTS = new Map(
  Object.entries({
    "/": 60,
    "/.well-known/security.txt": 5,
    "/account": 40,
    "/account-deleted": 10,
    "/api/create-stripe-customer": 30,
    // Each is a line in the log of errors, which somebody reads.
    "/api/errors": 50,
    "/api/health": 10,
    "/api/jobs": 30,
    "/api/jobs/new": 30,
    "/api/session": 30,
    "/api/unsubscribe": 20,
    "/applied": 60,
    "/common-passwords.txt": 5,
    "/confirm-email": 10,
    "/dashboard": 60,
    "/favicon.ico": 10,
    "/feed.json": 50,
    "/feed.xml": 50,
    "/hours": 20,
    "/icon.svg": 5,
    "/log-in": 10,
    "/log-in/link": 10,
    "/offline": 10,
    "/og/board": 10,
    "/operator": 20,
    "/plans": 20,
    "/privacy": 20,
    "/profile": 35,
    "/reset-password": 10,
    "/robots.txt": 5,
    "/saved": 60,
    "/searches": 40,
    "/sign-up": 10,
    "/sitemap.xml": 60,
    "/sw.js": 5,
    "/unsubscribe": 10,
  }),
);
const JOB_PAGE_COST = 60;
/** The same of what has a name of its own below these, and nothing after it. */
const COSTS_BELOW = new Map(
  Object.entries({
    "/api/jobs": 30,
    "/api/picture": 15,
    "/api/similar-jobs": 100,
    "/companies": 60,
    "/in": 60,
    "/jobs": JOB_PAGE_COST,
    "/og/jobs": 100,
  }),
);
/** What lists jobs by a search, whose phrases cost as much again. */
const LISTS = new Set(["/", "/api/jobs", "/api/jobs/new", "/feed.json", "/feed.xml"]);
/** Of a script, a style or a font: none is compressed for who asks. */
const STATIC_COST = 2;
/** What is called otherwise than we call it may be any page all the same, or the page that says that there is none. */
const UNKNOWN_COST = 60;
/** Of what a page costs, what is left when it is at hand: a nonce of its own, and being compressed. */
const SHARED_PART = 1 / 8;

/**
 * Whether an address is one of the scripts, styles and fonts that a build has.
 *
 * @example isStaticFile("/_next/static/chunks/a.js"); // true
 */
export const isStaticFile = (address: string): boolean => address.startsWith("/_next/static/");

/**
 * What a request for an address costs at most, in milliseconds of a processor.
 *
 * @example readVisitCost("/_next/static/chunks/a.js"); // 2
 */
export function readVisitCost(address: string): number {
  if (isStaticFile(address)) return STATIC_COST;
  const [, path = "", query = ""] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const cost = COSTS.get(path) ?? COSTS_BELOW.get(path.replace(/\/[^/]+$/, "")) ?? UNKNOWN_COST;
  if (!LISTS.has(path)) return cost;
  const params = new URLSearchParams(query);
  const previewCost = path === "/" && params.has(PREVIEW_PARAM) ? JOB_PAGE_COST : 0;
  return cost + previewCost + getSearchCost(params.get("q") ?? "");
}

/**
 * The same of a page that is at hand, rendered for somebody else.
 *
 * @example readCachedCost("/?q=tides"); // 8
 */
export function readCachedCost(address: string): number {
  return Math.ceil(readVisitCost(address) * SHARED_PART);
}

const PATHS = [...COSTS.keys(), ...COSTS_BELOW.keys()];
const ENDPOINTS = new Set(PATHS.filter((path) => path.startsWith("/api/")));
/** What the site's addresses begin with. */
const NAMES = new Set(PATHS.map((path) => path.split("/")[1]));

/**
 * A kind of page that `nameRoute` gave, where this site has it, and "/?" for any other: a word that somebody made up is
 * not for the log.
 *
 * @example toKnownRoute("/jobs/*"); // "/jobs/*"
 * @example toKnownRoute("/ada"); // "/?"
 */
export function toKnownRoute(route: string): string {
  const [, first, second = ""] = route.split("/");
  if (!NAMES.has(first)) return "/?";
  return second === "" || ENDPOINTS.has(route) ? route : `/${first}/*`;
}
