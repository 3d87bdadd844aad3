import type { FirebaseApp } from "firebase/app";

import type { DataError } from "./data-error.ts";

/** Where local emulators listen, as `host:port`; a service left out is the real one. */
export interface Emulators {
  readonly auth?: string;
  readonly firestore?: string;
  readonly functions?: string;
}

export interface ClientOptions {
  /** The region of the callables; `us-central1` unless told otherwise. */
  readonly region?: string;
  readonly emulators?: Emulators;
  /** Where `/api/…` is, without a slash at its end; the page's own site unless told otherwise. */
  readonly siteUrl?: string;
  /** The site key of reCAPTCHA Enterprise, where Firebase App Check is on. */
  readonly appCheckSiteKey?: string;
  /** How long a callable is waited for, in milliseconds; 20 s unless told otherwise. Some take their own time. */
  readonly timeoutMs?: number;
  /**
   * Goes along with every call, and ties the lines that both sides log of it together; letters, digits, `_` and `-`.
   */
  readonly requestId?: string;
  /**
   * Goes along with every call of a server that shares a secret with the backend, and shows that it asks for all of its
   * visitors: it is not limited as one caller.
   */
  readonly siteToken?: string;
  /** Is told of failures that are no outcome (a payment customer that could not be made); the console unless set. */
  readonly onProblem?: ReportProblem;
  /**
   * Is told when something of the person signed in is refused to this program. Their sign-in may have been ended elsewhere:
   * `openSiteSession`, or `createSession`, says whether it goes on.
   */
  readonly onRefused?: (error: DataError) => void;
}

/** `problem` is for developers ("The payment customer could not be made"); `error.cause` holds what was thrown. */
export type ReportProblem = (problem: string, error: DataError) => void;

/** What every function of this package takes first. Make it with `createClient`. */
export interface Client {
  readonly app: FirebaseApp;
  readonly region: string;
  readonly emulators: Emulators;
  readonly siteUrl: string;
  readonly appCheckSiteKey?: string;
  readonly timeoutMs?: number;
  readonly requestId?: string;
  readonly siteToken?: string;
  readonly onProblem: ReportProblem;
  readonly onRefused?: (error: DataError) => void;
}

/**
 * A client of the board's backend. Opens nothing itself: auth, Firestore and functions are each opened on the
 * first call that needs them, and only the module that makes such calls brings them into a bundle. Clients of one
 * app share what is opened: the first one's emulators count. Do not open the app's auth yourself before the first
 * call: Firebase lets it be set up once.
 *
 * @example
 * const client = createClient(initializeApp({ projectId: "demo-farwork", apiKey: "any" }), {
 *   emulators: { functions: "127.0.0.1:5001" },
 * });
 */
export function createClient(app: FirebaseApp, options: ClientOptions = {}): Client {
  const { region = "us-central1", emulators = {}, siteUrl = "", appCheckSiteKey } = options;
  const { timeoutMs, requestId, siteToken, onProblem = printProblem, onRefused } = options;
  return {
    app,
    region,
    emulators,
    siteUrl,
    ...(appCheckSiteKey && { appCheckSiteKey }),
    ...(timeoutMs !== undefined && { timeoutMs }),
    ...(requestId !== undefined && { requestId }),
    ...(siteToken !== undefined && { siteToken }),
    onProblem,
    ...(onRefused && { onRefused }),
  };
}

function printProblem(problem: string, error: DataError): void {
  // oxlint-disable-next-line eslint/no-console -- where a program that set nothing else looks for it
  console.warn(`${problem}: ${error.code}`);
}
