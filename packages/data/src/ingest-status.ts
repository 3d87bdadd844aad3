import { ReadIngestStatus, type ReadIngestStatusResponse } from "@farwork/domain/contract";

import { callSignedIn } from "./call.ts";
import type { Client } from "./client.ts";

/**
 * Where every feed stands: its last run, its counts, when it is asked next. For operators alone.
 *
 * @throws DataError, with `unauthenticated` where nobody is signed in, and `permission-denied` for whoever is no
 * operator.
 * @example const { feeds } = await readIngestStatus(client);
 */
export async function readIngestStatus(client: Client): Promise<ReadIngestStatusResponse> {
  return callSignedIn(client, ReadIngestStatus, {});
}
