import { type FacetName, TEXT_FILTERS, type TextFilterName } from "../filter/filter-names.ts";
import { FILTERS } from "../filter/filters.ts";
import type { JobCard } from "../job/job.ts";
import { formatPlace } from "../place/format-place.ts";
import type { CardFact, CardReader, FactValue } from "./job-fact.ts";

/** What cards say of a job. Its page says more of the same facts: `job-facts.ts`, whose words a list does not load. */
export const CARD_FACTS = {
  pay: { label: "Pay", card: "figure", isExpected: true, format: formatStatedPay },
  place: { label: "Open to", card: "line", format: ({ place }) => [{ text: formatPlace(place) }] },
  jobType: { ...filterFact("job_type", { unknown: "unspecified" }), card: "line", isExpected: true },
  seniority: { ...filterFact("seniority"), card: "line" },
  tags: { ...filterFact("tags"), card: "tags" },
} satisfies Record<string, CardFact>;

/** The part of a fact that a filter declares: its name, and its values in words, each shared by other jobs. */
export function filterFact(filter: TextFilterName & FacetName, { unknown }: { unknown?: string } = {}) {
  const { of, label } = TEXT_FILTERS[filter];
  const format = (job: JobCard): FactValue[] =>
    of(job)
      .filter((value) => value !== unknown)
      .map((value) => ({ text: label(value), shared: { filter, value } }));
  return { label: FILTERS[filter].panel.legend, format };
}

/** As the posting has it; where we could not read its words, those words. */
function formatStatedPay({ pay, salary }: JobCard, reader: CardReader): FactValue[] {
  const amounts = pay ? reader.pay(pay) : "";
  if (pay?.implausible) return [{ text: amounts }, { text: "Unlikely, not compared", kind: "unstated" }];
  const converted = pay && reader.converted?.(pay);
  if (amounts !== "")
    return [
      { text: amounts },
      ...(converted === undefined ? [] : [{ text: converted, kind: "converted" as const }]),
    ];
  return salary === "" ? [] : [{ text: salary, kind: "quoted" }];
}
