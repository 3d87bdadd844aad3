import type { Place } from "../place/place.ts";
import { DOLLARS } from "./currencies.ts";

/** Countries whose own currency, other than the US dollar, uses a bare "$". Currency codes begin with the country's code. */
const OWN_DOLLAR: ReadonlySet<string> = new Set(
  [...DOLLARS].filter((currency) => currency !== "USD").map((currency) => currency.slice(0, 2)),
);

/** Spanish and Portuguese words, French ones, and English ones, without those in names of places. */
const PESO_WORDS =
  /(?<!\p{L})(?:que|para|por|con|com|una?|uma?|y|sueldos?|salarios?|salários?|compensación|remuneración|remuneração|mes|mês|año|hora|mensual(?:es)?|mensa(?:l|is)|quincenal(?:es)?|semanal(?:es)?|brutos?|ofrecemos|pagamos|oferecemos)(?!\p{L})/giu;
const FRENCH_WORDS =
  /(?<!\p{L})(?:pour|avec|vous|nous|par|salaire|rémunération|mensuel(?:le)?|offrons)(?!\p{L})/giu;
const ENGLISH_WORDS = /(?<!\p{L})(?:the|and|of|to|for|with|per|you|we|our|is|are|salary|pay)(?!\p{L})/giu;

/** Whether a text is in a language in which a bare "$" may mean pesos or Canadian dollars. */
export const isOfOtherDollars = (text: string): boolean =>
  countOf(text, PESO_WORDS) + countOf(text, FRENCH_WORDS) > countOf(text, ENGLISH_WORDS);

/** Whether it is in a language in which a bare "$" may mean pesos, worth far less than a dollar. */
export const isOfPesos = (text: string): boolean =>
  isOfOtherDollars(text) && countOf(text, PESO_WORDS) > countOf(text, FRENCH_WORDS);

const countOf = (text: string, words: RegExp) => text.match(words)?.length ?? 0;

/** Whether a job is only open in countries whose own currency uses a bare "$". */
export const hasOwnDollar = ({ countries, regions }: Pick<Place, "countries" | "regions">): boolean =>
  countries.length > 0 && regions.length === 0 && countries.every((country) => OWN_DOLLAR.has(country));

/** Countries whose own dollar is worth about as much as the American one. */
const NEAR_DOLLAR: ReadonlySet<string> = new Set(["CA", "AU", "NZ", "SG"]);

/** Whether the own money of one of these countries is worth far less than a dollar. */
export const hasOwnPeso = (place: Pick<Place, "countries" | "regions">): boolean =>
  hasOwnDollar(place) && !place.countries.every((country) => NEAR_DOLLAR.has(country));
