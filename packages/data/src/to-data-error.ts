import { FirebaseError } from "firebase/app";

import { DataError, type DataErrorCode } from "./data-error.ts";

/** Codes of Firebase and our endpoints, without the service's name, mapped to this package's. */
export const DATA_ERROR_CODES: Readonly<Record<string, DataErrorCode>> = {
  "invalid-argument": "invalid-argument",
  "out-of-range": "invalid-argument",
  unauthenticated: "unauthenticated",
  "permission-denied": "permission-denied",
  "not-found": "not-found",
  // Firestore's code for HTTP 400, and our endpoints' for an account that is not ready for the request.
  "failed-precondition": "invalid-argument",
  "resource-exhausted": "too-many-requests",
  "deadline-exceeded": "unavailable",
  unavailable: "unavailable",
  // Firestore's code for a request that never arrived, and everybody's for a gateway's 502.
  unknown: "unavailable",
  // From the identity service, when a call could not get a token.
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

/** Converts whatever Firebase or the network threw to a DataError, unless it is one. */
export function toDataError(thrown: unknown): DataError {
  if (thrown instanceof DataError) return thrown;
  if (!(thrown instanceof FirebaseError)) return new DataError("internal", { cause: thrown });
  return new DataError(toDataErrorCode(thrown.code), { field: findRefusedField(thrown), cause: thrown });
}

/** Our callables name the refused field in `details: {field, code}`. */
export function findRefusedField(thrown: object): string | undefined {
  if (!("details" in thrown) || typeof thrown.details !== "object" || thrown.details === null)
    return undefined;
  return "field" in thrown.details && typeof thrown.details.field === "string"
    ? thrown.details.field
    : undefined;
}
