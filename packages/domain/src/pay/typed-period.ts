import type { PayPeriod } from "./pay.ts";

/** How people write a period behind "per" or a stroke, and by itself. */
const PERIODS: readonly (readonly [PayPeriod, behindPer: string, alone: string])[] = [
  ["hour", "h|hr|hour|std|stunde|heure|hora|ora", "hourly|p\\.? ?h\\.?"],
  ["day", "d|day|tag|jour|d[ií]a|giorno", "daily|p\\.? ?d\\.?"],
  ["week", "w|wk|week|woche|semaine|semana", "weekly|p\\.? ?w\\.?"],
  [
    "month",
    "m|mo|mth|month|monat|mois|mes|mês|mese|mån|mnd|mies",
    "monthly|monatlich|mensual|mensal|mensuel|p\\.? ?c?m\\.?",
  ],
  [
    "year",
    "y|yr|year|a|annum|jahr|an|année|año|ano|anno|år",
    "yearly|annual(?:ly)?|jährlich|anual|annuel|p\\.? ?a\\.?",
  ],
];
/** "450 p/d" is a day's, and the "p" no peso's; that of "45,000 php/month" is. */
const PER = "(?:(?<![a-z])p)?/ ?|(?:per|an?|each|pro|im|je|par|por|al?|ao) ";
const ENDINGS = PERIODS.map(
  ([period, behindPer, alone]) =>
    [
      period,
      new RegExp(`(?: ?(?:${PER})(?:${behindPer})\\.?|(?<=[\\d\\p{Sc}k]|\\s)(?:${alone}))$`, "u"),
    ] as const,
);

/**
 * What somebody typed of pay, in lower case, without the period behind it, and that period where one is named.
 *
 * @example splitPeriod("60k/yr"); // { rest: "60k", period: "year" }
 */
export function splitPeriod(typed: string): { readonly rest: string; readonly period?: PayPeriod } {
  if (!/[a-zåõ.]$/u.test(typed)) return { rest: typed };
  // Only India's rupees are counted in lakhs a year.
  const text = typed.replace(/ ?lpa$/, " lakh inr/year");
  for (const [period, ending] of ENDINGS) {
    const rest = text.replace(ending, "");
    if (rest !== text) return { rest: rest.trimEnd(), period };
  }
  return { rest: typed };
}
