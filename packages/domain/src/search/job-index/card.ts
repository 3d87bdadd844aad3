import * as z from "zod/mini";

import { type Job, JobCard } from "../../job/job.ts";
import { readValues } from "./columns.ts";
import { type JobSegment, readId } from "./segment.ts";

type ReadColumn = (segment: JobSegment, doc: number) => unknown;

/** The card fields that a segment's columns already hold, in wire format; undefined where a job does not state them. */
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

/** Encodes the values as JSON without field names, which would double the size. Rare fields come last. */
export function encodeCard(job: Job): Uint8Array {
  const wire: Readonly<Record<string, unknown>> = z.encode(JobCard, job);
  const values = CARD_FIELDS.map((field) => wire[field] ?? null);
  return encoder.encode(JSON.stringify(values.slice(0, values.findLastIndex((value) => value !== null) + 1)));
}

/**
 * The card of a document, by its number in the segment; undefined if this version cannot read it, e.g. because of a
 * category that newer code added.
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

/** `Infinity` marks a posting without an end date. */
function toWireDate(milliseconds = 0): string | undefined {
  return Number.isFinite(milliseconds) ? new Date(milliseconds).toISOString() : undefined;
}

/** In the order of the segment's `cardFields`; unstated values are null, or missing at the end. */
const CardValues = z.array(z.unknown());
const encoder = new TextEncoder();
const decoder = new TextDecoder();
