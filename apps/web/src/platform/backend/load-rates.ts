import { fetchRates } from "@farwork/data/rates";
import type { ReferenceRates } from "@farwork/domain/rates";

import { coalesceRequests } from "../requests/coalesce-requests.ts";
import { askBackend } from "./ask-backend.ts";

const shared = coalesceRequests<ReferenceRates>({ keptMs: 10 * 60_000, maxKept: 1 });

/** The exchange rates the backend compares pay at. Undefined when unavailable: pages then show pay as stated. */
export async function loadRates(): Promise<ReferenceRates | undefined> {
  try {
    return await shared.get("", () => askBackend(fetchRates));
  } catch {
    return undefined;
  }
}
