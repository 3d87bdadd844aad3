import { extractText } from "../html/read-safe-html.ts";
import type { Job } from "../job/job.ts";
import { foldText } from "../text/fold-text.ts";
import { hashText, stirBits } from "../text/hash-text.ts";
import { leaveOutPay } from "./leave-out-pay.ts";
import { leaveOutPlaces, listPlaceWords } from "./place-words.ts";

/**
 * A fingerprint for comparing descriptions without their texts. Contains the number of distinct runs of three words, a
 * hash of all words in order, one of those without the name of the posting's place, one that also leaves out pay and
 * articles, and the lowest 82 of the runs' hashes (a bottom-k sketch: two texts sample the same of what they
 * share). Encoded as "3." and base64, at most 346 characters; "" for a text without words. Version "2." lacks the third
 * hash; the first version has no prefix and lacks the second as well.
 *
 * @example fingerprintText(job).length; // => 30
 */
export function fingerprintText({
  description,
  ...posting
}: Pick<Job, "description" | "title" | "candidate_required_location">): string {
  const said = extractText(description);
  const words = listWords(said);
  const hashes = hashRuns(words);
  if (hashes.length === 0) return "";
  const text = words.join(" ");
  const places = listPlaceWords(posting);
  const numbers = [
    Math.min(hashes.length, HIGHEST),
    hashText(text) >>> 8,
    hashText(leaveOutPlaces(text, places.filter(isLong))) >>> 8,
    hashText(leaveOutPlaces(bareText(said), places)) >>> 8,
    ...hashes.subarray(0, MOST_HASHES),
  ];
  const bytes = numbers.flatMap((number) => [number >>> 16, (number >>> 8) & 0xff, number & 0xff]);
  return MARK + btoa(String.fromCharCode(...bytes));
}

const MARK = "3.";
const EARLIER_MARK = "2.";

/**
 * A decoded fingerprint: the number of runs, the hash of the text, the same without the posting's place (`placeless`)
 * and without pay and articles (`bare`), if known, and the lowest hashes of runs, ascending.
 */
export type TextFingerprint = {
  runs: number;
  whole: number;
  placeless: number | undefined;
  bare: number | undefined;
  hashes: Uint32Array;
};

/** Decodes a fingerprint; invalid ones are read as empty. */
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
 * The share of the shorter text's runs that the longer one also has, 0 to 1, since feeds cut texts and add
 * introductions. Estimated from a sample: 0.9 is accurate to 0.03, or 0.05 if one text is half as long.
 */
export function sharedRuns(a: TextFingerprint, b: TextFingerprint): number {
  // For equal numbers of runs, the one whose sample ends first, so that the result is symmetric.
  const [shorter, longer] = (a.runs - b.runs || lastKnown(a) - lastKnown(b)) <= 0 ? [a, b] : [b, a];
  // Beyond its last hash, a full sketch says nothing about runs.
  const limit = Math.min(lastKnown(shorter), lastKnown(longer));
  let [sampled, shared, at] = [0, 0, 0];
  for (const hash of shorter.hashes) {
    if (hash > limit) break;
    // Both ascend, so one pass is enough.
    while ((longer.hashes[at] ?? Infinity) < hash) at++;
    sampled++;
    if (longer.hashes[at] === hash) shared++;
  }
  return sampled === 0 ? 0 : shared / sampled;
}

const MOST_HASHES = 82;
const HIGHEST = 0xffffff;
const RUN = 3;
// Scripts without spaces are read letter by letter.
const WORDS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}]+/gu;
const BASE64 = /^[A-Za-z0-9+/]*$/;

const listWords = (text: string): string[] => foldText(text).match(WORDS) ?? [];

/** Pay differs by place, and copies may drop an article. */
const bareText = (text: string): string =>
  listWords(leaveOutPay(text))
    .filter((word) => !ARTICLES.has(word))
    .join(" ");

const ARTICLES: ReadonlySet<string> = new Set(["the", "a", "an"]);

/** Short names may occur by chance and are only removed when comparing postings for different places. */
const isLong = (name: string) => name.length >= 4;

const lastKnown = ({ runs, hashes }: TextFingerprint) =>
  runs > hashes.length ? (hashes.at(-1) ?? 0) : HIGHEST;

/** The distinct hashes of a text's runs of words, ascending. */
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
