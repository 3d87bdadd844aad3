import { explainRemote, type Job } from "@farwork/domain";

import type { TakenIn } from "./feed-outcome.ts";
import { showPlain } from "./show-plain.ts";
import { countRejected } from "./summary-report.ts";

const MAX_WORDS_SHOWN = 120;

/** Lists for every posting whether it counts as remote and why: first jobs, then rejected items (the first hundred). */
export function formatDecisions(jobs: readonly Job[], { run, rejected }: TakenIn): string {
  const dropped = rejected.filter(({ code }) => code === "not-remote");
  const left = countRejected(run) - rejected.length;
  return [
    "Remote or not:",
    ...jobs.map((job) => `  ${job.firestoreId}: ${describeDecision(job)}`),
    ...dropped.map(({ sourceId, words }) => `  ${showPlain(sourceId, MAX_WORDS_SHOWN)}: no${quote(words)}`),
    ...(left > 0 ? [`  and ${left} more that were rejected`] : []),
  ].join("\n");
}

function describeDecision(job: Job): string {
  const { remote, because, quote: words } = explainRemote(job);
  if (remote === "choice") return `by choice, beside an office${quote(words)}`;
  return because === "silence" ? "yes, for nothing says otherwise" : `yes${quote(words)}`;
}

const quote = (words: string | undefined) =>
  words === undefined || words === "" ? "" : `: “${showPlain(words, MAX_WORDS_SHOWN)}”`;
