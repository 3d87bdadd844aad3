import { ReadIngestStatus, type ReadIngestStatusResponse } from "@farwork/domain/contract";

import { callSignedIn } from "./call-signed-in.ts";
import type { Client } from "./client.ts";

/**
 * The status of every feed: its last run, its counts and its next run. For operators only.
 *
 * @throws DataError, with `unauthenticated` when nobody is signed in, and `permission-denied` for users who are not
 * operators.
 * @example const { feeds } = await readIngestStatus(client);
 */
export async function readIngestStatus(client: Client): Promise<ReadIngestStatusResponse> {
  return callSignedIn(client, ReadIngestStatus, {});
}
