/** As people write them: spaces of any kind and apostrophes only ever group digits. */
const GROUPING = /[\s\u00A0\u202F'’]/g;
const AMOUNT = /^(\d[\d.,]{0,19})(k|m|lakhs?|lacs?|l|crores?|cr)?$/;
/** A currency's sign or code: "R$", "USD", "CHF"; behind an amount never a unit. */
const CURRENCY_AHEAD = /^(?:\p{L}{0,3}\p{Sc}|\p{L}{2,3}(?=\d))/u;
const CURRENCY_BEHIND = /(?<=\d[km]?)(?:\p{Sc}|(?!lac)[a-z]{3}|zł|kr|kč)$/u;
const LAKH = 100_000;
const CRORE = 100 * LAKH;
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^k$/, 1_000],
  [/^m$/, 1_000_000],
  [/^l/, LAKH],
  [/^c/, CRORE],
];

/**
 * An amount of money as somebody types it, whichever of point and comma is their decimal mark; undefined where it is none.
 * The last of the two is that mark, unless three digits follow it, as they do where thousands are grouped.
 *
 * @example
 * [parseAmount("1.200,50"), parseAmount("1,200"), parseAmount("25 000"), parseAmount("R$ 12k")]; // => [1200.5, 1200, 25000, 12000]
 */
export function parseAmount(text: string): number | undefined {
  // As most addresses have it; to look for digits of every script takes a phone several ms.
  if (text === "") return undefined;
  const bare = writeLatin(text)
    .replaceAll(GROUPING, "")
    .toLowerCase()
    .replace(CURRENCY_AHEAD, "")
    .replace(CURRENCY_BEHIND, "");
  const [, digits, unit] = AMOUNT.exec(bare) ?? [];
  if (digits === undefined) return undefined;
  const factor = unit === undefined ? 1 : (UNITS.find(([name]) => name.test(unit))?.[1] ?? 1);
  const plain = readDigits(digits, factor > 1);
  return plain === undefined ? undefined : Math.round(plain * factor * 100) / 100;
}

/** Digits and marks of any script as Latin ones: "٢٥٬٠٠٠", "२५,०००". */
function writeLatin(text: string): string {
  const latin = text.normalize("NFKC").replaceAll("٬", ",").replaceAll("٫", ".");
  return latin.replaceAll(/(?![0-9])\p{Nd}/gu, readDigit);
}

/** Each script has its ten digits in a row, from nought on. */
function readDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let nought = code;
  while (code - nought < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(nought - 1))) nought -= 1;
  return String(code - nought);
}

/** With a unit behind it, "1.250" is one and a quarter. */
function readDigits(digits: string, hasUnit: boolean): number | undefined {
  const mark = /[.,](?=\d*$)/.exec(digits);
  if (!mark) return Number(digits);
  const [whole, rest] = [digits.slice(0, mark.index), digits.slice(mark.index + 1)];
  const isRepeated = whole.includes(mark[0]);
  const isGroup = rest.length === 3 && (isRepeated || (!hasUnit && !/[.,]/.test(whole) && whole !== "0"));
  if (isRepeated && !isGroup) return undefined;
  // Of both marks the last is the decimal one, however many digits follow it.
  const grouped = isGroup ? digits : whole;
  if (/[.,]/.test(grouped) && !/^\d{1,3}(?:([.,])(?:\d{2}|\d{3}))*(?:[.,]\d{3})$/.test(grouped))
    return undefined;
  const value = `${(isGroup ? digits : whole).replaceAll(/[.,]/g, "")}${isGroup || rest === "" ? "" : `.${rest}`}`;
  return Number(value);
}
