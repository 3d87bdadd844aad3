import { foldText } from "./fold-text.ts";
import { parseSearch, type SearchTerm } from "./parse-search.ts";
import { splitChunks } from "./tokenize.ts";

/** A piece of a text, and whether it is what a search looks for. */
export type MarkedText = { text: string; matched: boolean };

/**
 * A text in pieces, those marked that a search finds it by; joined they are the text again. Follows the search's own
 * rules: a word begun marks the whole word, a phrase only all of it, and words left out mark nothing.
 *
 * @example highlightMatches("Lead in Zürich", "zur"); // "Lead in ", then "Zürich" matched
 */
export function highlightMatches(text: string, search: string): MarkedText[] {
  const { all } = parseSearch(search);
  if (all.length === 0) return cutAt(text, []);
  const places = locateWords(text);
  return cutAt(
    text,
    all.flatMap((term) => findTerm(places, term)),
  );
}

/** From one place of a text up to another, in UTF-16 units. */
type Span = { start: number; end: number };
/** Words of a text in its order, then words that a stretch of it may be looked for by as well. */
type Places = { words: Place[]; alternatives: Place[] };
type Place = Span & { word: string };

function findTerm(places: Places, { phrase, joined, prefix }: SearchTerm): Span[] {
  const spellings = joined === undefined ? [phrase] : [phrase, joined];
  return spellings.flatMap((spelling) => [
    ...findInRow(places.words, spelling.split(" "), prefix),
    ...places.alternatives.filter(({ word }) => isWord(word, spelling, prefix)),
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

// Between two words stand no letters and no digits, so each is where it next occurs.
function locateWords(text: string): Places {
  const folded = foldText(text);
  const originals = locateUnits(text);
  const places: Places = { words: [], alternatives: [] };
  let from = 0;
  for (const { words, joined } of splitChunks(text)) {
    const located = words.map((word) => {
      const at = folded.indexOf(word, from);
      from = at + word.length;
      return { word, start: originals[at]?.start ?? 0, end: originals[from - 1]?.end ?? text.length };
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

/** For each unit of the folded text the character it comes from, with the accents that follow it. */
function locateUnits(text: string): Span[] {
  const units: Span[] = [];
  let latest: Span[] = [];
  let at = 0;
  for (const character of text) {
    const end = at + character.length;
    // Most characters are plain, and folding each of them would cost more than all the rest.
    const length = character < "\x80" ? 1 : foldText(character).length;
    if (length === 0) for (const unit of latest) unit.end = end;
    else {
      latest = Array.from({ length }, () => ({ start: at, end }));
      units.push(...latest);
    }
    at = end;
  }
  return units;
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
