import { ReadIngestStatusResponse } from "@farwork/domain";
import * as z from "zod/mini";

import { requireOperator } from "../account/operator-claim.ts";
import { openFirestore } from "../runtime/admin.ts";
import { signedInCallable } from "../runtime/callable.ts";
import { COSTS } from "../runtime/rate-limits/costs.ts";
import { readFeedStatuses } from "./read-feed-statuses.ts";

/** Where every feed stands. For operators alone: `pnpm operator grant <e-mail>`. */
export const readIngestStatus = signedInCallable(
  {
    name: "readIngestStatus",
    request: z.object({}),
    response: () => ReadIngestStatusResponse,
    rate: "readIngestStatus",
    cost: COSTS.readIngestStatus,
  },
  async (_, uid) => {
    await requireOperator(uid);
    return { feeds: await readFeedStatuses(openFirestore()) };
  },
);
