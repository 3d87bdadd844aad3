import { logEvent } from "../runtime/log.ts";

/** A missing index is expected before the first ingestion. */
export function logUnusableIndex(problem: "missing" | "unreadable" | "damaged"): void {
  if (problem === "missing") logEvent("search-index-missing");
  else logEvent("search-index-unusable", { problem });
}
