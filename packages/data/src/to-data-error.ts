import { FirebaseError } from "firebase/app";

import { DataError, type DataErrorCode } from "./data-error.ts";

/** What Firebase and our endpoints call a failure, without the service's name, in this package's words. */
export const DATA_ERROR_CODES: Readonly<Record<string, DataErrorCode>> = {
  "invalid-argument": "invalid-argument",
  "out-of-range": "invalid-argument",
  unauthenticated: "unauthenticated",
  "permission-denied": "permission-denied",
  "not-found": "not-found",
  // Firestore's word for HTTP 400, and our endpoints' for an account that is not ready for what was asked.
  "failed-precondition": "invalid-argument",
  "resource-exhausted": "too-many-requests",
  "deadline-exceeded": "unavailable",
  unavailable: "unavailable",
  // Firestore's word for a request that never arrived, and everybody's for a gateway's 502.
  unknown: "unavailable",
  // Of the identity service, where a call could not get a token.
  "network-request-failed": "unavailable",
  timeout: "unavailable",
  "too-many-requests": "too-many-requests",
  "user-token-expired": "unauthenticated",
  "invalid-user-token": "unauthenticated",
  "user-disabled": "unauthenticated",
  "user-not-found": "unauthenticated",
};

/** `"functions/not-found"`, or from Firestore and our HTTP endpoints a bare `"not-found"` -> `"not-found"`. */
export function toDataErrorCode(code: string): DataErrorCode {
  return DATA_ERROR_CODES[code.slice(code.indexOf("/") + 1)] ?? "internal";
}

/** Whatever Firebase (or the network) threw, as a DataError; a DataError comes back as it is. */
export function toDataError(thrown: unknown): DataError {
  if (thrown instanceof DataError) return thrown;
  if (!(thrown instanceof FirebaseError)) return new DataError("internal", { cause: thrown });
  return new DataError(toDataErrorCode(thrown.code), { field: refusedField(thrown), cause: thrown });
}

/** Our callables say which field they refused in `details: {field, code}`. */
function refusedField(thrown: object): string | undefined {
  if (!("details" in thrown) || typeof thrown.details !== "object" || thrown.details === null)
    return undefined;
  return "field" in thrown.details && typeof thrown.details.field === "string"
    ? thrown.details.field
    : undefined;
}
