/** Why a call failed. `bad-response`: the answer did not match the contract. */
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
 * The only error this package rejects with. `message` can be shown to users. With `invalid-argument`, `field` is the
 * path of what was refused ("filters.job_type.0"). `inFlight` is set when a request timed out but may still succeed; it
 * resolves when the request has ended, after which its effect can be read.
 */
export class DataError extends Error {
  override readonly name = "DataError";
  readonly code: DataErrorCode;
  readonly field: string | undefined;
  readonly inFlight: Promise<void> | undefined;

  constructor(
    code: DataErrorCode,
    options: { field?: string | undefined; cause?: unknown; inFlight?: Promise<void> } = {},
  ) {
    super(FULL_LISTS[options.field ?? ""] ?? MESSAGES[code], { cause: options.cause });
    this.code = code;
    this.field = options.field;
    this.inFlight = options.inFlight;
  }
}

/** A full list does not clear up by itself, so it has its own message, by the field that was refused. */
const FULL_LISTS: Readonly<Record<string, string>> = {
  savedJobs: "Your saved list is full. Remove a job to save another.",
  appliedJobs: "Your list of applications is full. Remove one to add another.",
};

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
