import type { FetchFailureCode } from "./fetch-failure.ts";
import type { ResolveName } from "./pinned-lookup.ts";

/** Validators of an earlier answer, sent back to ask only for news. */
export interface FeedValidators {
  readonly etag?: string;
  readonly lastModified?: string;
}

export interface FetchLimits {
  /** For one request: names, connections, redirects and body together, in milliseconds. */
  readonly timeoutMs: number;
  /** Of the body, as sent and as inflated. */
  readonly maxBytes: number;
  readonly maxRedirects: number;
}

export type FeedMedia = "json" | "xml";

export interface FetchFeedOptions {
  readonly validators?: FeedValidators;
  /** Requests of one poll at most, the first included: 3 where nothing is said. */
  readonly tries?: number;
  /** Of what kind the answer has to be, by its own word: JSON where nothing is said. */
  readonly media?: FeedMedia;
  /** 30 s, 64 MiB and 3 redirects where nothing is said. */
  readonly limits?: Partial<FetchLimits>;
  /**
   * Lets the server that `url` itself names be a private one, on any port, without TLS: only for tests, and for an
   * address that somebody typed. Where it redirects to, the rules hold.
   */
  readonly allowPrivateAddresses?: boolean;
  /** How names become addresses; the system's resolver where nothing is said. */
  readonly resolve?: ResolveName;
  /** Waits between two requests, in milliseconds. */
  readonly pause?: (ms: number) => Promise<unknown>;
  /** A number from 0 to 1, for the jitter of pauses. */
  readonly random?: () => number;
  /** Against which a `Retry-After` date is read. */
  readonly now?: () => Date;
}

/** What a feed answered. `tries` counts the requests; redirects are part of theirs. */
export type FetchedFeed =
  | {
      readonly status: "fetched";
      /** As sent: whether it is JSON, and a feed, is for the reader to say. */
      readonly text: string;
      /** To be kept once the text is taken in, not before: else a bad answer is never asked for again. */
      readonly validators: FeedValidators;
      /** Of the body, inflated. */
      readonly bytes: number;
      readonly tries: number;
    }
  | { readonly status: "not-modified"; readonly tries: number }
  | {
      readonly status: "failed";
      readonly code: FetchFailureCode;
      /** One line that names the address, for a log or an operator. */
      readonly error: string;
      /** Before this the server does not want to be asked again. */
      readonly retryAfter?: Date;
      readonly tries: number;
    };
