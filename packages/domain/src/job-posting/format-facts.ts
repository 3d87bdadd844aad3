import type { Job } from "../job/job.ts";
import { unstated } from "./format-card-facts.ts";
import type { CardPart, FactReader, FactValue, StatedMarkup } from "./job-fact.ts";
import { JOB_FACTS } from "./job-facts.ts";

/** A fact as a posting's page shows it. */
export interface FormattedFact {
  readonly label: string;
  /** Where cards show it too. */
  readonly card: CardPart | undefined;
  /** At least one. */
  readonly values: readonly FactValue[];
  readonly notes: readonly string[];
  /** The source's own words, where they say it otherwise. */
  readonly quotes: readonly string[];
}

/**
 * What a posting states, for its page and in its order; `reader` writes amounts and days, and says when it is read.
 *
 * @example
 * const reader = { pay: formatPay, day: (date: Date) => date.toISOString().slice(0, 10), now };
 * formatFacts(job, reader).find(({ label }) => label === "Job type")?.values[0]?.text; // => "Contract"
 */
export function formatFacts(job: Job, reader: FactReader): FormattedFact[] {
  return JOB_FACTS.map((fact) => {
    const formatted = fact.format(job, reader);
    const values = formatted.length === 0 && fact.isExpected ? [unstated("Not stated")] : formatted;
    const quotes = (fact.quotes?.(job) ?? []).filter((words) => saysOtherwise(words, values));
    return { label: fact.label, card: fact.card, values, notes: fact.notes?.(job, reader) ?? [], quotes };
  }).filter(({ values }) => values.length > 0);
}

/** What search engines are told of all of them. */
export function markUpFacts(job: Job): StatedMarkup {
  return JOB_FACTS.reduce<StatedMarkup>((markup, fact) => ({ ...markup, ...fact.markup?.(job) }), {});
}

function saysOtherwise(words: string, values: readonly FactValue[]): boolean {
  const bare = bareWord(words);
  return bare !== "" && values.every(({ text }) => bareWord(text) !== bare);
}

/** "full_time", "Full Time" and "Full-time" are one word; between figures each sign counts. */
function bareWord(text: string): string {
  return /\d/.test(text) ? text : text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");
}
