import * as z from "zod/mini";

import { type Job, JobCard } from "../../job/job.ts";
import { readValues } from "./columns.ts";
import { type JobSegment, readId } from "./segment.ts";

/** What a segment's columns hold already. */
const IN_COLUMNS: ReadonlySet<string> = new Set([
  "firestoreId",
  "category",
  "job_type",
  "publication_date",
  "place",
  "expires_at",
  "first_seen_at",
]);

/** The fields whose values a card stores, in this order. */
export const CARD_FIELDS: readonly string[] = Object.keys(JobCard.shape).filter(
  (field) => !IN_COLUMNS.has(field),
);

/** Values without names, as JSON: the names would be half of what is stored. */
export function encodeCard(job: Job): Uint8Array {
  const wire: Readonly<Record<string, unknown>> = z.encode(JobCard, job);
  return encoder.encode(JSON.stringify(CARD_FIELDS.map((field) => wire[field] ?? null)));
}

/**
 * A document's card, by its number in the segment; undefined where it is none to this code, as one with a category
 * that only newer code has.
 */
export function readCard(segment: JobSegment, doc: number): JobCard | undefined {
  const { cards, columns, cardFields } = segment;
  const text = decoder.decode(cards.bytes.subarray(cards.offsets[doc], cards.offsets[doc + 1]));
  const values = z.parse(CardValues, JSON.parse(text));
  const named = cardFields.map((field, at) => [field, values[at]]);
  const expiresAt = columns.expiresAt[doc] ?? 0;
  return z.safeParse(JobCard, {
    ...Object.fromEntries(named.filter(([, value]) => value !== null)),
    firestoreId: readId(segment, doc),
    category: readValues(columns.texts.categories, doc)[0],
    job_type: readValues(columns.texts.job_type, doc)[0],
    publication_date: new Date(columns.publishedAt[doc] ?? 0).toISOString(),
    first_seen_at: new Date(columns.firstSeenAt[doc] ?? 0).toISOString(),
    place: readValues(columns.places, doc)[0],
    ...(Number.isFinite(expiresAt) && { expires_at: new Date(expiresAt).toISOString() }),
  }).data;
}

/** In the order of the segment's `cardFields`; null for what a job does not state. */
const CardValues = z.array(z.unknown());
const encoder = new TextEncoder();
const decoder = new TextDecoder();
