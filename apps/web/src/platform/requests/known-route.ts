import { getSearchCost } from "@farwork/domain/contract";

import { PREVIEW_PARAM } from "./preview-path.ts";

/**
 * The maximum cost of each page or file by path, in milliseconds of CPU time of the site and the functions together
 * (docs/costs.md checks these against `pnpm bench:costs`). Those that wait for other services are priced above their
 * CPU cost to keep their number low.
 */
const COSTS = new Map(
  Object.entries({
    "/": 60,
    "/.well-known/security.txt": 5,
    "/account": 40,
    "/account-deleted": 10,
    "/api/create-stripe-customer": 30,
    // Each report is a line in an error log that people read.
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
/** Costs of paths with one segment below these. */
const COSTS_BELOW = new Map(
  Object.entries({
    "/api/jobs": 30,
    "/api/image": 15,
    // Its former address.
    "/api/picture": 15,
    "/api/similar-jobs": 100,
    "/companies": 60,
    "/in": 60,
    "/jobs": JOB_PAGE_COST,
    "/og/jobs": 100,
  }),
);
/** Pages that search, where phrases cost extra. */
const LISTS = new Set(["/", "/api/jobs", "/api/jobs/new", "/feed.json", "/feed.xml"]);
/** Scripts, styles and fonts, which are compressed at build time. */
const STATIC_COST = 2;
/** An unknown path may be any page, or the 404 page. */
const UNKNOWN_COST = 60;
/** The share of a page's cost that remains when it is cached: replacing the nonce and compressing. */
const SHARED_PART = 1 / 8;

/**
 * Whether an address is a script, style or font of the build.
 *
 * @example isStaticFile("/_next/static/chunks/a.js"); // true
 */
export const isStaticFile = (address: string): boolean => address.startsWith("/_next/static/");

/**
 * The maximum cost of a request, in milliseconds of CPU time.
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
 * The cost of a page that is cached.
 *
 * @example readCachedCost("/?q=tides"); // 8
 */
export function readCachedCost(address: string): number {
  return Math.ceil(readVisitCost(address) * SHARED_PART);
}

const PATHS = [...COSTS.keys(), ...COSTS_BELOW.keys()];
const ENDPOINTS = new Set(PATHS.filter((path) => path.startsWith("/api/")));
/** The first path segments of the site's addresses. */
const NAMES = new Set(PATHS.map((path) => path.split("/")[1]));

/**
 * Limits a route from `nameRoute` to those this site has; any other becomes "/?", so that arbitrary text stays out of
 * the log.
 *
 * @example toKnownRoute("/jobs/*"); // "/jobs/*"
 * @example toKnownRoute("/ada"); // "/?"
 */
export function toKnownRoute(route: string): string {
  const [, first, second = ""] = route.split("/");
  if (!NAMES.has(first)) return "/?";
  return second === "" || ENDPOINTS.has(route) ? route : `/${first}/*`;
}
