import { foldText } from "./fold-text.ts";
import { parseSearch, type SearchTerm } from "./parse-search.ts";
import { splitChunks } from "./tokenize.ts";

/** A piece of a text, and whether it matches a search. */
export type MarkedText = { text: string; matched: boolean };

/**
 * Splits a text into pieces and marks those that match a search. Follows the rules of the search: a prefix marks the
 * whole word, a phrase only matches as a whole, and excluded words mark nothing. `also` and `not` are the additionally
 * searched and the ignored words of the response.
 *
 * @example
 * highlightMatches("Lead in Zürich", "zur*"); // => [{ text: "Lead in ", matched: false }, { text: "Zürich", matched: true }]
 */
export function highlightMatches(
  text: string,
  search: string,
  { also = [], not = [] }: SearchedWords = {},
): MarkedText[] {
  const typed = parseSearch(search).all.filter(({ phrase, literal }) => literal || !not.includes(phrase));
  const all = [...typed, ...also.flatMap(readWhole)];
  if (all.length === 0) return cutAt(text, []);
  const places = locateWords(text);
  return cutAt(
    text,
    all.flatMap((term) => findTerm(places, term)),
  );
}

/** How the searched words differ from the typed ones. */
export type SearchedWords = { also?: readonly string[] | undefined; not?: readonly string[] | undefined };

/** In any spelling, but in this order. */
function readWhole(words: string): readonly SearchTerm[] {
  return parseSearch(`"${words}"`).all.map(({ phrase }) => ({ phrase, prefix: false }));
}

/** A range of a text in UTF-16 units. */
type Span = { start: number; end: number };
/** The words of a text in order, and alternative words for ranges of it. */
type Places = { words: Place[]; alternatives: Place[] };
type Place = Span & { word: string };

function findTerm(places: Places, { phrase, joined, prefix, literal }: SearchTerm): Span[] {
  const spellings = joined === undefined ? [phrase] : [phrase, joined];
  return spellings.flatMap((spelling) => [
    ...findInRow(places.words, spelling.split(" "), prefix),
    ...places.alternatives.filter(({ word }) => !literal && isWord(word, spelling, prefix)),
  ]);
}

function findInRow(words: readonly Place[], wanted: readonly string[], prefix: boolean): Span[] {
  const last = wanted.length - 1;
  return words.flatMap((first, at) => {
    const end = words[at + last]?.end;
    const isHere = wanted.every((word, ahead) =>
      isWord(words[at + ahead]?.word ?? "", word, prefix && ahead === last),
    );
    return isHere && end !== undefined ? [{ start: first.start, end }] : [];
  });
}

const isWord = (word: string, wanted: string, prefix: boolean) =>
  prefix ? word.startsWith(wanted) : word === wanted;

// There are no letters or digits between words, so each is at its next occurrence.
function locateWords(text: string): Places {
  const folded = foldText(text);
  const { starts, ends } = locateUnits(text);
  const places: Places = { words: [], alternatives: [] };
  let from = 0;
  for (const { words, joined } of splitChunks(text)) {
    const located = words.map((word) => {
      const at = folded.indexOf(word, from);
      from = at + word.length;
      return { word, start: starts[at] ?? 0, end: ends[from - 1] ?? text.length };
    });
    places.words.push(...located);
    const [first, last] = [located.at(0), located.at(-1)];
    if (joined !== undefined && first && last) {
      places.alternatives.push({ word: joined, start: first.start, end: last.end });
    }
    const dotted = located.filter(({ word }) => word === ".net");
    places.alternatives.push(...dotted.map((place) => ({ ...place, word: "net" })));
  }
  return places;
}

/** For each unit of the folded text, the start and end of the original character, including following accents. */
function locateUnits(text: string): { starts: number[]; ends: number[] } {
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  let latest = 0;
  for (const character of text) {
    const end = at + character.length;
    const { length } = foldText(character);
    if (length === 0) ends.fill(end, ends.length - latest);
    else latest = length;
    for (let unit = 0; unit < length; unit += 1) {
      starts.push(at);
      ends.push(end);
    }
    at = end;
  }
  return { starts, ends };
}

function cutAt(text: string, found: readonly Span[]): MarkedText[] {
  const pieces: MarkedText[] = [];
  let at = 0;
  const cut = (end: number, matched: boolean) => {
    if (end <= at) return;
    const latest = pieces.at(-1);
    const piece = text.slice(at, end);
    if (latest?.matched && matched) latest.text += piece;
    else pieces.push({ text: piece, matched });
    at = end;
  };
  for (const { start, end } of found.toSorted((a, b) => a.start - b.start)) {
    cut(start, false);
    cut(end, true);
  }
  cut(text.length, false);
  return pieces;
}
