import { explainRemote, type FeedRejection, type Job } from "@farwork/domain";

import { showPlain } from "./show-plain.ts";

const MAX_WORDS_SHOWN = 120;

/** Lists for every posting whether it counts as remote and why: first jobs, then items rejected because they do not. */
export function formatDecisions(jobs: readonly Job[], rejected: readonly FeedRejection[]): string {
  const dropped = rejected.filter(({ code }) => code === "not-remote");
  return [
    "Remote or not:",
    ...jobs.map((job) => `  ${job.firestoreId}: ${describeDecision(job)}`),
    ...dropped.map(({ sourceId, words }) => `  ${showPlain(sourceId, MAX_WORDS_SHOWN)}: no${quote(words)}`),
  ].join("\n");
}

function describeDecision(job: Job): string {
  const { remote, because, quote: words } = explainRemote(job);
  if (remote === "choice") return `by choice, beside an office${quote(words)}`;
  return because === "silence" ? "yes, for nothing says otherwise" : `yes${quote(words)}`;
}

const quote = (words: string | undefined) =>
  words === undefined || words === "" ? "" : `: “${showPlain(words, MAX_WORDS_SHOWN)}”`;
