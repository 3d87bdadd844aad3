import * as z from "zod/mini";

import { FeedStatus } from "../feed/feed-status.ts";
import type { CallableContract } from "./callable-contract.ts";

/** For operators only (custom claim `admin`). In the order of `FEED_SOURCES`, boards by token. */
export const ReadIngestStatusResponse = z.object({
  feeds: z.array(FeedStatus),
  /** The number of boards left out; those with problems are listed first. */
  moreFeeds: z._default(z.int().check(z.nonnegative()), 0),
});
export type ReadIngestStatusResponse = z.infer<typeof ReadIngestStatusResponse>;

const Nothing = z.object({});

export const ReadIngestStatus: CallableContract<typeof Nothing, typeof ReadIngestStatusResponse> = {
  name: "readIngestStatus",
  request: Nothing,
  response: ReadIngestStatusResponse,
  cost: 10,
};
