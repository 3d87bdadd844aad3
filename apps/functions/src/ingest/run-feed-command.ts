import type { FeedRejection, Job } from "@farwork/domain";
import type { Firestore } from "firebase-admin/firestore";

import type { IngestCommand } from "./command-arguments.ts";
import { type CommandOutput, fail } from "./command-output.ts";
import { restoreBoard, rememberBoard } from "./company-boards.ts";
import { formatDecisions } from "./decision-report.ts";
import type { TakenIn } from "./feed-outcome.ts";
import { type Feed, feedId, nameFeed } from "./feed.ts";
import { readCapture } from "./find-captures.ts";
import { createIngestStore } from "./firestore-ingest-store.ts";
import { ingestAnswer } from "./ingest-answer.ts";
import { pollFeed } from "./poll-feed.ts";
import { formatSummary } from "./summary-report.ts";

/** Every posting of a run. */
interface Decided {
  readonly jobs: Job[];
  readonly rejected: FeedRejection[];
}

/** Ingests one feed: a saved response, another URL, or the feed itself if it is due. */
export async function runFeedCommand(
  firestore: Firestore,
  { feed: asked, file, url, decisions }: Extract<IngestCommand, { kind: "feed" }>,
  output: CommandOutput,
): Promise<number> {
  const feed = await restoreBoard(firestore, asked);
  const store = createIngestStore(firestore);
  const decided: Decided | undefined = decisions ? { jobs: [], rejected: [] } : undefined;
  const watch = {
    onProgress: output.createProgress(),
    onPage: (jobs: readonly Job[], rejected: readonly FeedRejection[]) => {
      decided?.jobs.push(...jobs);
      decided?.rejected.push(...rejected);
    },
  };
  const report = (taken: TakenIn) => reportRun(feed, taken, { decided, output });
  if (file !== undefined) {
    const text = await readCapture(file);
    if (text === undefined) return fail(output, `${file} cannot be read: is it there?`);
    return report(await ingestAnswer(store, feed, text, watch));
  }
  // A typed URL is trusted, wherever it points.
  const elsewhere = url === undefined ? {} : { url, allowPrivateAddresses: true };
  const outcome = await pollFeed(store, feed, { ...watch, ...elsewhere });
  if (outcome.status === "not-due") {
    const when = outcome.nextDueAt.toISOString();
    return fail(output, `${nameFeed(feed)} can be asked again at ${when}. Until then: --file.`);
  }
  if (url === undefined && outcome.run.outcome !== "failed") await rememberBoard(firestore, feed);
  return report(outcome);
}

function reportRun(
  feed: Feed,
  taken: TakenIn,
  { decided, output }: { readonly decided: Decided | undefined; readonly output: CommandOutput },
): number {
  const { outcome, reason, read } = taken.run;
  if (outcome === "failed" && read === 0) return fail(output, reason ?? "Nothing could be taken in.");
  output.print(formatSummary(feedId(feed), taken));
  if (decided) output.print(formatDecisions(decided.jobs, decided.rejected));
  return outcome === "failed" ? 1 : 0;
}
