import { oneOf } from "../text/one-of.ts";
import { MONTHS_PER_YEAR } from "./pay-range.ts";

const AND = "(?:\\+|&|plus|and|und|mais|más|et|e|y|en|with an?|with|mit|com|con|avec|met)";
const NONE_OR_WITHIN = "no|without|ohne|kein|sem|sin|sans|zonder|senza|incl\\p{L}*\\.?|inkl\\p{L}*\\.?";

/** An extra monthly salary, paid beside the twelve: "+ 13th month pay", "13º salário", "13. Monatsgehalt". */
const THIRTEENTH = `(?:(?<!\\p{L})${AND} ?|(?:\\+|&) ?)?(?<!(?:${NONE_OR_WITHIN}) (?:an? |the )?|[\\d.,])${oneOf(
  "1[34]th(?: (?:and|&) 14th)?[ -]month(?:ly)?(?: (?:pay|salary|bonus))?",
  "1[34][oº°.]? ?sal[aá]rio",
  "(?:décimo terceiro|tredicesima)(?: (?:salário|mensilità))?",
  "1[34](?:e|de) maand",
  "1[34](?:e|[èe]me) mois",
  "1[34](?:\\. ?|tes )(?:monats)?gehalt",
  "1[34][aª°.]? ?mensilità",
)}(?!\\p{L})`;

/** How many monthly salaries are paid a year: "Pro Monat x 13", "/mes en 14 pagas", "(14x)", "paid 14 times", "sur 13 mois", "pagos em 14 meses". */
export const PAID_MONTHS = new RegExp(
  [
    THIRTEENTH,
    String.raw`(?<=[\d\p{L}€)](?:[.,][-–])? ?)[x×*] ?1[3-6](?!\d|[.,]\d|%)(?: (?:months?|monate|meses|mois))?`,
    String.raw`(?<![\d.,])1[3-6] ?[x×](?=\)| ?(?:€|eur|chf)? ?\d[\d.,']{3}| (?:jährlich|im jahr|pro jahr|a year|per year))`,
    String.raw`(?:paid|payable) 1[3-6] times(?: (?:a|per) year)?`,
    String.raw`(?<!\p{L})sur 1[3-6] mois(?!\p{L})`,
    String.raw`(?<!\p{L})(?:pag[oa]s?|distribuíd[oa]s?) (?:em|por) 1[3-6] (?:meses|vezes)(?!\p{L})`,
    String.raw`\(1[34] meses\)(?<=(?:€|brutos?|m[eê]s|mensais|mensual(?:es)?) ?\(1[34] meses\))`,
    String.raw`(?<![\d.,])1[3-6] salários (?:por ano|anuais|ao ano)(?!\p{L})`,
    String.raw`(?<!\p{L})com 1[34] salários(?! mínimos)(?!\p{L})`,
    String.raw`(?<![\d.,])(?:(?:en|in|on|over|à) )?1[3-6] ?(?:pagas|pagos|mensualidades|mensualités|mensilità|monatsgehälter(?:n|)|gehälter(?:n|)|(?:payments|salaries)(?: (?:a|per) year)?)(?!\p{L})`,
  ].join("|"),
  "giu",
);

/** How many monthly salaries a text names; by default twelve. */
export function countPaidMonths(text: string): number {
  const said = text.match(PAID_MONTHS) ?? [];
  return Math.max(MONTHS_PER_YEAR, ...said.flatMap(readMonths));
}

/** Only a thirteenth month is named without figures. */
const readMonths = (said: string) => (/1[3-6]/.test(said) ? (said.match(/1[3-6]/g) ?? []).map(Number) : [13]);
