import { createHmac, randomUUID } from "node:crypto";

import { COSTS } from "../../apps/functions/src/runtime/rate-limits/costs.ts";
import type { Asked, CostCase } from "./cost-case.ts";
import { type BenchPerson, enterAgain } from "./settle-people.ts";
import { jobIdAt, LARGE_COMPANY, LONGEST_JOBS } from "./worst-jobs.ts";

/** Twenty words, five of them phrases, that differ each time. */
const longestSearch = (turn: number) =>
  `"remote work" "senior engineer" "we offer" ${turn} design engineer lead product data cloud team react go sales europe manager`.slice(
    0,
    200,
  );
const widestFilters = (turn: number) => ({
  search: longestSearch(turn),
  tags: Array.from({ length: 50 }, (_, at) => `tag-${turn}-${at}`)
    .concat("react")
    .slice(-50),
  location: ["US", "DE", "FR", "GB", "ES", "europe", "worldwide", "unstated"],
  salary: { min: 1000, includeUnstated: true },
  exclude: { companies: Array.from({ length: 50 }, (_, at) => `company-${turn}-${at}`) },
});
const commonSearch = (turn: number) => ({
  search: ["e", "r", "s", "a", "t"][turn % 5] + "engineer".slice(0, turn % 3),
});
/** As long as an event may be before anybody looks at its signature. */
const LONG_EVENT = { id: "x".repeat(100_000) };
const hidden = (turn: number) => ({
  jobs: Array.from({ length: 100 }, (_, at) => jobIdAt(10_000 + 100 * turn + at)),
  companies: Array.from({ length: 100 }, (_, at) => `company-${turn}-${at}`),
});
const longestIds = (turn: number) =>
  Array.from({ length: 30 }, (_, at) => jobIdAt((turn * 30 + at) % LONGEST_JOBS));
const someIds = (turn: number) => Array.from({ length: 100 }, (_, at) => jobIdAt(2000 + 100 * turn + at));

const FULL = "whole descriptions, for programs; the site asks for cards, or for one job";
const COMPARED = "all open jobs are compared with one; two and a half a second by an address";
const card = { view: "card", pageSize: 50 } as const;
const whole = { view: "full", pageSize: 50 } as const;
const cards = { units: COSTS.fetchJobs(card) };
const byIds = (count: number) => COSTS.fetchJobsByIds({ jobIds: Array.from({ length: count }, () => "") });

const PUBLIC: readonly CostCase[] = [
  ofCallable(
    "fetchJobs",
    "50 cards, with counts and without 100 hidden jobs and companies",
    cards,
    (turn) => ({
      ...card,
      hidden: hidden(turn),
    }),
  ),
  ofCallable("fetchJobs", "50 cards for the longest search and the widest filters", cards, (turn) => ({
    ...card,
    filters: widestFilters(turn),
  })),
  ofCallable("fetchJobs", "50 cards for the beginning of a word that most jobs have", cards, (turn) => ({
    ...card,
    page: 1 + turn,
    filters: commonSearch(turn),
  })),
  ofCallable("fetchJobs", "50 cards of the longest jobs", cards, (turn) => ({
    ...card,
    filters: { search: `longest ${turn}` },
  })),
  ofCallable("fetchJobs", "nothing found, with other spellings tried", cards, (turn) => ({
    ...card,
    filters: { search: `enginear maneger ${turn} desinger`, job_type: ["internship"], tags: ["react"] },
  })),
  ofCallable("fetchJobs", "50 whole jobs", { units: COSTS.fetchJobs(whole), exception: FULL }, (turn) => ({
    ...whole,
    page: 40 + turn,
  })),
  ofCallable("fetchJobsByIds", "the longest job", { units: byIds(1) }, (turn) => ({
    jobIds: [jobIdAt(turn)],
  })),
  ofCallable("fetchJobsByIds", "20 jobs", { units: byIds(20) }, (turn) => ({
    jobIds: someIds(turn).slice(80),
  })),
  ofCallable("fetchJobsByIds", "100 jobs", { units: byIds(100), exception: FULL }, (turn) => ({
    jobIds: someIds(turn),
  })),
  ofCallable("fetchJobsByIds", "the 30 longest jobs", { units: byIds(30), exception: FULL }, (turn) => ({
    jobIds: longestIds(turn),
  })),
  ofCallable("fetchSimilarJobs", "jobs like the longest one", { exception: COMPARED }, (turn) => ({
    jobId: jobIdAt(turn),
    limit: 10,
  })),
  ofCallable("fetchCompany", `a company with ${LARGE_COMPANY.jobs} jobs`, {}, () => ({
    slug: LARGE_COMPANY.slug,
  })),
  ofCallable("listJobAddresses", "the page with the longest titles", {}, () => ({ page: 1 })),
  ofCallable("listCompanyAddresses", "a page of 12,000 companies", {}, (turn) => ({ page: 1 + (turn % 30) })),
  ofCallable("fetchPlanPrices", "prices", {}, () => ({})),
  ofCallable("confirmSignIn", "any call", {}, () => ({})),
];

const SIGNED_IN = { isSignedIn: true } as const;
const OWN_DATA = "all of one's own data; 20 an hour by an account";
const OWN: readonly CostCase[] = [
  ofCallable("createSession", "a new browser", {}, (turn, { idToken }) => ({
    idToken,
    device: `${randomUUID()}${turn}`,
  })),
  ofCallable(
    "readSession",
    "a page of each list of 2,000, the profile and all sign-ins",
    {},
    (turn, { sessionCookie }) => ({
      sessionCookie,
      parts: ["user", "signIns"],
      lists: { saved: { page: 1 + turn }, applied: { page: 1 + turn } },
    }),
  ),
  ofCallable(
    "readSession",
    "the newest of both lists, as pages from before ask",
    {},
    (_turn, { sessionCookie }) => ({ sessionCookie, parts: ["user", "saved", "applied", "signIns"] }),
  ),
  ofCallable("markJob", "a job saved anew", SIGNED_IN, (turn, { uid }) => ({
    uid,
    list: "saved",
    jobId: jobIdAt(turn),
  })),
  ofCallable("markJob", "a job for which a list of 2,000 has no room", SIGNED_IN, (turn, { uid }) => ({
    uid,
    list: "saved",
    jobId: jobIdAt(9000 + turn),
  })),
  ofCallable(
    "getRecommendedJobs",
    "50 jobs, for 50 skills and full lists",
    { ...SIGNED_IN, exception: "every job is ranked for one person; 120 an hour by an account" },
    () => ({ limit: 50 }),
  ),
  ofCallable("saveSearch", "a search of the longest query", SIGNED_IN, (turn) => ({
    searchId: `costly-search-${turn}`,
    name: "Tides",
    query: `q=${"tide ".repeat(39)}${turn}`,
  })),
  ofCallable("resumeAlerts", "alerts", SIGNED_IN, () => ({})),
  ofCallable("chooseFreePlan", "the plan", SIGNED_IN, () => ({})),
  ofCallable("startCheckout", "Stripe's page", SIGNED_IN, () => ({
    interval: "month",
    requestId: randomUUID(),
  })),
  ofCallable("openBillingPortal", "Stripe's page", SIGNED_IN, () => ({})),
  ofCallable("readIngestStatus", "a refusal of who is no operator", SIGNED_IN, () => ({})),
  ofCallable(
    "exportAccount",
    "2,000 saved and 2,000 applied jobs",
    { ...SIGNED_IN, exception: OWN_DATA },
    () => ({}),
  ),
];

const PLAIN: readonly CostCase[] = [
  ofEndpoint("api", "health", (url) => fetch(`${url}/health`)),
  ofEndpoint("api", "a payment customer that is there", (url, { person }) =>
    fetch(`${url}/create-stripe-customer`, post({ uid: person.uid, email: person.email }, person.idToken)),
  ),
  ofEndpoint("api", "alerts stopped", (url, { person, board }) => {
    const hash = createHmac("sha256", board.variables["ALERT_LINK_SECRET"] ?? "");
    const seal = hash.update(`alerts:${person.uid}`).digest("base64url");
    return fetch(
      `${url}/unsubscribe`,
      post({ token: `${Buffer.from(person.uid).toString("base64url")}.${seal}` }),
    );
  }),
  ofEndpoint("picture", "a logo that cannot be had", (url, { turn }) => fetch(`${url}?job=${jobIdAt(turn)}`)),
  ofEndpoint("stripeWebhook", "an event that Stripe did not sign", (url) => fetch(url, post(LONG_EVENT))),
  ofEndpoint("mailWebhook", "an event that Resend did not sign", (url) => fetch(url, post(LONG_EVENT))),
];

/** The last of all, for they end what the others need. */
const ENDS: readonly CostCase[] = [
  ofCallable("endSignIns", "all others", { ...SIGNED_IN, times: 5 }, () => ({ which: "others" })),
  ofCallable("endSession", "a session", { times: 5 }, (_turn, { sessionCookie }) => ({ sessionCookie })),
  {
    ...ofCallable(
      "deleteAccount",
      "2,000 saved and 2,000 applied jobs",
      { times: 3, exception: OWN_DATA },
      () => ({}),
    ),
    before: ({ board, person }) => enterAgain(person, board),
    ask: ({ board, person }) =>
      fetch(`${board.functionsUrl}/deleteAccount`, post({ data: {} }, person.idToken)),
  },
];

export const FUNCTION_COSTS: readonly CostCase[] = [...PUBLIC, ...OWN, ...PLAIN, ...ENDS];

type Named = keyof typeof COSTS;
type More = Pick<CostCase, "exception" | "times"> & {
  readonly isSignedIn?: boolean;
  readonly units?: number;
};

function ofCallable(
  name: Named,
  what: string,
  { isSignedIn = false, units = readUnits(name), ...more }: More,
  write: (turn: number, person: BenchPerson) => object,
): CostCase {
  return {
    of: name,
    what,
    units,
    ...more,
    ask: ({ board, person, turn }) =>
      fetch(
        `${board.functionsUrl}/${name}`,
        post({ data: write(turn, person) }, isSignedIn ? person.idToken : undefined),
      ),
  };
}

function ofEndpoint(
  name: Named,
  what: string,
  ask: (url: string, asked: Asked) => Promise<Response>,
): CostCase {
  return {
    of: name,
    what,
    units: readUnits(name),
    ask: (asked) => ask(`${asked.board.functionsUrl}/${name}`, asked),
  };
}

function readUnits(name: Named): number {
  const cost = COSTS[name];
  if (typeof cost !== "number") throw new Error(`What ${name} costs depends on what is asked.`);
  return cost;
}

function post(body: object, idToken?: string): RequestInit {
  const headers = {
    "content-type": "application/json",
    ...(idToken !== undefined && { authorization: `Bearer ${idToken}` }),
  };
  return { method: "POST", headers, body: JSON.stringify(body) };
}
