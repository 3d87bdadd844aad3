import { foldText } from "../text/fold-text.ts";
import { oneOf } from "../text/one-of.ts";
import { dropCopyNumber } from "./copy-number.ts";
import { cutAtPlaces, leaveOutPlaces } from "./title-places.ts";

/**
 * Normalises a title for comparison: folded, without gender markers, copy numbers and punctuation; "Sr." becomes
 * senior, "Full-Stack" fullstack. Remote work and places are dropped if they are a separate part, remote work also at
 * the end of the title, but not in "Remote Support Engineer", where it may be what is supported. Everything that
 * distinguishes positions stays: level, number, language, team, employment type and word order.
 *
 * @example plainTitle("Sr. Full-Stack Engineer II (m/f/d) – Remote, Berlin"); // "senior fullstack engineer 2"
 */
export function plainTitle(title: string): string {
  const folded = dropCopyNumber(foldText(title).replace(/['’`]/g, ""));
  const parts = cutAtPlaces(
    folded
      // What follows gender markers is a separate part: "Berater (m/w/d) Remote".
      .replace(GENDER_MARK, "|")
      .replace(GENDER_ENDING, "")
      .replace(/&/g, " and "),
  ).filter((part) => !REMOTE_PART.test(part.trim()));
  const bare = leaveOutPlaces(parts).join(" ").replace(REMOTE_END, "");
  // A title may consist of nothing else: "Remote".
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

const GENDER_MARK = new RegExp(
  oneOf(
    // "(m/f/d)", "[m, w, divers]"
    String.raw`[([]\s*(?:[mfwdxhnk](?:\s*[/|,*]\s*|\s+))+(?:[mfwdxhnk*]|diverse?)\s*[)\]]`,
    // "m|w|d"
    String.raw`\b[mfwdxh](?:[/|][mfwdxh]){2,3}\b`,
    // "F/H"
    String.raw`\b(?:[mw]\/[mw]|[fh]\/[fh]|[mf]\/[mf])\b`,
    String.raw`[([]\s*(?:all genders?|any gender|gn|alle geschlechter)\s*[)\]]`,
  ),
  "g",
);
// "Entwickler:in", "Entwickler*innen", "Berater/-in", "Berater(in)".
const GENDER_ENDING = /(?<=\p{L}{3})(?:(?:[:*_]|\/-?)in(?:nen)?(?![\p{L}\p{N}])|\(in(?:nen)?\))/gu;

const REMOTE_WORK = oneOf(
  String.raw`(?:100\s*%?[\s-]*|fully[\s-]|full[\s-])?remote(?:ly)?(?:[\s-](?:only|first|friendly|job|position|role|possible))?`,
  String.raw`work(?:ing)?[\s-]from[\s-](?:home|anywhere)`,
  "wfh",
  String.raw`(?:100\s*%\s*)?home[\s-]?office(?:\s+moglich)?`,
  String.raw`home[\s-]based`,
);
const REMOTE_PART = new RegExp(`^${REMOTE_WORK}$`);
// Not the object of "Head of Remote".
const REMOTE_END = /(?<!\b(?:of|for|and|in|with))\s(?:100\s*%?\s*|fully |full )?remote\s*$/;

const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ["sr", "senior"],
  ["snr", "senior"],
  ["jr", "junior"],
  ["mgr", "manager"],
  ["ii", "2"],
  ["iii", "3"],
  ["iv", "4"],
]);

// Two countries that titles write in many ways. They stay part of the title.
const UNITED_STATES = /\b(?:united states(?: of america)?|usa|u s a|u s)\b/g;
const UNITED_KINGDOM = /\b(?:united kingdom|great britain|u k)\b/g;
