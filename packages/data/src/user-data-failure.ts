import type { DataErrorCode } from "./data-error.ts";
import { toDataError } from "./to-data-error.ts";

// Messages of other codes would not help the user.
const SHOWN: ReadonlySet<DataErrorCode> = new Set(["unavailable", "unauthenticated", "permission-denied"]);

/** The message for a user document that could not be created or read. */
export function describeUserDataFailure(thrown: unknown): string {
  const { code, message } = toDataError(thrown);
  return SHOWN.has(code) ? message : "Failed to fetch user data";
}
