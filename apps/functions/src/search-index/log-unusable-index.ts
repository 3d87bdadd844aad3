import { logEvent } from "../runtime/log.ts";

/** Before the first ingestion a missing index is what to expect. */
export function logUnusableIndex(problem: "missing" | "unreadable" | "damaged"): void {
  if (problem === "missing") logEvent("search-index-missing");
  else logEvent("search-index-unusable", { problem });
}
