import { SINGLE_FILTERS } from "@farwork/domain/filter";
import type { PayTerms } from "@farwork/domain/pay";
import { suggestCurrency } from "@farwork/domain/rates";

/**
 * Suggests terms of pay for a reader who has not chosen any: annual pay in the currency of their country, or else of
 * their locale. Undefined when neither is known: pay then stays as stated, and dollars a year are the default.
 */
export function suggestTerms(country: string | undefined, locale: string): PayTerms | undefined {
  const home = country ?? countryOf(locale);
  return home === undefined ? undefined : { currency: suggestCurrency(home), period: "year" };
}

/**
 * The most likely country of a locale: "pt" gives Brazil. American English says nothing, because it is the browsers'
 * default.
 */
function countryOf(locale: string): string | undefined {
  const { language, region } = new Intl.Locale(locale).maximize();
  return language === "en" && region === "US" ? undefined : region;
}

const PAY_PARAMS = ["salary_min", "currency", "period"];

/**
 * Adds the reader's terms of pay to a listing's query, unless it has its own. The pay question, chart, slider,
 * converted pay and the JSON request all use them. `said` is what the reader chose.
 *
 * @example fillPayTerms("from=BR", { said: undefined, locale: "en" }); // "from=BR&currency=BRL&period=year"
 */
export function fillPayTerms(
  search: string,
  { said, locale }: { readonly said: PayTerms | undefined; readonly locale: string },
): string {
  const params = new URLSearchParams(search);
  const terms = said ?? suggestTerms(SINGLE_FILTERS.from.readFrom(params).country, locale);
  if (terms && !PAY_PARAMS.some((name) => params.has(name))) {
    params.set("currency", terms.currency);
    params.set("period", terms.period);
  }
  return params.toString();
}
