import { companySlug } from "../../company/company-slug.ts";
import { highestAnnualPay } from "../../filter/match-pay.ts";
import { extractText } from "../../html/extract-text.ts";
import { CATEGORY_LABELS } from "../../job/job-categories.ts";
import type { Job } from "../../job/job.ts";
import type { Place } from "../../place/place.ts";
import { encodeCard } from "./card.ts";
import type { PayLevel } from "./segment.ts";

/** All a segment keeps of one job, before it is put into columns. */
export interface SegmentDocument {
  readonly id: string;
  readonly publishedAt: number;
  readonly expiresAt: number;
  readonly firstSeenAt: number;
  readonly jobType: string;
  readonly category: string;
  readonly place: Place;
  readonly pay: PayLevel;
  readonly tags: readonly string[];
  /** Its slug; empty where it has none. */
  readonly company: string;
  readonly card: Uint8Array;
}

/** The order of a segment's documents: the newest first, of one moment the lower id. */
export function compareDocuments(
  a: Pick<SegmentDocument, "publishedAt" | "id">,
  b: Pick<SegmentDocument, "publishedAt" | "id">,
): number {
  return b.publishedAt - a.publishedAt || (a.id < b.id ? -1 : 1);
}

export function readDocument(job: Job): SegmentDocument {
  return {
    id: job.firestoreId,
    publishedAt: job.publication_date.getTime(),
    expiresAt: job.expires_at?.getTime() ?? Number.POSITIVE_INFINITY,
    firstSeenAt: job.first_seen_at.getTime(),
    jobType: job.job_type,
    category: job.category,
    place: job.place,
    pay: readPayLevel(job),
    tags: [...new Set(job.tags)],
    company: companySlug(job.company_name) ?? "",
    card: encodeCard(job),
  };
}

function readPayLevel({ pay }: Job): PayLevel {
  const most = highestAnnualPay(pay);
  return pay === undefined || most === undefined ? { currency: "" } : { currency: pay.currency, most };
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
