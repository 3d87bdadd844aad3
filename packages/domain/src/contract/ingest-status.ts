import * as z from "zod/mini";

import { FeedStatus } from "../feed/feed-status.ts";
import type { SignedInContract } from "./callable-contract.ts";

/** For operators only (custom claim `admin`). In the order of `FEED_SOURCES`, boards by token. */
export const ReadIngestStatusResponse = z.object({
  feeds: z.array(FeedStatus),
  /** The number of boards left out; those with problems are listed first. */
  moreFeeds: z._default(z.int().check(z.nonnegative()), 0),
});
export type ReadIngestStatusResponse = z.infer<typeof ReadIngestStatusResponse>;

const Nothing = z.object({});

/** Returns the status of every feed, for operators only. */
export const ReadIngestStatus: SignedInContract<typeof Nothing, typeof ReadIngestStatusResponse> = {
  name: "readIngestStatus",
  callers: "signed-in",
  callsPerHour: 600,
  request: Nothing,
  response: ReadIngestStatusResponse,
  example: {},
  cost: 10,
};
