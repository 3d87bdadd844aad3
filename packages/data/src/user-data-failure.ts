import type { DataErrorCode } from "./data-error.ts";
import { toDataError } from "./to-data-error.ts";

// What the other codes say would not help the person whose data it is.
const SHOWN: ReadonlySet<DataErrorCode> = new Set(["unavailable", "unauthenticated", "permission-denied"]);

/** What to tell a person whose user document could not be made or read. */
export function describeUserDataFailure(thrown: unknown): string {
  const { code, message } = toDataError(thrown);
  return SHOWN.has(code) ? message : "Failed to fetch user data";
}
