import { type AddressAsked, askAddress } from "./ask-address.ts";
import { type FeedAnswer, readAnswer } from "./read-answer.ts";
import { ACCEPTED_ENCODINGS } from "./read-body.ts";

export interface FeedRequest extends Omit<AddressAsked<FeedAnswer>, "accept" | "encodings" | "read"> {
  readonly now: () => Date;
}

/** Asks a feed once, following redirects. Throws `FetchFailure` alone. */
export async function askFeed({ now, ...feed }: FeedRequest): Promise<FeedAnswer> {
  const { maxBytes } = feed.limits;
  return askAddress({
    ...feed,
    accept: "application/json",
    encodings: ACCEPTED_ENCODINGS,
    read: (response, validators) => readAnswer(response, { validators, maxBytes, now: now() }),
  });
}
