/** The explanation of a refusal for people who call the service. */
interface Explanation {
  readonly cause: string;
  readonly remedy: string;
}

interface ServiceError extends Explanation {
  /** The HTTP status that goes with it. */
  readonly status: number;
  /** What `field` may name as the reason. */
  readonly fields: Readonly<Record<string, Explanation>>;
}

/**
 * All codes that callables and HTTP endpoints refuse with; `docs/errors.md` is generated from them.
 *
 * @example
 * SERVICE_ERRORS["failed-precondition"].status; // => 409
 */
export const SERVICE_ERRORS = {
  "invalid-argument": {
    status: 400,
    cause:
      "The request is malformed. `field` is the path of the first value that was not accepted (`filters.job_type.0`), or empty for the request as a whole; a callable's `details.code` is what zod calls the fault.",
    remedy: "Correct the request. Repeating it unchanged fails again.",
    fields: {
      method: {
        cause: "The HTTP method is not the endpoint's, which is a 405, or not a callable's, which is a 400.",
        remedy: "Use the one in `Allow`, and POST for a callable.",
      },
      "content-type": { cause: "The body of a call is not JSON.", remedy: "Send `application/json`." },
      token: {
        cause: "The link that stops alerts is incomplete or was changed.",
        remedy: "Open it from the email again, or stop alerts on `/searches`.",
      },
    },
  },
  unauthenticated: {
    status: 401,
    cause: "Nobody is signed in, the sign-in was ended or has expired, or the account was deleted.",
    remedy: "Log in again.",
    fields: {},
  },
  "permission-denied": {
    status: 403,
    cause: "The signed-in account may not do this, or the request comes from another site's page.",
    remedy: "Log in with an account that may.",
    fields: {
      uid: { cause: "The request names another account.", remedy: "Name the account that is signed in." },
      email: {
        cause: "The request names another account's email address, or the account has none.",
        remedy: "Name the address of the account that is signed in.",
      },
      frequency: {
        cause: "The plan does not have alerts this often.",
        remedy: "Choose another frequency, or another plan.",
      },
    },
  },
  "failed-precondition": {
    status: 409,
    cause: "The account is not in a state in which this can be done.",
    remedy: "Depends on `field`.",
    fields: {
      auth_time: {
        cause: "The sign-in is too old for something that cannot be undone.",
        remedy: "Log in again, then repeat the request.",
      },
      account: {
        cause: "A deletion of the account began and did not finish.",
        remedy: "Ask for the deletion again: it finishes, and ends every sign-in.",
      },
      uid: {
        cause: "The account has no user document yet.",
        remedy: "Repeat the request when signing up has finished.",
      },
      plan: {
        cause: "The account has a subscription, or another tab is paying for one.",
        remedy: "Finish in the other tab, or manage the subscription on `/plans`.",
      },
      savedSearches: {
        cause: "The plan has no room for another saved search.",
        remedy: "Delete a saved search, or choose another plan.",
      },
    },
  },
  "not-found": {
    status: 404,
    cause: "There is nothing of this name, or not any more.",
    remedy: "Check the address.",
    fields: {
      job: { cause: "No job has this id.", remedy: "Read the listing again." },
      jobId: { cause: "No job has this id.", remedy: "Read the listing again." },
      url: { cause: "The job has no image of this address.", remedy: "Read the job again." },
      picture: {
        cause: "The image could not be fetched from its site, or is not an image.",
        remedy: "Show the page without it.",
      },
    },
  },
  "resource-exhausted": {
    status: 429,
    cause: "Too much was asked for at once, too often, or a list is full.",
    remedy: "Depends on `field`; without one, wait a few seconds.",
    fields: {
      rate: {
        cause: "Too many requests from this address or account.",
        remedy: "Wait a minute, then repeat the request.",
      },
      savedJobs: { cause: "The list of saved jobs is full.", remedy: "Remove a job to save another." },
      appliedJobs: { cause: "The list of applications is full.", remedy: "Remove one to add another." },
      savedSearches: {
        cause: "There are as many saved searches as an account may have.",
        remedy: "Delete a saved search.",
      },
      jobIds: { cause: "Together these jobs are too long for one answer.", remedy: "Ask for fewer jobs." },
      pageSize: {
        cause: "Together these jobs are too long for one answer.",
        remedy: "Ask for a smaller page.",
      },
    },
  },
  unavailable: {
    status: 503,
    cause: "The service, or one that it depends on, cannot be reached or did not answer in time.",
    remedy: "Repeat the request in a moment.",
    fields: {
      interval: { cause: "Stripe has no price for this interval.", remedy: "Choose another interval." },
    },
  },
  internal: {
    status: 500,
    cause: "A fault of the service, which its log describes.",
    remedy: "Repeat the request; if it fails again, report it with the request id.",
    fields: {},
  },
} as const satisfies Readonly<Record<string, ServiceError>>;

export type ServiceErrorCode = keyof typeof SERVICE_ERRORS;

/** Why a well-formed request is refused. */
export type RefusalCode = Exclude<ServiceErrorCode, "internal">;

/** A code with one of its documented fields; for invalid input, any path. */
export type RefusalReason = {
  [Code in RefusalCode]: [
    code: Code,
    field?: Code extends "invalid-argument" ? string : keyof (typeof SERVICE_ERRORS)[Code]["fields"],
  ];
}[RefusalCode];
