import type { JobCard } from "../../job/job.ts";
import { readCard } from "./card.ts";
import type { JobIndex } from "./job-index.ts";
import { type JobSegment, readId } from "./segment.ts";

/**
 * The `firestoreId`s of documents that a query of this index returned, in order.
 *
 * @example
 * const { docs } = queryJobIndex(index, { filters, page: 1, pageSize: 15 }, now);
 * readJobIds(index, docs); // => ["remotive-7"]
 */
export function readJobIds(index: JobIndex, docs: readonly number[]): string[] {
  return docs.map((doc) => readId(...locate(index, doc)));
}

/**
 * The cards (jobs without their descriptions) of documents that a query of this index returned, in order. Cards that
 * this version cannot read are left out.
 *
 * @example
 * const { docs } = queryJobIndex(index, { filters, page: 1, pageSize: 15 }, now);
 * readJobCards(index, docs).map(({ title }) => title); // => ["React developer"]
 */
export function readJobCards(index: JobIndex, docs: readonly number[]): JobCard[] {
  return docs.flatMap((doc) => readCard(...locate(index, doc)) ?? []);
}

/** @throws RangeError for a number without a document. */
function locate({ segments, bases }: JobIndex, doc: number): [segment: JobSegment, doc: number] {
  const at = bases.findLastIndex((base) => base <= doc);
  const segment = segments[at];
  const local = doc - (bases[at] ?? 0);
  if (segment === undefined || local >= segment.size)
    throw new RangeError(`${doc} is no document of this index`);
  return [segment, local];
}
