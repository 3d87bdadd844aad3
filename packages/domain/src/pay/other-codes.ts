import { CURRENCIES } from "./currencies.ts";

/** Codes that are words as well: "ALL 50,000 employees", "TOP 1,000 companies". */
const WORDS: ReadonlySet<string> = new Set(["ALL", "TOP"]);
/** Gold and the like, and no currency at all: "XDR". Those of Africa, the Caribbean and the Pacific are. */
const NO_MONEY = /^X(?!AF|OF|PF|CD)/;
const codes = Intl.supportedValuesOf("currency")
  .filter((code) => CURRENCIES[code] === undefined && !WORDS.has(code) && !NO_MONEY.test(code))
  .join("|");

/**
 * The codes of ISO 4217 whose usual pay we do not know, in capitals beside an amount: "PEN 5,000", and not "pen 5". Pay in them
 * is shown as stated, and has no year's figure.
 */
export const OTHER_CODES = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${codes})(?= ?\d[\d.,]{2})|(?<=\d[\d.,]{2,12} ?k?)(?:${codes})(?![\p{L}\d])`,
  "gu",
);
