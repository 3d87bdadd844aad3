import { ReadIngestStatus } from "@farwork/domain";

import { requireOperator } from "../account/operator-claim.ts";
import { signedInCallable } from "../requests/callable.ts";
import { openFirestore } from "../runtime/admin.ts";
import { readFeedStatuses } from "./read-feed-statuses.ts";

/** As many as fit on a page. `pnpm ingest status` lists all. */
const MAX_BOARDS = 100;

/** Returns the status of every feed. Only for operators: `pnpm operator grant <e-mail>`. */
export const readIngestStatus = signedInCallable(ReadIngestStatus, async (_, uid) => {
  await requireOperator(uid);
  return readFeedStatuses(openFirestore(), { now: new Date(), maxBoards: MAX_BOARDS });
});
