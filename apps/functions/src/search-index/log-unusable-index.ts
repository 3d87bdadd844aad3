import { logEvent } from "../runtime/log.ts";

/** A missing index is expected before the first ingestion, an older one after a release with another format. */
export function logUnusableIndex(problem: "missing" | "older" | "unreadable" | "damaged"): void {
  if (problem === "missing") logEvent("search-index-missing");
  else if (problem === "older") logEvent("search-index-older");
  else logEvent("search-index-unusable", { problem });
}
