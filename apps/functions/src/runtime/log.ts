import { logger } from "firebase-functions";

import { errorReporter } from "./error-reporter.ts";
import { readLogContext } from "./log-context.ts";

const write = (severity: "INFO" | "WARNING" | "ERROR", event: string, fields: object) =>
  logger.write({ severity, message: event, ...readLogContext(), ...fields });
const info = (event: string, fields: object = {}) => write("INFO", event, fields);
const warn = (event: string, fields: object = {}) => write("WARNING", event, fields);
const fail = (event: string, fields: object = {}) => write("ERROR", event, fields);
const { report } = errorReporter;

// Every line this code logs, one function each, so that what is logged about people can be read in one place: their uid,
// e-mail address, searches and tokens never are. Errors are told of by their kind and place, without their words.

/** Each call and each request, however it ended. */
export function logRequestAnswered(name: string, status: number, durationMs: number): void {
  info("request answered", { name, status, durationMs: Math.round(durationMs) });
}

export function logCallableFailed(callable: string, error: unknown): void {
  report("callable failed", error, { callable });
}

export function logEndpointFailed(path: string, error: unknown): void {
  report("endpoint failed", error, { path });
}

/** Never whose: who deletes an account is not to be found in logs afterwards. */
export function logDeletionBrokeOff(error: unknown): void {
  report("an account could not be deleted as a whole; its person can try again", error);
}

export function logStripeAway(error: unknown): void {
  report("Stripe could not be asked", error);
}

/** Stripe delivers the event again. */
export function logEventBrokeOff(error: unknown): void {
  report("an event of Stripe's could not be dealt with", error);
}

/** Whoever has it gets nothing by it until this code knows the status. */
export function logSubscriptionUnreadable(status: string): void {
  fail("a subscription has a status that is not known, and is left out", { status });
}

export function logJobUnreadable(jobId: string, problem: string): void {
  fail("stored job does not parse and is left out", { jobId, problem });
}

/** Of a person's own record only the fields and what is wrong with them, never whose it is or what it holds. */
export function logPersonalRecordUnreadable(collection: string, problems: readonly string[]): void {
  fail("stored personal record does not parse and is left out", { collection, problems });
}

export function logIndexLoaded(version: number, jobs: number): void {
  info("search index loaded", { version, jobs });
}

/**
 * Ingestion, and an instance that has no index yet, build it at once; one that holds an older index answers from that,
 * and builds at most every 10 minutes. Before the first ingestion a missing index is what to expect.
 */
export function logIndexUnusable(problem: "missing" | "unreadable" | "damaged"): void {
  const log = problem === "missing" ? info : fail;
  log(
    "the stored search index cannot be used: it is built from the jobs, at most every 10 minutes where an older one is held",
    { problem },
  );
}

/** Every job is read when this is logged, once for each start of an instance of the older code. */
export function logIndexBuiltBesideNewer(): void {
  warn("the stored search index is of newer code: it stays, and this instance builds one of its own");
}

export function logChangesLeftToNewerCode(): void {
  warn("the stored search index is of newer code: what changed is left for that to publish");
}

export function logIndexCheckFailed(error: unknown): void {
  report("the search index could not be read; the one in memory answers, if there is one", error);
}

export function logIndexNotPublished(error: unknown): void {
  report("the search index could not be published", error);
}

/** What went wrong before that is thrown, and so logged by whoever called. */
export function logRunNotRecorded(error: unknown): void {
  report("a feed's run that broke off could not be recorded", error);
}

/** The feed counts as one that nobody asked yet. */
export function logFeedStateUnreadable(feed: string, problem: string): void {
  fail("stored state of a feed does not parse and is left out", { feed, problem });
}

export function logCompanyBoardUnreadable(board: string): void {
  fail("stored company board does not parse and is not swept", { board });
}

/** The next run begins with these: they were asked longest ago. */
export function logBoardsLeft(source: string, boards: number): void {
  warn("there was no time left for some boards", { source, boards });
}

export function logIngestFinished(source: string, summary: object): void {
  info("feed taken in", { source, ...summary });
}

export function logIngestFailed(source: string, reason: string): void {
  fail("feed could not be taken in", { source, reason });
}

/** Somebody else's, an old one sent again, or ours with a secret that has changed. */
export function logMailWebhookRefused(): void {
  warn("a mail event was refused: its signature is not the mail service's of these minutes");
}

/** Never whose. */
export function logMailEventNoted(kind: "bounced" | "complained"): void {
  info("somebody gets no more alerts, by what the mail service told", { kind });
}

/** The jobs of it that can be read stay filed. */
export function logFilingUnreadable(): void {
  fail("jobs that alerts filed do not parse, and are filed anew: whoever was told of them is told again");
}

/** `code` is the mail service's word. Never to whom: the delivery is found under alertDeliveries. */
export function logAlertNotSent(status: "refused" | "unknown", code: string): void {
  fail("a digest was not sent, or nobody knows whether it was; the next run tries again", {
    status,
    code,
  });
}

/** `code` is the mail service's word, or ours. Never of whom. */
export function logNewSignInNotTold(code: string): void {
  fail("somebody was not told of a new sign-in, or nobody knows whether they were; it is on their list", {
    code,
  });
}

export function logAlertFailed(error: unknown): void {
  report("somebody's alerts could not be looked after; the next run tries again", error);
}

export function logAlertsFinished(summary: object): void {
  info("alerts sent", summary);
}
