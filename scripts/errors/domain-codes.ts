import type { FeedReading } from "../../packages/domain/src/feed/feed-adapter.ts";
import type { RejectionCode } from "../../packages/domain/src/feed/feed-item.ts";
import type { SegmentReading } from "../../packages/domain/src/search/job-index/decode-segment.ts";

interface Explanation {
  readonly cause: string;
  readonly remedy: string;
}
type CodeOf<Result extends { readonly ok: boolean }> =
  Extract<Result, { readonly error: unknown }> extends {
    readonly error: { readonly code: infer Code extends string };
  }
    ? Code
    : never;
type Explained<Code extends string> = Readonly<Record<Code, Explanation>>;

const FEED_CODES: Explained<CodeOf<FeedReading>> = {
  "unexpected-shape": {
    cause: "The response is no list of jobs; `path` names the field that should be one.",
    remedy: "Ingest nothing, close nothing. If it lasts, the source has changed: adapt `readResponse`.",
  },
  "too-many-items": {
    cause: "The list is longer than a feed can be (50,000).",
    remedy: "As above.",
  },
};

const ITEM_CODES: Explained<RejectionCode> = {
  missing: {
    cause: "The field is absent or blank.",
    remedy: "None, unless the feed calls it something else.",
  },
  "wrong-type": {
    cause: "The field does not have the type that the feed documents.",
    remedy: "If many have it, adapt the source's adapter.",
  },
  unreadable: { cause: "The field is no valid id, http URL or date.", remedy: "As above." },
  "in-the-future": {
    cause: "It is published more than two days from now.",
    remedy: "Read the feed again on that day.",
  },
  "too-long": { cause: "The description is too long for a document of the database.", remedy: "None." },
  "not-remote": {
    cause: "It is work on site, at least on some days; `words` are those that say so.",
    remedy: "None: it is not for this board.",
  },
  unlisted: { cause: "The company does not show this posting.", remedy: "None." },
};

const SEGMENT_CODES: Explained<CodeOf<SegmentReading>> = {
  "unknown-version": {
    cause: "The segment was encoded by another version of this package.",
    remedy: "Build it again from the jobs.",
  },
  damaged: {
    cause: "The bytes are not a segment, or are incomplete.",
    remedy: "Build it again from the jobs.",
  },
};

/** The codes of results of `@farwork/domain`, by where they come from. */
export const DOMAIN_CODES: readonly (readonly [from: string, codes: Explained<string>])[] = [
  ["`readResponse` of a `FeedAdapter`", FEED_CODES],
  ["`rejected` of a `FeedReading`", ITEM_CODES],
  ["`decodeJobSegment`", SEGMENT_CODES],
];
