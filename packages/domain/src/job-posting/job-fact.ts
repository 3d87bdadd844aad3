import type { TextFilterName } from "../filter/filter-names.ts";
import type { Job, JobCard } from "../job/job.ts";
import type { PayTerms, StatedRange } from "../pay/format-pay.ts";
import type { Pay } from "../pay/pay.ts";
import type { ReferenceRates } from "../rates/rates.ts";
import type { StatedMarkup } from "./job-posting-markup.ts";

/** How to format amounts for the reader of a card. */
export interface CardReader {
  readonly pay: (pay: StatedRange) => string;
  /** Pay in the reader's preferred currency and period, if it differs from the stated one and can be converted. */
  readonly converted?: (pay: Pay) => string | undefined;
  /** The currency and period of converted pay. */
  readonly terms?: PayTerms | undefined;
}

/** The same for the reader of a page, plus dates and the current time. */
export interface FactReader extends CardReader {
  readonly day: (date: Date) => string;
  readonly now: Date;
  /** The exchange rates for conversion. */
  readonly rates?: ReferenceRates | undefined;
}

/** A single value: "Senior". */
export interface FactValue {
  readonly text: string;
  /** The filter value that finds other jobs with the same fact. */
  readonly shared?: { readonly filter: TextFilterName; readonly value: string };
  /** The time that the text describes. */
  readonly at?: Date;
  /** Words of the source that could not be parsed, a missing value, or a converted one. */
  readonly kind?: "quoted" | "unstated" | "converted";
}

interface NamedFact {
  /** Its label: "Seniority". */
  readonly label: string;
  /** Whether pages show that it is unstated instead of leaving it out. */
  readonly isExpected?: true;
}

/** What only pages and search engines are told about a fact. */
export interface FactDetails {
  /** Notes on how it was interpreted, one sentence each. */
  readonly notes?: (job: Job, reader: FactReader) => readonly string[];
  /** The source's own words, for pages to quote if they differ from ours. */
  readonly quotes?: (job: Job) => readonly string[] | undefined;
  /** Its structured data for search engines. */
  readonly markup?: (job: Job) => StatedMarkup | undefined;
}

/** A fact shown only on a posting's page. */
export interface PageFact extends NamedFact, FactDetails {
  /** The stated values, if any. */
  readonly format: (job: Job, reader: FactReader) => readonly FactValue[];
}

/**
 * Where a card shows a fact: in the line after the company's name, as the figure, which is always shown, or as tags.
 */
export type CardPart = "line" | "figure" | "tags";

/** A fact that cards show as well. */
export interface CardFact extends NamedFact {
  readonly card: CardPart;
  readonly format: (job: JobCard, reader: CardReader) => readonly FactValue[];
}
