import type { BenchBoard } from "./bench-board.ts";
import type { BenchPerson } from "./create-people.ts";

/** The worst case of a function or route. */
export type CostCase = {
  /** The exported name of a function, or the folder of a route: `fetchJobs`, `/jobs/[jobId]/[[...slug]]`. */
  readonly of: string;
  /** Describes the request and the data. */
  readonly what: string;
  /** Its charged cost in CPU milliseconds. */
  readonly units: number;
  /** The expected status; default 200. */
  readonly status?: number;
  /** The number of jobs in each response; with fewer, it is not the worst case. */
  readonly jobs?: number;
  /** Why it may cost more than 60 ms or 256 kB, and what limits it. */
  readonly exception?: string;
  /** How often it is measured, if 20 times would take too long. */
  readonly times?: number;
  /** Unmeasured preparation for each request; returns the caller. */
  readonly before?: (asked: Asked) => Promise<BenchPerson>;
  /** Sends the `turn`th request, different each time to bypass caches. */
  readonly ask: (asked: Asked) => Promise<Response>;
};

export type Asked = { readonly board: BenchBoard; readonly person: BenchPerson; readonly turn: number };

/** The exception of a URL that has both. */
export const BESIDE = "a list and a job page in one response, each within the limits; charged as both";
/** The maximum cost of a request from a free or anonymous caller. */
export const MOST = { cpuMs: 60, bytes: 256_000 } as const;
