import { ReadIngestStatus } from "@farwork/domain";

import { requireOperator } from "../account/operator-claim.ts";
import { signedInCallable } from "../requests/callable.ts";
import { openFirestore } from "../runtime/admin.ts";
import { readFeedStatuses } from "./read-feed-statuses.ts";

/** As many as somebody looks through on one page. The command `pnpm ingest status` tells of all. */
const MAX_BOARDS = 100;

/** Where every feed stands. For operators alone: `pnpm operator grant <e-mail>`. */
export const readIngestStatus = signedInCallable(
  { ...ReadIngestStatus, rate: "readIngestStatus" },
  async (_, uid) => {
    await requireOperator(uid);
    return readFeedStatuses(openFirestore(), { now: new Date(), maxBoards: MAX_BOARDS });
  },
);
