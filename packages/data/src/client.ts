import type { FirebaseApp } from "firebase/app";

import type { DataError } from "./data-error.ts";

/** Addresses of local emulators, as `host:port`; services without one are the real ones. */
export interface Emulators {
  readonly auth?: string;
  readonly firestore?: string;
  readonly functions?: string;
}

export interface ClientOptions {
  /** The region of the callables; `us-central1` by default. */
  readonly region?: string;
  readonly emulators?: Emulators;
  /** The site that serves `/api/…`, without a trailing slash; the page's own by default. */
  readonly siteUrl?: string;
  /** The site key of reCAPTCHA Enterprise, if Firebase App Check is on. */
  readonly appCheckSiteKey?: string;
  /** The timeout of callables in milliseconds; 20 s by default. Some have their own. */
  readonly timeoutMs?: number;
  /** Sent with every call that needs no sign-in, to correlate the log lines of both sides; letters, digits, `_` and `-`. */
  readonly requestId?: string;
  /**
   * Sent with the same calls by a server that shares a secret with the backend. It shows that the server calls for all of
   * its visitors, so it is not rate-limited as one caller.
   */
  readonly siteToken?: string;
  /**
   * Called with failures that have no outcome (a payment customer that could not be created); logs to the console by
   * default.
   */
  readonly onProblem?: ReportProblem;
  /**
   * Called when a request of the signed-in user is refused: their sign-in may have been ended elsewhere.
   * `openSiteSession` or `createSession` tells whether it is still valid.
   */
  readonly onRefused?: (error: DataError) => void;
}

/** `problem` is for developers ("The payment customer could not be made"); `error.cause` holds what was thrown. */
export type ReportProblem = (problem: string, error: DataError) => void;

/** The first argument of every function in this package. Create it with `createClient`. */
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
 * A client of the board's backend. Connects lazily: auth, Firestore and functions are each opened by the first call
 * that needs them, and only modules with such calls add them to a bundle. Clients of one app share these services, with
 * the first client's emulators. Do not open the app's auth yourself before the first call, because Firebase allows that
 * only once.
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
  // oxlint-disable-next-line eslint/no-console -- the documented default
  console.warn(`${problem}: ${error.code}`);
}
