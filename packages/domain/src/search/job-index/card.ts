import * as z from "zod/mini";

import { type Job, JobCard } from "../../job/job.ts";
import { readValues } from "./columns.ts";
import { type JobSegment, readId } from "./segment.ts";

type ReadColumn = (segment: JobSegment, doc: number) => unknown;

/** The fields that a segment's columns hold already, each as the wire has it; undefined where a job does not state it. */
const IN_COLUMNS: Readonly<Partial<Record<keyof JobCard, ReadColumn>>> = {
  firestoreId: readId,
  category: ({ columns }, doc) => readValues(columns.texts.categories, doc)[0],
  job_type: ({ columns }, doc) => readValues(columns.texts.job_type, doc)[0],
  publication_date: ({ columns }, doc) => toWireDate(columns.publishedAt[doc]),
  place: ({ columns }, doc) => readValues(columns.places, doc)[0],
  expires_at: ({ columns }, doc) => toWireDate(columns.expiresAt[doc]),
  first_seen_at: ({ columns }, doc) => toWireDate(columns.firstSeenAt[doc]),
};
const COLUMN_READERS = Object.entries(IN_COLUMNS);

/** The fields whose values a card stores, in this order. */
export const CARD_FIELDS: readonly string[] = Object.keys(JobCard.shape).filter(
  (field) => !(field in IN_COLUMNS),
);

/** Values without names, as JSON: the names would be half of what is stored. Those that hardly any job has come last. */
export function encodeCard(job: Job): Uint8Array {
  const wire: Readonly<Record<string, unknown>> = z.encode(JobCard, job);
  const values = CARD_FIELDS.map((field) => wire[field] ?? null);
  return encoder.encode(JSON.stringify(values.slice(0, values.findLastIndex((value) => value !== null) + 1)));
}

/**
 * A document's card, by its number in the segment; undefined where it is none to this code, as one with a category
 * that only newer code has.
 */
export function readCard(segment: JobSegment, doc: number): JobCard | undefined {
  const { cards, cardFields } = segment;
  const text = decoder.decode(cards.bytes.subarray(cards.offsets[doc], cards.offsets[doc + 1]));
  const values = z.parse(CardValues, JSON.parse(text));
  const stored = cardFields.map((field, at) => [field, values[at] ?? undefined] as const);
  const inColumns = COLUMN_READERS.map(([field, read]) => [field, read(segment, doc)] as const);
  const stated = [...stored, ...inColumns].filter(([, value]) => value !== undefined);
  return z.safeParse(JobCard, Object.fromEntries(stated)).data;
}

/** Infinite where a posting has no end. */
function toWireDate(milliseconds = 0): string | undefined {
  return Number.isFinite(milliseconds) ? new Date(milliseconds).toISOString() : undefined;
}

/** In the order of the segment's `cardFields`; null, or none at the end, for what a job does not state. */
const CardValues = z.array(z.unknown());
const encoder = new TextEncoder();
const decoder = new TextDecoder();
