import * as z from "zod/mini";

import { CountryCode, DaySpan, Region, TimeZoneWindow } from "../place/place.ts";

const FACT_KINDS = [
  "residence",
  "workAuthorization",
  "citizenship",
  "clearance",
  "sponsorship",
  "employment",
  "workplace",
  "travel",
  "hours",
] as const;

const FACT_VERDICTS = [
  "only",
  "preferred",
  "excluded",
  "open",
  "required",
  "optional",
  "offered",
  "refused",
  "contractor",
  "employee",
] as const;

/** Longest quote, in characters. */
export const MAX_QUOTE = 300;
/** Most facts kept for a posting. */
export const MAX_FACTS = 20;

/**
 * One thing a posting says about who may hold the job, quoted. `residence` is `only`, `preferred`, `excluded`,
 * `open` (to the world, or the places it names), or `optional` where nobody has to live there; permits, citizenship and clearance are `required` or `preferred`, sponsorship `offered` or `refused`,
 * employment `contractor` or `employee`; `workplace` (days in an office), travel and hours are `required`, `optional` or
 * `preferred`.
 */
export const EligibilityFact = z.object({
  kind: z.enum(FACT_KINDS),
  verdict: z.enum(FACT_VERDICTS),
  countries: z.array(CountryCode),
  regions: z.array(Region),
  /** The time zones of the required hours. */
  timezones: z.optional(TimeZoneWindow),
  /** The required part of the day there. */
  day: z.optional(DaySpan),
  /** Required overlap with them, in hours a day. */
  overlap: z.optional(z.number().check(z.gte(1), z.lte(24))),
  source: z.enum(["field", "title", "description"]),
  quote: z.string().check(z.minLength(1), z.maxLength(MAX_QUOTE)),
  /** Where the quote begins in the description's plain text (`extractText`), if it is from there. */
  at: z.optional(z.int().check(z.nonnegative())),
});
export type EligibilityFact = z.infer<typeof EligibilityFact>;

/** Whether a fact, or a phrase that states one, is of a kind and a verdict. */
export const isOf = (
  fact: Pick<EligibilityFact, "kind" | "verdict">,
  kind: EligibilityFact["kind"],
  verdict: EligibilityFact["verdict"],
): boolean => fact.kind === kind && fact.verdict === verdict;
