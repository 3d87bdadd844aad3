import { extractText } from "../html/read-safe-html.ts";
import type { Job } from "../job/job.ts";
import { foldText } from "../text/fold-text.ts";
import { hashText, stirBits } from "../text/hash-text.ts";
import { listPlaceWords } from "./place-words.ts";

/**
 * A sketch of a description by which two are compared without their texts: how many different runs of three words
 * it has, a hash of all its words in their order, one of those without what the posting calls its own place, one without
 * amounts of money and articles, too, and the lowest 82 of the runs' hashes (a bottom-k sketch, by which any two texts draw
 * the same sample of what they share). "3." and base64, at most 346 characters; "" for a text without words. Earlier ones
 * have "2." and no fourth number, or no mark and no third.
 *
 * @example fingerprintText(job).length; // => 30
 */
export function fingerprintText({
  description,
  ...posting
}: Pick<Job, "description" | "title" | "candidate_required_location">): string {
  const folded = foldText(extractText(description));
  const words = folded.match(WORDS) ?? [];
  const hashes = hashRuns(words);
  if (hashes.length === 0) return "";
  const text = words.join(" ");
  const places = listPlaceWords(posting);
  const numbers = [
    Math.min(hashes.length, HIGHEST),
    hashText(text) >>> 8,
    hashText(leaveOutWords(text, places.filter(isLong))) >>> 8,
    hashText(leaveOutWords(bareText(folded), places)) >>> 8,
    ...hashes.subarray(0, MOST_HASHES),
  ];
  const bytes = numbers.flatMap((number) => [number >>> 16, (number >>> 8) & 0xff, number & 0xff]);
  return MARK + btoa(String.fromCharCode(...bytes));
}

const MARK = "3.";
const EARLIER_MARK = "2.";

/**
 * A fingerprint taken apart: how many runs the text has, the hash of all of it, where that is known the same without the
 * posting's own place (`placeless`), and without amounts and articles (`bare`), and the lowest of the runs', ascending.
 */
export type TextFingerprint = {
  runs: number;
  whole: number;
  placeless: number | undefined;
  bare: number | undefined;
  hashes: Uint32Array;
};

/** Reads a fingerprint; what is none reads as one of a text without words. */
export function readFingerprint(fingerprint: string): TextFingerprint {
  const isNewest = fingerprint.startsWith(MARK);
  const isMarked = isNewest || fingerprint.startsWith(EARLIER_MARK);
  const written = isMarked ? fingerprint.slice(MARK.length) : fingerprint;
  const bytes = BASE64.test(written) && written.length % 4 === 0 ? atob(written) : "";
  const numbers = new Uint32Array(Math.floor(bytes.length / 3));
  for (let at = 0; at < numbers.length; at++) {
    const [high, middle, low] = [0, 1, 2].map((byte) => bytes.charCodeAt(3 * at + byte));
    numbers[at] = ((high ?? 0) << 16) | ((middle ?? 0) << 8) | (low ?? 0);
  }
  const [runs = 0, whole = 0] = numbers;
  return {
    runs,
    whole,
    placeless: isMarked ? numbers[2] : undefined,
    bare: isNewest ? numbers[3] : undefined,
    hashes: numbers.subarray(2 + Number(isMarked) + Number(isNewest)),
  };
}

/**
 * Which share of the shorter text's runs the longer one has too, 0 to 1: texts are cut, and grow an introduction,
 * without being another's. Told from a sample: 0.9 is meant give or take 0.03, and 0.05 where one is half the other.
 */
export function sharedRuns(a: TextFingerprint, b: TextFingerprint): number {
  // Of two with as many runs, the one whose sample ends first: either way round must give one share.
  const [shorter, longer] = (a.runs - b.runs || lastKnown(a) - lastKnown(b)) <= 0 ? [a, b] : [b, a];
  // Above the last hash a full sketch holds, it no longer says whether the text has a run.
  const limit = Math.min(lastKnown(shorter), lastKnown(longer));
  let [sampled, shared, at] = [0, 0, 0];
  for (const hash of shorter.hashes) {
    if (hash > limit) break;
    // Both ascend, so neither is walked twice.
    while ((longer.hashes[at] ?? Infinity) < hash) at++;
    sampled++;
    if (longer.hashes[at] === hash) shared++;
  }
  return sampled === 0 ? 0 : shared / sampled;
}

const MOST_HASHES = 82;
const HIGHEST = 0xffffff;
const RUN = 3;
// Scripts written without spaces are read letter by letter.
const WORDS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}]+/gu;
const BASE64 = /^[A-Za-z0-9+/]*$/;

/** Names a text may hold by chance are left out only where it is compared with one for another place. */
const isLong = (name: string) => name.length >= 4;

/** What a job pays differs from place to place, and whoever copies a text drops an article. */
const bareText = (folded: string): string =>
  (folded.replace(AMOUNT, " ").match(WORDS) ?? []).filter((word) => !ARTICLES.has(word)).join(" ");

// "€120,000", "SEK 1.086.000", "95k USD"; not "$20 million", which is what an employer has.
const CURRENCY =
  "(?:(?:us|ca|au|nz|c|a)?\\$|[€£₹¥]|\\b(?:usd|eur|gbp|cad|aud|nzd|chf|sek|nok|dkk|pln|czk|huf|ron|inr|sgd|jpy|brl|mxn|zar|ils)\\b)";
const MILLIONS = "(?:m|mm|mn|mio|million|millions|millionen|b|bn|billion|mrd)";
// Bounded, and never a part of a longer figure: "€2.5 million" is no five million, nor "$10-50 million" ten dollars.
const FIGURE =
  "\\d[\\d.,'’]{0,15}(?: \\d{3}\\b){0,3}k?" +
  `(?![.,'’]?\\d|(?: ?[-–—] ?\\p{Sc}?\\d[\\d.,]{0,15})? ?${MILLIONS}\\b)`;
const AMOUNT = new RegExp(`${CURRENCY} ?${FIGURE}(?: ?${CURRENCY})?|\\b${FIGURE} ?${CURRENCY}`, "gu");
const ARTICLES: ReadonlySet<string> = new Set(["the", "a", "an"]);

function leaveOutWords(text: string, names: readonly string[]): string {
  // Names are letters, digits and spaces.
  const left = names.reduce(
    (rest, name) => rest.replaceAll(new RegExp(`(?<= )${name} `, "gu"), ""),
    ` ${text} `,
  );
  return left.trim();
}

const lastKnown = ({ runs, hashes }: TextFingerprint) =>
  runs > hashes.length ? (hashes.at(-1) ?? 0) : HIGHEST;

/** The hashes of a text's runs of words, ascending, each once. */
function hashRuns(words: readonly string[]): Uint32Array {
  const hashed = words.map((word) => hashText(word));
  const runs = new Uint32Array(Math.max(0, hashed.length - RUN + 1));
  for (let at = 0; at < runs.length; at++) {
    let run = 0;
    for (let word = at; word < at + RUN; word++) run = stirBits(Math.imul(run, 31) ^ (hashed[word] ?? 0));
    runs[at] = run >>> 8;
  }
  return runs.toSorted().filter((hash, at, all) => at === 0 || hash !== all[at - 1]);
}
