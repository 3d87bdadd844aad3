import { hashPassage } from "../text/hash-text.ts";
import { type ChunkedText, matchChunks } from "../text/tokenize.ts";

/**
 * How many sentences of a description must have a word for it to be what the job is about. One may be unrecognised
 * boilerplate, such as a list of everything an employer's clients look for.
 */
const LEAST = 3;
/** The same for names, mostly of skills and tools, which are rarer and more specific. */
const LEAST_FOR_NAMES = 2;
/** Words with a capital inside or not at the start of a sentence: "Terraform", but not "dbt". */
const NAME = /(?<=[\p{L}\p{N},;&]\s|[/(])\.?\p{Lu}[\p{L}\p{N}.+#]*|(?<![\p{L}\p{N}])\p{Ll}+\p{Lu}\p{L}*/gu;

/** English and German words that every description repeats; storing them would waste memory. */
const EVERYDAY: ReadonlySet<string> = new Set(
  (
    "a an the and or but not no of to in on at by for from with without into as is are be been was will would can could " +
    "may must should have has had do does we our us you your they their them it its this that these those who what which " +
    "when where how all any each more most other than such if so about across through within while also both new work " +
    "working works role team teams job experience years year der die das den dem des ein eine einer eines einem einen und " +
    "oder zu zum zur im am mit von vom fur auf bei aus als ist sind wir uns unser unsere du dein deine dich sie ihr ihre " +
    "nicht auch sich"
  ).split(" "),
);

/**
 * The words that several passages of a description share, each once, in order of appearance. Skips boilerplate of its
 * company or feed, identified by hashes.
 */
export function listStressed(passages: readonly ChunkedText[], repeated: readonly number[] = []): string[] {
  const isRepeated = (passage: string) => {
    const hash = repeated.length === 0 ? undefined : hashPassage(passage);
    return hash !== undefined && repeated.includes(hash);
  };
  const occurrences = new Map<string, Occurrences>();
  const names = new Set<string>();
  for (const [at, { text, chunks }] of passages.entries()) {
    if (isRepeated(text)) continue;
    for (const chunk of chunks) countOnce(occurrences, chunk, at);
    if (hasInnerCapital(text)) for (const name of text.match(NAME) ?? []) names.add(name);
  }
  const named = new Set([...names].flatMap(matchChunks));
  const isStressed = (chunk: string, count: number) =>
    count >= (named.has(chunk) ? LEAST_FOR_NAMES : LEAST) && !EVERYDAY.has(chunk);
  return [...occurrences].flatMap(([chunk, { count }]) => (isStressed(chunk, count) ? [chunk] : []));
}

/** Most passages have none, and searching for names is the slowest part. */
const hasInnerCapital = (passage: string) => passage.slice(1) !== passage.slice(1).toLowerCase();

/** How many sentences have a word, and the last one that does. */
type Occurrences = { count: number; last: number };

function countOnce(occurrences: Map<string, Occurrences>, chunk: string, sentence: number): void {
  const known = occurrences.get(chunk);
  if (!known) occurrences.set(chunk, { count: 1, last: sentence });
  else if (known.last !== sentence) {
    known.count += 1;
    known.last = sentence;
  }
}
