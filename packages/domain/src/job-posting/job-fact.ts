import type { TextFilterName } from "../filter/filter-names.ts";
import type { Job, JobCard } from "../job/job.ts";
import type { StatedRange } from "../pay/format-pay.ts";
import type { Pay } from "../pay/pay.ts";
import type { ReferenceRates } from "../rates/rates.ts";
import type { JobPostingMarkup } from "./job-posting-markup.ts";

/** How amounts are written for a card's reader. */
export interface CardReader {
  readonly pay: (pay: StatedRange) => string;
  /** Pay in the terms that they think of it in, where it is not stated in them and can be converted. */
  readonly converted?: (pay: Pay) => string | undefined;
}

/** The same for a page's reader: also days, and when they read. */
export interface FactReader extends CardReader {
  readonly day: (date: Date) => string;
  readonly now: Date;
  /** At which pay is converted for them. */
  readonly rates?: ReferenceRates | undefined;
}

/** One thing stated: "Senior". */
export interface FactValue {
  readonly text: string;
  /** The filter and its value that the jobs share of which the same is stated. */
  readonly shared?: { readonly filter: TextFilterName; readonly value: string };
  /** The moment that the text tells of. */
  readonly at?: Date;
  /** Words of the source that we could not read, that nothing is stated, or what we made of what is. */
  readonly kind?: "quoted" | "unstated" | "converted";
}

/** Properties of schema.org's JobPosting that may be left out. */
export type StatedMarkup = Pick<JobPostingMarkup, "validThrough" | "employmentType" | "baseSalary">;

/** What there is to a fact besides how it is said. */
interface FactParts {
  /** What it is called: "Seniority". */
  readonly label: string;
  /** Whether a page says so where nothing is stated, and does not leave it out. */
  readonly isExpected?: true;
  /** What we made of it, a sentence each. */
  readonly notes?: (job: Job, reader: FactReader) => readonly string[];
  /** The source's own words, for a page to quote where ours say it otherwise. */
  readonly quotes?: (job: Job) => readonly string[] | undefined;
  /** What search engines are told of it. */
  readonly markup?: (job: Job) => StatedMarkup | undefined;
}

/** A fact that a posting's page alone shows. */
export interface PageFact extends FactParts {
  readonly card?: undefined;
  /** What is stated; nothing where nothing is. */
  readonly format: (job: Job, reader: FactReader) => readonly FactValue[];
}

/** Where on a card a fact stands: in the line after the company's name, as its figure, which is never left out, or as its tags. */
export type CardPart = "line" | "figure" | "tags";

/** A fact that cards show too. */
export interface CardFact extends FactParts {
  readonly card: CardPart;
  readonly format: (job: JobCard, reader: CardReader) => readonly FactValue[];
}
