import { logger } from "firebase-functions";

/** Every line this code logs, one function each, so that what is logged about people can be read in one place. */
export function logCallableFailed(callable: string, error: unknown): void {
  logger.error("callable failed", { callable, error });
}

/** What went wrong by its kind and place alone: a message of Stripe's may quote what a person sent. */
export function logEndpointFailed(path: string, error: unknown): void {
  const { name, stack } = error instanceof Error ? error : new Error("not an error");
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const at = stack?.split("\n").filter((line) => /^\s+at /.test(line));
  logger.error("endpoint failed", { path, name, code, at });
}

export function logJobUnreadable(jobId: string, problem: string): void {
  logger.error("stored job does not parse and is left out", { jobId, problem });
}

/** Of a person's own record only the fields and what is wrong with them, never whose it is or what it holds. */
export function logPersonalRecordUnreadable(collection: string, problems: readonly string[]): void {
  logger.error("stored personal record does not parse and is left out", { collection, problems });
}

export function logIndexLoaded(version: number, jobs: number): void {
  logger.info("search index loaded", { version, jobs });
}

/**
 * Ingestion, and an instance that has no index yet, build it at once; one that holds an older index answers from that,
 * and builds at most every 10 minutes. Before the first ingestion a missing index is what to expect.
 */
export function logIndexUnusable(problem: "missing" | "unreadable" | "damaged"): void {
  const log = problem === "missing" ? logger.info : logger.error;
  log(
    "the stored search index cannot be used: it is built from the jobs, at most every 10 minutes where an older one is held",
    { problem },
  );
}

/** Every job is read when this is logged, once for each start of an instance of the older code. */
export function logIndexBuiltBesideNewer(): void {
  logger.warn("the stored search index is of newer code: it stays, and this instance builds one of its own");
}

export function logChangesLeftToNewerCode(): void {
  logger.warn("the stored search index is of newer code: what changed is left for that to publish");
}

export function logIndexCheckFailed(error: unknown): void {
  logger.error("the search index could not be read; the one in memory answers, if there is one:", error);
}

export function logIndexNotPublished(error: unknown): void {
  logger.error("the search index could not be published:", error);
}

/** What went wrong before that is thrown, and so logged by whoever called. */
export function logRunNotRecorded(error: unknown): void {
  logger.error("a feed's run that broke off could not be recorded:", error);
}

/** The feed counts as one that nobody asked yet. */
export function logFeedStateUnreadable(feed: string, problem: string): void {
  logger.error("stored state of a feed does not parse and is left out", { feed, problem });
}

export function logCompanyBoardUnreadable(board: string): void {
  logger.error("stored company board does not parse and is not swept", { board });
}

/** The next run begins with these: they were asked longest ago. */
export function logBoardsLeft(source: string, boards: number): void {
  logger.warn("there was no time left for some boards", { source, boards });
}

export function logIngestFinished(source: string, summary: object): void {
  logger.info("feed taken in", { source, ...summary });
}

export function logIngestFailed(source: string, reason: string): void {
  logger.error("feed could not be taken in", { source, reason });
}
