import { stemsOf } from "../../text/stems.ts";
import { countBefore } from "./count-before.ts";
import { countWords, type Dictionary, encodeWord, findWord, readWord } from "./dictionary.ts";

/**
 * The words of a dictionary by stem: word `places[i]` has a stem with the hash `hashes[i]`; hashes ascend. Storing the
 * stems themselves would take as much memory as the words. Words that are their own stem, like most names, are looked
 * up in the dictionary.
 */
export interface StemTable {
  readonly hashes: Uint32Array;
  readonly places: Uint32Array;
  /** Cache of recent lookups by stem: people type the same words, and each of them letter by letter. */
  readonly lately: Map<string, readonly number[]>;
}

export function buildStemTable(dictionary: Dictionary): StemTable {
  const entries: number[] = [];
  for (let place = 0; place < countWords(dictionary); place += 1) {
    if (!isInflectable(dictionary, place)) continue;
    const word = readWord(dictionary, place);
    for (const stem of stemsOf(word)) if (stem !== word) entries.push(hashStem(stem) * MAX_WORDS + place);
  }
  const sorted = Float64Array.from(entries).toSorted();
  return {
    hashes: Uint32Array.from(sorted, (entry) => Math.floor(entry / MAX_WORDS)),
    places: Uint32Array.from(sorted, (entry) => entry % MAX_WORDS),
    lately: new Map(),
  };
}

/** A 32-bit hash and a 21-bit index fit into one number, which sorts fast. No segment has that many words. */
const MAX_WORDS = 2 ** 21;

/**
 * Whether a word has only the letters a to z: others have no inflected forms (see `stemsOf`). Checked without decoding.
 */
function isInflectable({ bytes, offsets }: Dictionary, place: number): boolean {
  const end = offsets[place + 1] ?? 0;
  for (let at = offsets[place] ?? 0; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x61 || byte > 0x7a) return false;
  }
  return true;
}

/** The indexes of the words with this stem. */
export function findForms(table: StemTable, dictionary: Dictionary, stem: string): readonly number[] {
  const known = table.lately.get(stem);
  if (known) return known;
  const found = lookUp(table, dictionary, stem);
  if (table.lately.size >= MOST_KEPT) table.lately.clear();
  table.lately.set(stem, found);
  return found;
}

const MOST_KEPT = 1000;

function lookUp({ hashes, places }: StemTable, dictionary: Dictionary, stem: string): number[] {
  const hash = hashStem(stem);
  const own = findWord(dictionary, encodeWord(stem));
  const isOwn = own !== undefined && isInflectable(dictionary, own) && stemsOf(stem).includes(stem);
  const found = isOwn ? [own] : [];
  for (
    let at = countBefore(hashes.length, (each) => (hashes[each] ?? 0) < hash);
    hashes[at] === hash;
    at += 1
  ) {
    const place = places[at] ?? 0;
    // Guards against hash collisions.
    if (stemsOf(readWord(dictionary, place)).includes(stem)) found.push(place);
  }
  return found;
}

/** FNV-1a hash. */
function hashStem(stem: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < stem.length; at += 1) {
    hash = Math.imul(hash ^ stem.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}
