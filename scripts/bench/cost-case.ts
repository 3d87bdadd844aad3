import type { BenchBoard } from "./bench-board.ts";
import type { BenchPerson } from "./create-people.ts";

/** The worst there may be of a function or a route. */
export type CostCase = {
  /** A function as it is exported, or a route as its folder is called: `fetchJobs`, `/jobs/[jobId]/[[...slug]]`. */
  readonly of: string;
  /** What is asked, of which data. */
  readonly what: string;
  /** What it is charged for, in milliseconds of a processor. */
  readonly units: number;
  /** What is answered where it is not 200. */
  readonly status?: number;
  /** How many jobs each answer lists: with fewer than there may be it is not the worst. */
  readonly jobs?: number;
  /** Why it may cost more than 60 ms or 256 kB, and what limits it. */
  readonly exception?: string;
  /** How often it is measured, where 20 times would take too long. */
  readonly times?: number;
  /** What has to be done before each time and is not measured: gives who asks. */
  readonly before?: (asked: Asked) => Promise<BenchPerson>;
  /** Asks for the `turn`th time; what is asked for differs each time, so that no cache has it. */
  readonly ask: (asked: Asked) => Promise<Response>;
};

export type Asked = { readonly board: BenchBoard; readonly person: BenchPerson; readonly turn: number };

/** The exception of an address that has both. */
export const BESIDE = "a list and a job page in one response, each within the limits; charged as both";
/** The most that a request of a free or anonymous caller may cost. */
export const MOST = { cpuMs: 60, bytes: 256_000 } as const;
