import { buildRecord } from "../../filter/filter-kinds.ts";
import { TEXT_FILTERS, TEXT_NAMES, type TextFilterName } from "../../filter/filter-names.ts";
import { highestAnnualPay } from "../../filter/match-pay.ts";
import type { Job } from "../../job/job.ts";
import { positionPlace } from "../../job/position-place.ts";
import { isPayAssumed } from "../../pay/pay-range.ts";
import type { Place } from "../../place/place.ts";
import { encodeCard } from "./card.ts";
import type { PayLevel } from "./columns.ts";

/** Everything a segment stores of a job, before it is split into columns. */
export interface SegmentDocument {
  readonly id: string;
  readonly publishedAt: number;
  readonly expiresAt: number;
  readonly firstSeenAt: number;
  /** The distinct values for each text filter. */
  readonly texts: Readonly<Record<TextFilterName, readonly string[]>>;
  readonly place: Place;
  readonly pay: PayLevel;
  readonly card: Uint8Array;
}

/** The order of a segment's documents: newest first, ties by ascending id. */
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
    texts: buildRecord<SegmentDocument["texts"]>(TEXT_NAMES, (name) => [
      ...new Set(TEXT_FILTERS[name].of(job)),
    ]),
    place: positionPlace(job),
    pay: readPayLevel(job),
    card: encodeCard(job),
  };
}

function readPayLevel({ pay }: Job): PayLevel {
  const most = highestAnnualPay(pay);
  if (pay === undefined || most === undefined) return { currency: "" };
  return { currency: pay.currency, most, ...(isPayAssumed(pay) && { assumed: true }) };
}
