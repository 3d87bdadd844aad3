import type { JobCard } from "../job/job.ts";
import { formatPay } from "../pay/format-pay.ts";
import { CARD_FACTS } from "./card-facts.ts";
import type { CardFact, CardPart, CardReader, FactValue } from "./job-fact.ts";

/**
 * What a part of a job's card says: its line after the company's name, its figure, or its tags.
 *
 * @example formatCardFacts(job, "line").map(({ text }) => text); // => ["Worldwide", "Contract"]
 */
export function formatCardFacts(
  job: JobCard,
  part: CardPart,
  reader: CardReader = { pay: formatPay },
): FactValue[] {
  return Object.values<CardFact>(CARD_FACTS).flatMap((fact) => {
    if (fact.card !== part) return [];
    const formatted = fact.format(job, reader);
    return part === "figure" && formatted.length === 0 ? [unstated(`${fact.label} not stated`)] : formatted;
  });
}

/**
 * The facts of a job's card, where there is a line for all of them.
 *
 * @example listCardFacts(job); // => ["Worldwide", "Contract", "Pay not stated"]
 */
export function listCardFacts(job: JobCard, reader?: CardReader): string[] {
  return [...formatCardFacts(job, "line", reader), ...formatCardFacts(job, "figure", reader)].map(
    ({ text }) => text,
  );
}

/** That nothing is stated. */
export function unstated(text: string): FactValue {
  return { text, kind: "unstated" };
}
