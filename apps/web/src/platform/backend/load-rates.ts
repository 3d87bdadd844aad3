import { fetchRates } from "@farwork/data/rates";
import type { ReferenceRates } from "@farwork/domain/rates";

import { coalesceRequests } from "../requests/coalesce-requests.ts";
import { askBackend } from "./ask-backend.ts";

const shared = coalesceRequests<ReferenceRates>({ keptMs: 10 * 60_000, maxKept: 1 });

/** The rates that the backend compares pay at; undefined where they cannot be had: pages say pay as stated then. */
export async function loadRates(): Promise<ReferenceRates | undefined> {
  try {
    return await shared.get("", () => askBackend(fetchRates));
  } catch {
    return undefined;
  }
}
