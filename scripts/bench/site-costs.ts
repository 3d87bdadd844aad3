import { readVisitCost } from "../../apps/web/src/platform/requests/known-route.ts";
import { type Asked, BESIDE, type CostCase } from "./cost-case.ts";
import { READY_COSTS } from "./ready-costs.ts";
import { IMAGE_JOBS } from "./serve-images.ts";
import { FIVE_PHRASES, jobIdAt, LARGE_COMPANY, LONGEST_SEARCH } from "./worst-jobs.ts";

const COMPARED = "one job is compared with all open ones; two a second per visitor";
const DRAWN = "a generated image; two a second per visitor, cached by whoever shows the link";
const WITH_IMAGE =
  "a company's own image of the maximum size; thirteen a second per visitor, cached by browsers for a day";
const SUMMED_UP = "a list, with a country's pay and working hours; three a second per visitor";
/** The longest search that matches most jobs, each time excluding a different nonexistent company. */
const longestSearch = (turn: number) =>
  `q=${encodeURIComponent(LONGEST_SEARCH)}&location=us,de,fr,europe,worldwide,unstated&salary_min=1000&unstated=1&company=-company-${turn}`;
/** The maximum number of phrases, each time excluding a different nonexistent company. */
const fivePhrases = (turn: number) => `q=${encodeURIComponent(FIVE_PHRASES)}&company=-company-${turn}`;
/** All of the longest jobs, each time excluding a different nonexistent company. */
const longestJobs = (turn: number) => `q=longest&company=-company-${turn}`;

/** Headers of a browser on the site's own page. */
const OWN_PAGE = { "sec-fetch-site": "same-origin" };
const bearer = ({ person }: Asked) => ({ ...OWN_PAGE, authorization: `Bearer ${person.idToken}` });
const hidden = (turn: number) => {
  const jobs = Array.from({ length: 100 }, (_, at) => jobIdAt(10_000 + turn + at)).join(".");
  return { cookie: `hidden=${encodeURIComponent(`${jobs}~${jobs}`)}` };
};

/** Without signing in. */
const PUBLIC: readonly CostCase[] = [
  ofPage("/", "the longest search, by a crawler", (turn) => `/?${longestSearch(turn)}`, undefined, {
    jobs: 15,
  }),
  ofPage(
    "/",
    "100 hidden jobs and companies",
    (turn) => `/?page=${12 + turn}`,
    ({ turn }) => hidden(turn),
    { jobs: 15 },
  ),
  ofPage(
    "/",
    "a search with the longest job beside it",
    (turn) => `/?q=engineer&company=-company-${turn}&job=${jobIdAt(turn)}`,
    undefined,
    { exception: BESIDE, jobs: 15 },
  ),
  ofPage("/", "a usual list", (turn) => `/?page=${40 + turn}`, undefined, { jobs: 15 }),
  ofPage("/", "15 of the longest jobs", (turn) => `/?${longestJobs(turn)}`, undefined, {
    jobs: 15,
  }),
  ofPage("/jobs/[jobId]/[[...slug]]", "the longest job", (turn) => `/jobs/${jobIdAt(turn)}`),
  ofPage("/jobs/[jobId]/[[...slug]]", "a usual job", (turn) => `/jobs/${jobIdAt(5000 + turn)}`),
  ofPage(
    "/companies/[slug]",
    `${LARGE_COMPANY.jobs} jobs`,
    (turn) => `/companies/${LARGE_COMPANY.slug}?page=${1 + (turn % 30)}`,
    undefined,
    { jobs: 15 },
  ),
  ofPage("/in/[country]", "a usual page", (turn) => `/in/united-states?page=${1 + (turn % 30)}`, undefined, {
    exception: SUMMED_UP,
    jobs: 15,
  }),
  ofPage(
    "/in/[country]/[category]",
    "a usual page",
    (turn) => `/in/united-states/marketing?page=${1 + (turn % 30)}`,
    undefined,
    { exception: SUMMED_UP, jobs: 15 },
  ),
  ofPage("/sitemap.xml", "the file with the longest titles", () => "/sitemap.xml?part=jobs-1"),
  ofPage("/sitemap.xml", "the list of its files", () => "/sitemap.xml"),
  ofPage("/feed.xml", "50 of the longest jobs", (turn) => `/feed.xml?${longestJobs(turn)}`, undefined, {
    jobs: 50,
  }),
  ofPage("/feed.json", "50 of the longest jobs", (turn) => `/feed.json?${longestJobs(turn)}`, undefined, {
    jobs: 50,
  }),
  ofPage("/og/jobs/[jobId]", "the longest job", (turn) => `/og/jobs/${jobIdAt(turn)}`, undefined, {
    exception: DRAWN,
  }),
  ofPage("/api/jobs", "15 of the longest jobs", (turn) => `/api/jobs?${longestJobs(turn)}`, undefined, {
    jobs: 15,
  }),
  ofPage("/api/jobs", "the longest search", (turn) => `/api/jobs?${longestSearch(turn)}`, undefined, {
    jobs: 15,
  }),
  ofPage("/api/jobs/[jobId]", "the longest job", (turn) => `/api/jobs/${jobIdAt(turn)}`),
  ofPage(
    "/api/similar-jobs/[jobId]",
    "the longest job",
    (turn) => `/api/similar-jobs/${jobIdAt(turn)}`,
    undefined,
    { exception: COMPARED },
  ),
  ofPage(
    "/api/jobs/new",
    "of the longest search",
    (turn) => `/api/jobs/new?since=2026-01-01T00:00:00Z&${longestSearch(turn)}`,
  ),
  ofPage("/og/board", "the board", () => "/og/board"),
  ofPage("/robots.ts", "robots.txt", () => "/robots.txt"),
  ofPage("/.well-known/security.txt", "the file", () => "/.well-known/security.txt"),
  ofPage("/common-passwords.txt", "the file", () => "/common-passwords.txt"),
  ofPage("/api/health", "readiness", () => "/api/health?ready"),
  ofPage(
    "/api/image/[jobId]",
    "a logo of 1 MiB",
    (turn) => `/api/image/${jobIdAt(IMAGE_JOBS.first + turn)}`,
    undefined,
    { exception: WITH_IMAGE },
  ),
  ofPage(
    "/api/errors",
    "an error",
    () => "/api/errors",
    () => OWN_PAGE,
    {
      status: 204,
      init: () => ({
        method: "POST",
        body: JSON.stringify({ name: "TypeError", stack: "x".repeat(2900), route: "/jobs/*" }),
      }),
    },
  ),
  ofPage("/api/unsubscribe", "an invalid token", () => "/api/unsubscribe", undefined, {
    status: 400,
    init: () => ({
      method: "POST",
      body: JSON.stringify({ token: "a.b" }),
      headers: { "content-type": "application/json" },
    }),
  }),
  ...[
    "/log-in",
    "/log-in/link",
    "/sign-up",
    "/reset-password",
    "/confirm-email",
    "/unsubscribe",
    "/privacy",
    "/plans",
    "/offline",
    "/hours",
    "/account-deleted",
  ].map((path) => ofPage(path, "the page", (turn) => `${path}?a=${turn}`)),
];

const cookie = ({ person, turn }: Asked) => ({
  cookie: `__Host-session=${person.sessionCookie}; ${hidden(turn).cookie}`,
});
const ofOwnPage = (path: string, what: string) => ofPage(path, what, (turn) => `${path}?a=${turn}`, cookie);

/** Every list of the site with phrases, for which each text with their words is read. */
const PHRASES: readonly CostCase[] = (
  [
    ["/", 15],
    ["/api/jobs", 15],
    ["/api/jobs/new", undefined],
    ["/feed.xml", 50],
    ["/feed.json", 50],
  ] as const
).map(([path, jobs]) =>
  ofPage(
    path,
    "five phrases",
    (turn) => `${path}?${fivePhrases(turn)}${path === "/api/jobs/new" ? "&since=2026-01-01T00:00:00Z" : ""}`,
    undefined,
    jobs === undefined ? {} : { jobs },
  ),
);

const OWN: readonly CostCase[] = [
  ofPage("/saved", "a page of 2,000 saved jobs", (turn) => `/saved?page=${1 + turn}`, cookie),
  ofPage("/applied", "a page of 2,000 applied jobs", (turn) => `/applied?page=${1 + turn}`, cookie),
  ofOwnPage("/dashboard", "full lists and a full profile"),
  ofOwnPage("/profile", "a full profile"),
  ofOwnPage("/searches", "20 searches"),
  ofOwnPage("/account", "sign-ins"),
  ofOwnPage("/operator", "refused: not an operator"),
  ofPage("/api/session", "a session opened", () => "/api/session", bearer, {
    status: 204,
    init: () => ({ method: "POST" }),
  }),
  ofPage("/api/create-stripe-customer", "an existing customer", () => "/api/create-stripe-customer", bearer, {
    init: ({ person: { uid, email } }) => ({ method: "POST", body: JSON.stringify({ uid, email }) }),
  }),
];

export const SITE_COSTS: readonly CostCase[] = [...PUBLIC, ...PHRASES, ...OWN, ...READY_COSTS];

type More = Pick<CostCase, "exception" | "status" | "jobs"> & {
  readonly init?: (asked: Asked) => RequestInit;
};

function ofPage(
  of: string,
  what: string,
  write: (turn: number) => string,
  tell: (asked: Asked) => Record<string, string> = () => ({}),
  { init, ...more }: More = {},
): CostCase {
  return {
    of,
    what,
    units: readVisitCost(write(0)),
    ...more,
    ask: (asked) => {
      const { headers, ...rest } = init?.(asked) ?? {};
      const told = new Headers({ "accept-encoding": "br", ...tell(asked) });
      for (const [name, value] of new Headers(headers)) told.set(name, value);
      return fetch(asked.board.siteUrl + write(asked.turn), { redirect: "manual", ...rest, headers: told });
    },
  };
}
