import { SINGLE_FILTERS } from "@farwork/domain/filter";
import type { PayTerms } from "@farwork/domain/pay";
import { suggestCurrency } from "@farwork/domain/rates";

/**
 * In which terms somebody thinks of pay who has not said: for a year, in what people are paid where they live, by what is
 * known of it, else by their language. Undefined where neither tells: dollars a year then, and pay stands as stated.
 */
export function suggestTerms(country: string | undefined, locale: string): PayTerms | undefined {
  const home = country ?? countryOf(locale);
  return home === undefined ? undefined : { currency: suggestCurrency(home), period: "year" };
}

/** The country most of whose people write in a locale: "pt" is Brazil's. American English, which browsers come in, is nobody's. */
function countryOf(locale: string): string | undefined {
  const { language, region } = new Intl.Locale(locale).maximize();
  return language === "en" && region === "US" ? undefined : region;
}

const PAY_PARAMS = ["salary_min", "currency", "period"];

/**
 * The query of a listing's address, in its reader's terms of pay where it says nothing of pay: question, picture and slider,
 * what stands beside pay, and the JSON that is asked for all go by it. `said` is what the reader said, in `locale`.
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
