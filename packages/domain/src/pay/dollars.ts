import type { Place } from "../place/place.ts";
import { DOLLARS } from "./currencies.ts";

/** What a bare "$" may be instead of US dollars: pesos, worth far less, or dollars of another country, worth about as much. */
type OtherDollar = "peso" | "dollar" | undefined;

/** By the language of a text. */
export function findDollarOfLanguage(text: string): OtherDollar {
  const count = (words: RegExp) => text.match(words)?.length ?? 0;
  const [peso, french] = [count(PESO_WORDS), count(FRENCH_WORDS)];
  if (peso + french <= count(ENGLISH_WORDS)) return undefined;
  return peso > french ? "peso" : "dollar";
}

/** By the countries a job is only open in, if their own currency uses a bare "$". */
export function findDollarOfPlace({ countries, regions }: Pick<Place, "countries" | "regions">): OtherDollar {
  const isOwn = regions.length === 0 && countries.every((country) => OWN_DOLLAR.has(country));
  if (countries.length === 0 || !isOwn) return undefined;
  return countries.every((country) => NEAR_DOLLAR.has(country)) ? "dollar" : "peso";
}

/** Countries whose own currency, other than the US dollar, uses a bare "$". Currency codes begin with the country's code. */
const OWN_DOLLAR: ReadonlySet<string> = new Set(
  [...DOLLARS].filter((currency) => currency !== "USD").map((currency) => currency.slice(0, 2)),
);

/** Countries whose own dollar is worth about as much as the American one. */
const NEAR_DOLLAR: ReadonlySet<string> = new Set(["CA", "AU", "NZ", "SG"]);

/** Spanish and Portuguese words, French ones, and English ones, without those in names of places. */
const PESO_WORDS =
  /(?<!\p{L})(?:que|para|por|con|com|una?|uma?|y|sueldos?|salarios?|salários?|compensación|remuneración|remuneração|mes|mês|año|hora|mensual(?:es)?|mensa(?:l|is)|quincenal(?:es)?|semanal(?:es)?|brutos?|ofrecemos|pagamos|oferecemos)(?!\p{L})/giu;
const FRENCH_WORDS =
  /(?<!\p{L})(?:pour|avec|vous|nous|par|salaire|rémunération|mensuel(?:le)?|offrons)(?!\p{L})/giu;
const ENGLISH_WORDS = /(?<!\p{L})(?:the|and|of|to|for|with|per|you|we|our|is|are|salary|pay)(?!\p{L})/giu;
