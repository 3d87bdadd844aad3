import { createHmac, randomUUID } from "node:crypto";

import * as z from "zod/mini";

// Imported by path, as the package may not be built yet.
import { getCallCost } from "../../packages/domain/src/contract/callable-contract.ts";
import { FetchJobsByIds } from "../../packages/domain/src/contract/fetch-jobs-by-ids.ts";
import {
  FetchJobs,
  type FetchJobsQuery,
  FetchJobsRequest,
} from "../../packages/domain/src/contract/fetch-jobs.ts";
import type { CostCase } from "./cost-case.ts";
import { ofCallable, ofEndpoint, ofExamples, post } from "./cost-of-call.ts";
import { enterAgain } from "./create-people.ts";
import { IMAGE_JOBS } from "./serve-images.ts";
import { FIVE_PHRASES, jobIdAt, LARGE_COMPANY, LONGEST_JOBS, LONGEST_SEARCH } from "./worst-jobs.ts";

/** Filters that most jobs pass, each time excluding different nonexistent companies. */
const widestFilters = (turn: number) => ({
  search: LONGEST_SEARCH,
  tags: Array.from({ length: 50 }, (_, at) => `tag-${turn}-${at}`)
    .concat("react")
    .slice(-50),
  location: ["US", "DE", "FR", "GB", "ES", "europe", "worldwide", "unstated"],
  salary: { min: 1000, includeUnstated: true },
  exclude: { companies: Array.from({ length: 50 }, (_, at) => `company-${turn}-${at}`) },
});
/** All of the longest jobs, each time excluding a different nonexistent company. */
const longestJobs = (turn: number) => ({
  search: "longest",
  exclude: { companies: [`company-${turn}`] },
});
const commonSearch = (turn: number) => ({ search: `${["en", "re", "so", "ap", "te"][turn % 5]}*` });
/** The maximum size of an event before its signature is checked. */
const LONG_EVENT = { id: "x".repeat(100_000) };
const sendEvent = (url: string) => fetch(url, post(LONG_EVENT));
const hidden = (turn: number) => ({
  jobs: Array.from({ length: 100 }, (_, at) => jobIdAt(10_000 + 100 * turn + at)),
  companies: Array.from({ length: 100 }, (_, at) => `company-${turn}-${at}`),
});
const longestIds = (turn: number) =>
  Array.from({ length: 30 }, (_, at) => jobIdAt((turn * 30 + at) % LONGEST_JOBS));
const someIds = (turn: number) => Array.from({ length: 100 }, (_, at) => jobIdAt(2000 + 100 * turn + at));

const FULL =
  "whole descriptions, for programs; twenty jobs a second per address. The site requests cards or single jobs";
const COMPARED = "one job is compared with all open ones; one a second per address";
const WITH_IMAGE = "a company's own image; one a second per address";
const card = { view: "card", pageSize: 50 } as const;
const whole = { view: "full", pageSize: 50 } as const;
const unitsOf = (request: FetchJobsQuery) => getCallCost(FetchJobs, z.parse(FetchJobsRequest, request));
const cards = { units: unitsOf(card), jobs: 50 };
const byIds = (count: number) =>
  getCallCost(FetchJobsByIds, { jobIds: Array.from({ length: count }, () => ""), limit: count });

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
  ofCallable(
    "fetchJobs",
    "50 cards for five phrases that most jobs have",
    { units: unitsOf({ ...card, filters: { search: FIVE_PHRASES } }), jobs: 50 },
    (turn) => ({
      ...card,
      filters: { search: FIVE_PHRASES, exclude: { companies: [`company-${turn}`] } },
    }),
  ),
  ofCallable("fetchJobs", "50 cards for a prefix that most jobs have", cards, (turn) => ({
    ...card,
    page: 1 + turn,
    filters: commonSearch(turn),
  })),
  ofCallable("fetchJobs", "50 cards of the longest jobs", cards, (turn) => ({
    ...card,
    filters: longestJobs(turn),
  })),
  ofCallable("fetchJobs", "nothing found, with other spellings tried", { ...cards, jobs: 0 }, (turn) => ({
    ...card,
    filters: { search: `enginear maneger ${turn} desinger`, job_type: ["internship"], tags: ["react"] },
  })),
  ofCallable(
    "fetchJobs",
    "30 of the longest jobs, whole: the response fits no more",
    { units: unitsOf({ ...whole, pageSize: 30 }), jobs: 30, exception: FULL },
    (turn) => ({ ...whole, pageSize: 30, filters: longestJobs(turn) }),
  ),
  ofCallable("fetchJobs", "50 whole jobs", { units: unitsOf(whole), jobs: 50 }, (turn) => ({
    ...whole,
    page: 40 + turn,
  })),
  ofCallable("fetchJobsByIds", "the longest job", { units: byIds(1), jobs: 1 }, (turn) => ({
    jobIds: [jobIdAt(turn)],
  })),
  ofCallable("fetchJobsByIds", "20 jobs", { units: byIds(20), jobs: 20 }, (turn) => ({
    jobIds: someIds(turn).slice(80),
  })),
  ofCallable("fetchJobsByIds", "100 jobs", { units: byIds(100), jobs: 100, exception: FULL }, (turn) => ({
    jobIds: someIds(turn),
  })),
  ofCallable(
    "fetchJobsByIds",
    "the 30 longest jobs",
    { units: byIds(30), jobs: 30, exception: FULL },
    (turn) => ({ jobIds: longestIds(turn) }),
  ),
  ofCallable("fetchSimilarJobs", "jobs like the longest one", { jobs: 10, exception: COMPARED }, (turn) => ({
    jobId: jobIdAt(turn),
    limit: 10,
  })),
  ofCallable("fetchCompany", `a company with ${LARGE_COMPANY.jobs} jobs`, {}, () => ({
    slug: LARGE_COMPANY.slug,
  })),
  ofCallable("listJobAddresses", "the page with the longest titles", {}, () => ({ page: 1 })),
  ofCallable("listCompanyAddresses", "a page of 12,000 companies", {}, (turn) => ({ page: 1 + (turn % 30) })),
  ofCallable("confirmSignIn", "any call", {}, () => ({})),
];

const OWN_DATA = "all of a person's data; 20 an hour per account";
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
    "the newest of both lists, as old pages request",
    {},
    (_turn, { sessionCookie }) => ({ sessionCookie, parts: ["user", "saved", "applied", "signIns"] }),
  ),
  ofCallable("markJob", "a newly saved job", {}, (turn, { uid }) => ({
    uid,
    list: "saved",
    jobId: jobIdAt(turn),
  })),
  ofCallable("markJob", "a job that a full list of 2,000 refuses", { status: 429 }, (turn, { uid }) => ({
    uid,
    list: "saved",
    jobId: jobIdAt(9000 + turn),
  })),
  ofCallable(
    "getRecommendedJobs",
    "50 jobs, for 50 skills and full lists",
    { jobs: 50, exception: "every job is ranked for one person; 120 an hour per account" },
    () => ({ limit: 50 }),
  ),
  ofCallable("saveSearch", "a search of the longest query", {}, (turn) => ({
    searchId: `costly-search-${turn}`,
    name: "Tides",
    query: `q=${"tide ".repeat(39)}${turn}`,
  })),
  ofCallable("startCheckout", "Stripe's page", {}, () => ({
    interval: "month",
    requestId: randomUUID(),
  })),
  ofCallable("readIngestStatus", "refused: not an operator", { status: 403 }, () => ({})),
  ofCallable("exportAccount", "2,000 saved and 2,000 applied jobs", { exception: OWN_DATA }, () => ({})),
];

const PLAIN: readonly CostCase[] = [
  ofEndpoint("api", "health", (url) => fetch(`${url}/health`)),
  ofEndpoint("api", "an existing payment customer", (url, { person }) =>
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
  ofEndpoint(
    "picture",
    "a logo of 1 MiB",
    (url, { turn }) => fetch(`${url}?job=${jobIdAt(IMAGE_JOBS.first + IMAGE_JOBS.count / 2 + turn)}`),
    { exception: WITH_IMAGE },
  ),
  ofEndpoint("stripeWebhook", "an event not signed by Stripe", sendEvent, { status: 400 }),
  ofEndpoint("mailWebhook", "an event not signed by Resend", sendEvent, { status: 400 }),
];

/** Run last, as they end what the others need. */
const ENDS: readonly CostCase[] = [
  ofCallable("endSignIns", "all others", { times: 5 }, () => ({ which: "others" })),
  {
    ...ofCallable("endSession", "a session", { times: 5 }, (_turn, { sessionCookie }) => ({
      sessionCookie,
    })),
    // People whose other sessions have not been ended yet.
    before: async ({ board, person, turn }) => board.people.at(-1 - turn) ?? person,
  },
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

const OTHERS = ofExamples([...PUBLIC, ...OWN, ...ENDS]);
export const FUNCTION_COSTS: readonly CostCase[] = [...PUBLIC, ...OWN, ...OTHERS, ...PLAIN, ...ENDS];
