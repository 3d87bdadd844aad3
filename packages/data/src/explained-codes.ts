import type { DataErrorCode } from "./data-error.ts";

interface Explanation {
  readonly cause: string;
  readonly remedy: string;
}

/** What `field` names where this package refuses something itself, by code. */
export const OWN_FIELDS: Readonly<Partial<Record<DataErrorCode, Readonly<Record<string, Explanation>>>>> = {
  "invalid-argument": {
    code: {
      cause: "The code of a confirmation mail was used, has expired or is made up.",
      remedy: "Offer to send another mail.",
    },
    jobId: { cause: "It cannot be the id of a job.", remedy: "Take it from a job." },
  },
};

/** The cause and remedy of each code, for `docs/errors.md`; not loaded by browsers. */
export const EXPLAINED_CODES: Readonly<Record<DataErrorCode, Explanation>> = {
  "invalid-argument": {
    cause: "An argument was refused, by this package or by the service; `field` names it.",
    remedy: "Correct it. Where `field` names a full plan or an old sign-in, the table below says what to do.",
  },
  unauthenticated: {
    cause: "Nobody is signed in, or the sign-in was ended.",
    remedy: "Ask the person to log in, then repeat the call.",
  },
  "permission-denied": {
    cause: "The person signed in may not do this: it is another account's, or the plan lacks it.",
    remedy: "Do not repeat the call. Say what they may do instead.",
  },
  "not-found": { cause: "What was asked for does not exist.", remedy: "Show that it is gone." },
  "too-many-requests": {
    cause:
      "The address or the account has called too often, or a list is full (`field` says which), or a server is short of capacity.",
    remedy: "Wait before the next call. For a full list, ask the person to remove an entry.",
  },
  unavailable: {
    cause: "The network, the service or Firebase did not answer, or not in time.",
    remedy:
      "Offer to try again. Where `inFlight` is set, the call may still succeed: read again when it resolves.",
  },
  "bad-response": {
    cause: "The answer does not have the shape of this version's contract.",
    remedy:
      "Reload the page. If that does not help, update `@farwork/data` ([compatibility](compatibility.md)).",
  },
  internal: { cause: "A fault that nobody foresaw; `cause` has the original.", remedy: "Report it." },
};
