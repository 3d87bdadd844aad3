import type { Dispatcher } from "undici";

import { joinHeader } from "./ask-address.ts";
import { describeBodyError, FetchFailure } from "./fetch-failure.ts";
import type { FeedMedia, FeedValidators } from "./fetched-feed.ts";
import { readBody } from "./read-body.ts";
import { readRetryAfter } from "./retry-after.ts";

/** Temporary statuses: overload and timeouts. Everything from 500 is temporary, too. */
const PASSING = [408, 425, 429];
const MEDIA_TYPES = {
  json: /^(application\/json|text\/json|application\/[\w.+-]+\+json)\s*(;|$)/i,
  xml: /^(application\/xml|text\/xml|application\/[\w.+-]+\+xml)\s*(;|$)/i,
};
/** Validators that can be stored and sent back. */
const VALIDATOR = /^[\x20-\x7E]{1,512}$/;

export type FeedAnswer =
  | { readonly status: "not-modified" }
  | {
      readonly status: "fetched";
      readonly text: string;
      readonly bytes: number;
      readonly validators: FeedValidators;
    };

interface Expected {
  readonly media: FeedMedia;
  /**
   * The validators that were sent. Undefined for servers other than the feed's own, whose validators are neither sent
   * nor stored.
   */
  readonly validators: FeedValidators | undefined;
  readonly maxBytes: number;
  readonly now: Date;
}

/** Reads a server's response: a feed, or not modified. */
export async function readAnswer(
  response: Dispatcher.ResponseData,
  { media, validators, maxBytes, now }: Expected,
): Promise<FeedAnswer> {
  const { statusCode, body } = response;
  const header = (name: string) => joinHeader(response.headers[name]);
  // 304 is only valid for conditional requests.
  const conditional = validators?.etag !== undefined || validators?.lastModified !== undefined;
  if (statusCode === 304 && conditional) return { status: "not-modified" };
  if (statusCode !== 200) {
    const passing = statusCode >= 500 || PASSING.includes(statusCode);
    const retryAfter = passing ? readRetryAfter(header("retry-after"), now) : undefined;
    throw new FetchFailure("http-error", `answered ${statusCode}`, { passing, retryAfter });
  }
  if (!MEDIA_TYPES[media].test(header("content-type") ?? "")) {
    throw new FetchFailure("unexpected-type", `did not send ${media.toUpperCase()}`);
  }
  if (Number(header("content-length")) > maxBytes) {
    throw new FetchFailure("too-large", `sent more than ${maxBytes} bytes`);
  }
  try {
    const read = await readBody(body, header("content-encoding"), maxBytes);
    return { status: "fetched", ...read, validators: validators === undefined ? {} : readValidators(header) };
  } catch (error) {
    throw describeBodyError(error);
  }
}

function readValidators(header: (name: string) => string | undefined): FeedValidators {
  const etag = header("etag");
  const lastModified = header("last-modified");
  return {
    ...(etag !== undefined && VALIDATOR.test(etag) ? { etag } : {}),
    ...(lastModified !== undefined && VALIDATOR.test(lastModified) ? { lastModified } : {}),
  };
}
