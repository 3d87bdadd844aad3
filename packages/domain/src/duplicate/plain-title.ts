import { foldText } from "../search/fold-text.ts";

/**
 * A title as it is compared: folded, without marks of gender, words for remote work and punctuation; "Sr." is
 * senior, "Full-Stack" fullstack. Whatever tells one position from another stays: level, number, language, team,
 * region, town, kind of employment, and the order of words.
 *
 * @example plainTitle("Sr. Full-Stack Engineer II (m/f/d) – Remote"); // "senior fullstack engineer 2"
 */
export function plainTitle(title: string): string {
  const folded = foldText(title).replace(/['’`]/g, "");
  const bare = folded
    .replace(GENDER_MARK, " ")
    .replace(GENDER_ENDING, "")
    .replace(/&/g, " and ")
    .replace(REMOTE, " ");
  // A title may be nothing but such words: "Remote".
  const words = listWords(bare);
  return (words.length > 0 ? words : listWords(folded))
    .join(" ")
    .replace(UNITED_STATES, "us")
    .replace(UNITED_KINGDOM, "uk");
}

function listWords(text: string): string[] {
  const plain = text.replace(JOINED, "$1$2").match(WORD) ?? [];
  return plain.map((word) => SPELLINGS.get(word) ?? word);
}

const WORD = /\.net\b|[\p{L}\p{N}]+(?:\+\+|#)?/gu;
const JOINED = /\b(full|front|back)[\s-]+(stack|end)\b/g;

// "(m/f/d)", "m|w|d", "(all genders)", "F/H"; single letters in brackets, or written together with a stroke.
const GENDER_MARK =
  /[([]\s*(?:[mfwdxhnk](?:\s*[/|,*]\s*|\s+))+(?:[mfwdxhnk*]|diverse?)\s*[)\]]|\b[mfwdxh](?:[/|][mfwdxh]){2,3}\b|\b(?:[mw]\/[mw]|[fh]\/[fh]|[mf]\/[mf])\b|[([]\s*(?:all genders?|any gender|gn|alle geschlechter)\s*[)\]]/g;
// "Entwickler:in", "Entwickler*innen", "Berater/-in", "Berater(in)".
const GENDER_ENDING = /(?<=\p{L}{3})(?:(?:[:*_]|\/-?)in(?:nen)?(?![\p{L}\p{N}])|\(in(?:nen)?\))/gu;

const REMOTE =
  /\b(?:100\s*%?\s*|fully[\s-]|full[\s-])?remote(?:ly)?(?:[\s-](?:only|first|friendly|job|position))?\b(?![\s-]+sensing)|\bwork(?:ing)?[\s-]from[\s-](?:home|anywhere)\b|\bwfh\b|(?:\b100\s*%\s*)?\bhome[\s-]?office\b(?:\s+moglich\b)?|\bhome[\s-]based\b/g;

const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ["sr", "senior"],
  ["snr", "senior"],
  ["jr", "junior"],
  ["mgr", "manager"],
  ["ii", "2"],
  ["iii", "3"],
  ["iv", "4"],
]);

// The two countries that titles write in many ways; where a job is stays part of its title.
const UNITED_STATES = /\b(?:united states(?: of america)?|usa|u s a|u s)\b/g;
const UNITED_KINGDOM = /\b(?:united kingdom|great britain|u k)\b/g;
