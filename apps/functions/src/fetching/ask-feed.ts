import { type AddressAsked, askAddress } from "./ask-address.ts";
import { type FeedAnswer, readAnswer } from "./read-answer.ts";

export interface FeedRequest extends Omit<AddressAsked<FeedAnswer>, "accept" | "read"> {
  readonly now: () => Date;
}

/** Asks a feed once, following redirects. Throws `FetchFailure` alone. */
export async function askFeed({ now, ...feed }: FeedRequest): Promise<FeedAnswer> {
  const { maxBytes } = feed.limits;
  return askAddress({
    ...feed,
    accept: "application/json",
    read: (response, validators) => readAnswer(response, { validators, maxBytes, now: now() }),
  });
}
