import * as z from "zod/mini";

import { highestAnnualPay } from "../../filter/match-pay.ts";
import { extractText } from "../../html/extract-text.ts";
import { CATEGORY_LABELS } from "../../job/job-categories.ts";
import { type Job, JobCard } from "../../job/job.ts";
import type { Place } from "../../place/place.ts";
import type { PayLevel } from "./segment.ts";

/** All a segment keeps of one job, before it is put into columns. */
export interface SegmentDocument {
  readonly id: string;
  readonly publishedAt: number;
  readonly expiresAt: number;
  readonly jobType: string;
  readonly category: string;
  readonly place: Place;
  readonly pay: PayLevel;
  readonly tags: readonly string[];
  readonly card: Uint8Array;
}

/** The order of a segment's documents: the newest first, of one moment the lower id. */
export function compareDocuments(
  a: Pick<SegmentDocument, "publishedAt" | "id">,
  b: Pick<SegmentDocument, "publishedAt" | "id">,
): number {
  return b.publishedAt - a.publishedAt || (a.id < b.id ? -1 : 1);
}

/** The fields whose values a card stores, in this order. */
export const CARD_FIELDS: readonly string[] = Object.keys(JobCard.shape);

export function readDocument(job: Job): SegmentDocument {
  return {
    id: job.firestoreId,
    publishedAt: job.publication_date.getTime(),
    expiresAt: job.expires_at?.getTime() ?? Number.POSITIVE_INFINITY,
    jobType: job.job_type,
    category: job.category,
    place: job.place,
    pay: readPayLevel(job),
    tags: [...new Set(job.tags)],
    card: encodeCard(job),
  };
}

function readPayLevel({ pay }: Job): PayLevel {
  const most = highestAnnualPay(pay);
  return pay === undefined || most === undefined ? { currency: "" } : { currency: pay.currency, most };
}

/** Values without names: the names would be half of what is stored. */
function encodeCard(job: Job): Uint8Array {
  const wire: Readonly<Record<string, unknown>> = z.encode(JobCard, job);
  return encoder.encode(JSON.stringify(CARD_FIELDS.map((field) => wire[field] ?? null)));
}

/** A job's searchable texts, field after field in the order of `SEARCH_FIELDS`. */
export function listTexts(job: Job): string[][] {
  return [
    [job.title],
    [job.company_name],
    job.tags,
    [CATEGORY_LABELS[job.category]],
    [extractText(job.description)],
  ];
}

const encoder = new TextEncoder();
