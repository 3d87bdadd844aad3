import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { root } from "../bootstrap/checkout.mjs";
import type { BenchBoard } from "./bench-board.ts";
import { type CostCase, MOST } from "./cost-case.ts";
import { countJobs } from "./count-jobs.ts";
import { FUNCTION_COSTS } from "./function-costs.ts";
import { median } from "./quantile.ts";
import { readCpuMs } from "./read-cpu.ts";
import { SITE_COSTS } from "./site-costs.ts";

export type CostFigures = Pick<CostCase, "of" | "what" | "units" | "exception"> & {
  /** CPU milliseconds of functions and site together. */
  readonly worstMs: number;
  readonly medianMs: number;
  /** The fewest jobs in a response, if the case states their number. */
  readonly jobs?: number;
  /** The size of the longest response, uncompressed. */
  readonly bytes: number;
  readonly times: number;
  /** All distinct statuses, in order of appearance. */
  readonly statuses: readonly number[];
};

export const COST_CASES: readonly CostCase[] = [...SITE_COSTS, ...FUNCTION_COSTS];
export const TIMES = 20;
/** Number of rounds, to exclude time that garbage collection or compilation takes during a request. */
export const ROUNDS = 3;
/** Number of warm-up requests, each different like the measured ones. */
export const WARM_UP = 20;

/** Measures each case in turn, one request at a time. */
export async function measureCosts(
  board: BenchBoard,
  note: (text: string) => void,
  cases = COST_CASES,
): Promise<CostFigures[]> {
  for (const each of cases.filter(({ times = TIMES }) => times === TIMES)) {
    note(`warming up, ${each.of}: ${each.what}`);
    for (let turn = 0; turn < WARM_UP; turn += 1) await measureOnce(board, each, turn);
  }
  const figures: CostFigures[] = [];
  for (const each of cases) {
    note(`${each.of}: ${each.what}`);
    figures.push(await measureCase(board, each));
  }
  return figures;
}

async function measureCase(board: BenchBoard, each: CostCase): Promise<CostFigures> {
  const { of, what, units, exception, jobs, times = TIMES } = each;
  const rounds: Taken[][] = [];
  for (let round = 0; round < (times === TIMES ? ROUNDS : 1); round += 1) {
    const first = times === TIMES ? WARM_UP + round * TIMES : 0;
    const taken: Taken[] = [];
    for (let turn = first; turn < first + times; turn += 1) taken.push(await measureOnce(board, each, turn));
    rounds.push(taken);
  }
  const all = rounds.flat();
  return {
    of,
    what,
    units,
    times,
    ...(exception !== undefined && { exception }),
    ...(jobs !== undefined && { jobs: Math.min(...all.map((each) => each.jobs)) }),
    worstMs: median(rounds.map((taken) => Math.max(...taken.map(({ ms }) => ms)))),
    medianMs: median(all.map(({ ms }) => ms)),
    bytes: Math.max(...all.map(({ bytes }) => bytes)),
    statuses: [...new Set(all.map(({ status }) => status))],
  };
}

type Taken = {
  readonly ms: number;
  readonly bytes: number;
  readonly status: number;
  readonly jobs: number;
};

async function measureOnce(board: BenchBoard, each: CostCase, turn: number): Promise<Taken> {
  // By several people because of hourly limits.
  const person = board.people[turn % board.people.length];
  if (!person) throw new Error("Nobody is there to ask.");
  const asked = { board, person, turn };
  const asking = each.before ? { ...asked, person: await each.before(asked) } : asked;
  const before = readCpuMs(board.functions.pid) + readCpuMs(board.site.pid);
  const answer = await each.ask(asking);
  const body = Buffer.from(await answer.arrayBuffer());
  const ms = readCpuMs(board.functions.pid) + readCpuMs(board.site.pid) - before;
  const jobs = each.jobs === undefined ? 0 : countJobs(body.toString());
  return { ms, bytes: body.byteLength, status: answer.status, jobs };
}

/** Functions and routes that no case measures. */
export function findUnmeasured(cases = COST_CASES): string[] {
  const measured = new Set(cases.map(({ of }) => of));
  return [...listRoutes(), ...listFunctions()].filter((name) => !measured.has(name));
}

/** The site's pages and endpoints, by folder. */
function listRoutes(): string[] {
  const app = join(root, "apps", "web", "src", "app");
  const files = globSync("**/{page,route}.{ts,tsx}", { cwd: app });
  const routes = files.map((file) => `/${file.replace(/\/?(?:page|route)\.tsx?$/, "")}`);
  return [...routes, ...globSync("{robots,sitemap}.ts", { cwd: app }).map((file) => `/${file}`)];
}

/** The exported names of functions that serve requests, without scheduled and event functions. */
function listFunctions(): string[] {
  const source = readFileSync(join(root, "apps", "functions", "src", "index.ts"), "utf8");
  const exported = [...source.matchAll(/export \{([^}]+)\} from "([^"]+)"/g)];
  return exported
    .filter(([, , file = ""]) => !/scheduled-ingest|send-alerts|fetch-rates-daily|remove-records/.test(file))
    .flatMap(([, names = ""]) => names.split(",").map((name) => name.trim()))
    .filter((name) => name !== "");
}

/** Cases that exceed the limits without being an exception. */
export function findTooCostly(figures: readonly CostFigures[]): CostFigures[] {
  return figures.filter(
    ({ worstMs, bytes, exception }) =>
      exception === undefined && (worstMs > MOST.cpuMs || bytes > MOST.bytes),
  );
}

/**
 * Cases with unexpected responses, by status or number of jobs: a refusal or an empty list costs less than what was
 * meant to be measured.
 */
export function findOtherAnswers(
  figures: readonly CostFigures[],
  cases: readonly Pick<CostCase, "of" | "what" | "status" | "jobs">[] = COST_CASES,
): CostFigures[] {
  return figures.filter(({ of, what, statuses, jobs }) => {
    const stated = cases.find((each) => each.of === of && each.what === what);
    return statuses.join() !== String(stated?.status ?? 200) || jobs !== stated?.jobs;
  });
}
