import { type AddressAsked, askAddress } from "./ask-address.ts";
import type { FeedMedia } from "./fetched-feed.ts";
import { type FeedAnswer, readAnswer } from "./read-answer.ts";
import { ACCEPTED_ENCODINGS } from "./read-body.ts";

export interface FeedRequest extends Omit<AddressAsked<FeedAnswer>, "accept" | "encodings" | "read"> {
  readonly media: FeedMedia;
  readonly now: () => Date;
}

const ACCEPTED_MEDIA = { json: "application/json", xml: "application/xml, text/xml" };

/** Requests a feed once, following redirects. Only throws `FetchFailure`. */
export async function askFeed({ media, now, ...feed }: FeedRequest): Promise<FeedAnswer> {
  const { maxBytes } = feed.limits;
  return askAddress({
    ...feed,
    accept: ACCEPTED_MEDIA[media],
    encodings: ACCEPTED_ENCODINGS,
    read: (response, validators) => readAnswer(response, { media, validators, maxBytes, now: now() }),
  });
}
