import type { JobFacets } from "../../src/filter/facets.ts";
import type { Job } from "../../src/job/job.ts";
import type { BenchQuery, QueryClass } from "./query-class.ts";

/** The counts that are compared between contenders. */
export type Counts = Pick<JobFacets, "job_type" | "categories" | "tags" | "salary" | "date_posted">;

/** `ids` are those of the requested page, in order. */
export type Answer = { readonly total: number; readonly ids: readonly string[]; readonly facets?: Counts };

/** An index that is ready for queries. */
export type Engine = {
  answer(query: BenchQuery): Answer;
  /** Everything that has to be stored to be ready again without the jobs, uncompressed, in parts. */
  store(): readonly Uint8Array[];
  /** Adds changed and new jobs, if that is timed; does not modify the engine itself. */
  readonly change?: (jobs: readonly Job[]) => void;
  /** Memory outside the JavaScript heap. */
  readonly nativeBytes?: number;
  /** The part of its memory for displaying jobs, if known. */
  readonly cardBytes?: number;
};

export type Contender = {
  readonly name: string;
  /** The query classes it does not support. */
  readonly cannot: readonly QueryClass[];
  /** Whether it is the reference for totals, for which it runs longer than it is timed. */
  readonly isReference?: boolean;
  build(jobs: readonly Job[]): Engine;
  load(parts: readonly Uint8Array[]): Engine;
};
