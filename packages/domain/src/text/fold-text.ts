/**
 * A text as it is compared: lower case, compatible forms made plain ("ﬁ" is "fi"), diacritics taken away.
 *
 * @example foldText("Łódź, Straße"); // => "lodz, strasse"
 */
export function foldText(text: string): string {
  // Most texts have nothing to take apart, and taking apart costs twenty times as much.
  if (ASCII.test(text)) return text.toLowerCase();
  return makePlain(
    text
      .normalize("NFKD")
      .replace(/\p{M}+/gu, "")
      .toLowerCase(),
  );
}

const ASCII = /^\p{ASCII}*$/u;

// Letters that Unicode does not decompose into a base letter and an accent, and the sigma that only ends words.
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

/** A name as it is looked up: lower case, no diacritics, no stops or emoji, "and" for "&", one space between words. */
export function foldName(name: string): string {
  return makePlain(name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase())
    .replace(/[.'’‘ʻ`\p{So}]/gu, "")
    .replace(/&/g, " and ")
    .replace(/[\s_-]+/g, " ")
    .replace(/^ ?the /, "")
    .trim();
}

/**
 * The same text, letter for letter, without accents: postings leave them out as often as not, and "\b" takes "é" for the
 * edge of a word.
 *
 * @example dropAccents("Télétravail, São Paulo"); // "Teletravail, Sao Paulo"
 */
export const dropAccents = (text: string): string =>
  text.replace(/[\u00C0-\u024F]/g, (letter) => letter.normalize("NFD").charAt(0));
