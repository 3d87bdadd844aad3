import type { JobFacets } from "../../src/filter/facets.ts";
import type { Job } from "../../src/job/job.ts";
import type { BenchQuery, QueryClass } from "./query-class.ts";

/** The counts that are compared between contenders. */
export type Counts = Pick<JobFacets, "job_type" | "categories" | "tags" | "salary" | "date_posted">;

/** `ids` are those of the page asked for, in its order. */
export type Answer = { readonly total: number; readonly ids: readonly string[]; readonly facets?: Counts };

/** An index that is ready to be asked. */
export type Engine = {
  answer(query: BenchQuery): Answer;
  /** What has to be kept to be ready again without the jobs, each part before it is compressed. */
  store(): readonly Uint8Array[];
  /** Takes in changed jobs and new ones, if that is to be timed; the engine itself stays as it was. */
  readonly change?: (jobs: readonly Job[]) => void;
  /** Memory it holds where the JavaScript heap does not see it. */
  readonly nativeBytes?: number;
  /** What of its memory only shows jobs and is not searched, where that can be told apart. */
  readonly cardBytes?: number;
};

export type Contender = {
  readonly name: string;
  /** What it cannot be asked, if anything. */
  readonly cannot: readonly QueryClass[];
  /** Whose totals the others' are compared with: it is asked for a while longer than it is timed. */
  readonly isReference?: boolean;
  build(jobs: readonly Job[]): Engine;
  load(parts: readonly Uint8Array[]): Engine;
};
