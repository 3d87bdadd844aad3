import { FirebaseError } from "firebase/app";

/** Why a call failed, in the words of this package. `bad-response`: the answer was not what the contract says. */
export type DataErrorCode =
  | "invalid-argument"
  | "unauthenticated"
  | "permission-denied"
  | "not-found"
  | "too-many-requests"
  | "unavailable"
  | "bad-response"
  | "internal";

/**
 * The one error this package rejects with. `message` is fit to show to a person. With `invalid-argument`,
 * `field` names what was refused, as a path ("filters.job_type.0"). `underway` is there where a request was given up
 * that may be carried out yet, and resolves when it has ended: what it left behind is to be read after that.
 */
export class DataError extends Error {
  override readonly name = "DataError";
  readonly code: DataErrorCode;
  readonly field: string | undefined;
  readonly underway: Promise<void> | undefined;

  constructor(
    code: DataErrorCode,
    options: { field?: string | undefined; cause?: unknown; underway?: Promise<void> } = {},
  ) {
    super(MESSAGES[code], { cause: options.cause });
    this.code = code;
    this.field = options.field;
    this.underway = options.underway;
  }
}

const MESSAGES: Readonly<Record<DataErrorCode, string>> = {
  "invalid-argument": "Something in the request was not accepted.",
  unauthenticated: "Log in to do this.",
  "permission-denied": "You may not do this.",
  "not-found": "It is not there (any more).",
  "too-many-requests": "Too many requests. Try again in a moment.",
  unavailable: "The service cannot be reached. Check the connection and try again.",
  "bad-response": "The service answered in a way this version does not understand. Reload and try again.",
  internal: "Something went wrong. Try again.",
};

const CODES: Readonly<Record<string, DataErrorCode>> = {
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
  return CODES[code.slice(code.indexOf("/") + 1)] ?? "internal";
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
