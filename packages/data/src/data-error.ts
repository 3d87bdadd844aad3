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
 * `field` names what was refused, as a path ("filters.job_type.0"). `inFlight` is there where a request was given up
 * that may be carried out yet, and resolves when it has ended: what it left behind is to be read after that.
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

/** Too much of one thing is nothing to try again in a moment. By the field that was refused. */
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
