import type { FetchFailureCode } from "@farwork/serving/log-events";

import type { ResolveName } from "./pinned-lookup.ts";

/** Validators of an earlier response, for a conditional request. */
export interface FeedValidators {
  readonly etag?: string;
  readonly lastModified?: string;
}

export interface FetchLimits {
  /** Milliseconds per request, including DNS, connections, redirects and body. */
  readonly timeoutMs: number;
  /** Maximum size of the body, both compressed and decompressed. */
  readonly maxBytes: number;
  readonly maxRedirects: number;
}

export type FeedMedia = "json" | "xml";

export interface FetchFeedOptions {
  readonly validators?: FeedValidators;
  /** Maximum requests per poll, including the first; default 3. */
  readonly tries?: number;
  /** The required media type of the response; default JSON. */
  readonly media?: FeedMedia;
  /** Default 30 s, 64 MiB and 3 redirects. */
  readonly limits?: Partial<FetchLimits>;
  /**
   * Allows the server of `url` itself to be private, on any port and without TLS: only for tests and for a URL typed by
   * an operator. Redirects are still checked.
   */
  readonly allowPrivateAddresses?: boolean;
  /** Resolves host names; default the system's resolver. */
  readonly resolve?: ResolveName;
  /** Waits between requests, in milliseconds. */
  readonly pause?: (ms: number) => Promise<unknown>;
  /** A number from 0 to 1, for the jitter of pauses. */
  readonly random?: () => number;
  /** The current time, for reading `Retry-After` dates. */
  readonly now?: () => Date;
}

/** The result of fetching a feed. `tries` counts requests, not redirects. */
export type FetchedFeed =
  | {
      readonly status: "fetched";
      /** The raw body, not yet parsed. */
      readonly text: string;
      /** Store these only once the text has been ingested, or else a bad response is never fetched again. */
      readonly validators: FeedValidators;
      /** Size of the decompressed body. */
      readonly bytes: number;
      readonly tries: number;
    }
  | { readonly status: "not-modified"; readonly tries: number }
  | {
      readonly status: "failed";
      readonly code: FetchFailureCode;
      /** One line with the URL, for logs and operators. */
      readonly error: string;
      /** The server does not want to be polled before this time. */
      readonly retryAfter?: Date;
      readonly tries: number;
    };
