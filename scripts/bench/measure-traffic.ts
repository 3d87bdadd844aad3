import { formatVisit, VISIT_COOKIE } from "../../apps/web/src/features/visits/visit.ts";
import { runStep } from "../bootstrap/step-board.mjs";
import { askPage } from "./ask-queries.ts";
import type { MeasuredBoard } from "./measured-board.ts";
import { readCpuMs } from "./read-cpu.ts";

/** Responses per second of the site, each rate over separate connections. */
export type TrafficFigures = {
  /** Listing pages for a browser that was here a day ago, and has a cookie that says so. */
  readonly pagesWithCookie: number;
  readonly pagesWithout: number;
  /** The listing as JSON with different filters each time; undefined for releases without it. */
  readonly distinctLists: number | undefined;
  readonly repeatedLists: number | undefined;
  /** CPU milliseconds of the site's process per such list. */
  readonly listCpuMs: number | undefined;
};

/** How long V8 takes to compile what serves a page; a site that was just started is not what visitors meet. */
export const WARM_UP_S = 20;
const SECONDS = 10;
const FEW = 10;
const MANY = 50;
const DAY_MS = 24 * 3600 * 1000;

/**
 * @param board `sitePid` is the site's process, needed to measure the cost of a list; requests to a `baseline` may fail
 * and are not counted.
 */
export async function measureTraffic({
  site,
  sitePid,
  isBaseline = false,
}: MeasuredBoard): Promise<TrafficFigures> {
  const lastVisit = { previous: undefined, current: new Date(Date.now() - DAY_MS) };
  const cookie = { cookie: `${VISIT_COOKIE}=${formatVisit(lastVisit)}` };
  let turn = 0;
  const writeDistinct = () => `/api/jobs?salary_min=${20_000 + (turn += 1)}&unstated=1`;
  const ask = (title: string, connections: number, writePath: () => string, headers = {}) =>
    runStep(title, () => countAnswers(site, { connections, writePath, headers, mayFail: isBaseline }));
  const pagesWithCookie = await ask("Asking for the listing with a cookie", FEW, () => "/", cookie);
  const pagesWithout = await ask("Asking for the listing without", MANY, () => "/");
  const hasLists = (await fetch(new URL("/api/jobs", site))).ok;
  if (!hasLists)
    return {
      pagesWithCookie,
      pagesWithout,
      distinctLists: undefined,
      repeatedLists: undefined,
      listCpuMs: undefined,
    };
  const cpuBefore = sitePid === undefined ? 0 : readCpuMs(sitePid);
  const turnBefore = turn;
  const distinctLists = await ask("Asking for lists of other filters", MANY, writeDistinct);
  const listCpuMs =
    sitePid === undefined ? undefined : (readCpuMs(sitePid) - cpuBefore) / (turn - turnBefore);
  const repeatedLists = await ask("Asking for the same list", MANY, () => "/api/jobs?q=engineer");
  return { pagesWithCookie, pagesWithout, distinctLists, repeatedLists, listCpuMs };
}

type Asking = {
  readonly connections: number;
  readonly writePath: () => string;
  readonly headers: Readonly<Record<string, string>>;
  readonly mayFail: boolean;
};

/**
 * Successful responses per second. @throws Error on a failure that is not allowed, as the rate would be meaningless.
 */
async function countAnswers(site: string, { headers, mayFail, ...asking }: Asking): Promise<number> {
  const ask = async (seconds: number) => {
    const load = { ...asking, seconds, headers: { "accept-encoding": "br", ...headers } };
    const { perSecond, requests, failures } = await askPage(site, load);
    if (failures > 0 && !mayFail) throw new Error(`Of ${requests} requests ${failures} failed.`);
    return perSecond * (1 - failures / requests);
  };
  await ask(WARM_UP_S);
  return ask(SECONDS);
}
