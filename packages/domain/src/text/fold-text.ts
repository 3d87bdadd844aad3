/**
 * Folds a text for comparison: lower case, compatibility forms decomposed ("ﬁ" is "fi"), diacritics removed.
 *
 * @example foldText("Łódź, Straße"); // => "lodz, strasse"
 */
export function foldText(text: string): string {
  // Fast path: most texts are ASCII, and normalising is twenty times slower.
  if (ASCII.test(text)) return text.toLowerCase();
  return makePlain(
    text
      .normalize("NFKD")
      .replace(/\p{M}+/gu, "")
      .toLowerCase(),
  );
}

const ASCII = /^\p{ASCII}*$/u;

// Letters that Unicode does not decompose into base letter and accent, and the final sigma.
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  ς: "σ",
};

const makePlain = (lower: string): string =>
  lower.replace(/[ßæœøłđðþıς]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);

/** Folds a name for lookup: lower case, no diacritics, no periods or emoji, "and" for "&", single spaces. */
export function foldName(name: string): string {
  return makePlain(name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase())
    .replace(/[.'’‘ʻ`\p{So}]/gu, "")
    .replace(/&/g, " and ")
    .replace(/[\s_-]+/g, " ")
    .replace(/^ ?the /, "")
    .trim();
}

/**
 * Removes accents without changing the length of a text: postings often omit them, and "\b" matches at "é".
 *
 * @example dropAccents("Télétravail, São Paulo"); // "Teletravail, Sao Paulo"
 */
export const dropAccents = (text: string): string =>
  text.replace(/[\u00C0-\u024F]/g, (letter) => letter.normalize("NFD").charAt(0));

/**
 * A text with spaces for all that a global pattern finds in it when its accents are dropped.
 *
 * @example blankFound("Perú (no Chile)", /peru/gi); // "     (no Chile)"
 */
export function blankFound(text: string, pattern: RegExp): string {
  let rest = text;
  for (const { index, 0: found } of dropAccents(text).matchAll(pattern))
    rest = rest.slice(0, index) + " ".repeat(found.length) + rest.slice(index + found.length);
  return rest;
}
