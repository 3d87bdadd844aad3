import * as z from "zod/mini";

import { JobCard } from "../../job/job.ts";
import type { JobIndex } from "./job-index.ts";
import { type JobSegment, readId } from "./segment.ts";

/** The `firestoreId`s of documents that a query of this index gave, in their order. */
export function readJobIds(index: JobIndex, docs: readonly number[]): string[] {
  return docs.map((doc) => readId(...locate(index, doc)));
}

/**
 * The cards of documents that a query of this index gave, in their order: each job without its description.
 *
 * @example const cards = readJobCards(index, queryJobIndex(index, query, now).docs);
 */
export function readJobCards(index: JobIndex, docs: readonly number[]): JobCard[] {
  return docs.map((doc) => readCard(...locate(index, doc)));
}

/** @throws RangeError for a number that no document has. */
function locate({ segments, bases }: JobIndex, doc: number): [segment: JobSegment, doc: number] {
  const at = bases.findLastIndex((base) => base <= doc);
  const segment = segments[at];
  const local = doc - (bases[at] ?? 0);
  if (segment === undefined || local >= segment.size)
    throw new RangeError(`${doc} is no document of this index`);
  return [segment, local];
}

/** A document's card, by its number in the segment. */
export function readCard({ cards, tables }: JobSegment, doc: number): JobCard {
  const text = decoder.decode(cards.bytes.subarray(cards.offsets[doc], cards.offsets[doc + 1]));
  const values = z.parse(CardValues, JSON.parse(text));
  const stated = tables.cardFields
    .map((field, at) => [field, values[at]])
    .filter(([, value]) => value !== null);
  return z.parse(JobCard, Object.fromEntries(stated));
}

/** In the order of the segment's `cardFields`; null for what a job does not state. */
const CardValues = z.array(z.unknown());
const decoder = new TextDecoder();
