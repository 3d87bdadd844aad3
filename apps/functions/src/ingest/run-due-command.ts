import { FEED_ADAPTERS, formatRelativeTime, hasBoards } from "@farwork/domain";
import type { Firestore } from "firebase-admin/firestore";

import type { CommandOutput } from "./command-output.ts";
import { readCompanyBoards } from "./company-boards.ts";
import { readFeedStates } from "./feed-state.ts";
import { type Feed, feedId } from "./feed.ts";
import { createIngestStore } from "./firestore-ingest-store.ts";
import { pollFeed } from "./poll-feed.ts";
import { orderByLastAsked, pollSequentially } from "./poll-feeds.ts";
import { formatSummary } from "./summary-report.ts";

/** Polls every due feed, including company boards, and reports when the others are due. */
export async function runDueCommand(firestore: Firestore, output: CommandOutput): Promise<number> {
  const store = createIngestStore(firestore);
  const [boards, states] = await Promise.all([readCompanyBoards(firestore), readFeedStates(firestore)]);
  const sources = FEED_ADAPTERS.filter(({ source }) => !hasBoards(source)).map((adapter) => ({ adapter }));
  let failed = 0;
  await pollSequentially(
    orderByLastAsked([...sources, ...boards], states),
    async (feed: Feed) => {
      output.announce(`${feedId(feed)}: asking …`);
      const outcome = await pollFeed(store, feed, { onProgress: output.createProgress(feedId(feed)) });
      if (outcome.status === "not-due") {
        const { nextDueAt } = outcome;
        const when = formatRelativeTime(nextDueAt, new Date());
        output.print(`${feedId(feed)}\n  not due until ${nextDueAt.toISOString()}, ${when}\n`);
        return;
      }
      output.print(`${formatSummary(feedId(feed), outcome)}\n`);
      if (outcome.run.outcome === "failed") failed += 1;
    },
    { clock: () => performance.now(), budgetMs: Infinity },
  );
  return failed === 0 ? 0 : 1;
}
