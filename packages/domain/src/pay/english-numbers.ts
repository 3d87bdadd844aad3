/**
 * Where the numbers of most readers are written here. `Intl.NumberFormat` writes the same, but to open it takes a phone over
 * 50 ms, in which a page that has just come answers nobody.
 */
export const isPlainEnglish = (locale: string): boolean => locale === "en" || locale === "en-US";

/**
 * A number that is not negative as English writes it, with so many digits after its point at least and at most.
 *
 * @example writeEnglishNumber(1234.5, { leastDigits: 2, mostDigits: 2 }); // => "1,234.50"
 */
export function writeEnglishNumber(number: number, { leastDigits = 0, mostDigits = 0 } = {}): string {
  // Rounded by the digits that are seen: 46.65 is stored as somewhat less. Below a millionth they are seen with an exponent.
  const rounded = Math.round(Number(`${number < 1e-6 ? 0 : number}e${mostDigits}`)) / 10 ** mostDigits;
  const [whole = "", digits = ""] = rounded.toFixed(mostDigits).split(".");
  const needed = digits.slice(leastDigits).replace(/0+$/, "");
  const fraction = digits.slice(0, leastDigits) + needed;
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
  return fraction === "" ? grouped : `${grouped}.${fraction}`;
}

/** How English writes the currencies that are asked for most, before the amount. */
export const ENGLISH_SIGNS: ReadonlyMap<string | undefined, string> = new Map([
  [undefined, ""],
  ["USD", "$"],
  ["EUR", "€"],
  ["GBP", "£"],
  ["INR", "₹"],
  ["CAD", "CA$"],
  ["AUD", "A$"],
  ["BRL", "R$"],
  ["JPY", "¥"],
]);
