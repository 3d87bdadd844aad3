import * as z from "zod/mini";

import { FeedStatus } from "../feed/feed-status.ts";
import type { CallableContract } from "./callable-contract.ts";

/** For operators alone: asked with the custom claim `admin`. In the order of `FEED_SOURCES`, boards by their token. */
export const ReadIngestStatusResponse = z.object({
  feeds: z.array(FeedStatus),
  /** How many boards there are besides, none of which needs a look unless all that are named do. */
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
