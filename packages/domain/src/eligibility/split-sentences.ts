/** A sentence, or a line without one, and where it begins in its text. */
export type Sentence = { text: string; at: number };

/** Characters of a text that are looked at: more than any description has. */
const MAX_TEXT = 40_000;
/** Characters of a sentence: a list without any stop is taken in pieces. */
const MAX_SENTENCE = 500;
// Not behind one letter and its stop: "the U.S. East Coast", "z. B.", "EE. UU.".
const END = /(?<![\s.]\p{L}|\b(?:e\.g|i\.e|Inc|St|EE|approx))[.!?…](?=\s+["“(•]?[\p{Lu}\p{N}])|[•●▪]/gu;

/**
 * A text's sentences, each of a bearable length, with the places they begin at.
 *
 * @example splitSentences("Work from home. US only.").map(({ at }) => at); // [0, 16]
 */
export function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let lineAt = 0;
  for (const line of text.slice(0, MAX_TEXT).split("\n")) {
    let from = 0;
    for (const end of [...Array.from(line.matchAll(END), ({ index }) => index + 1), line.length]) {
      pushPieces(sentences, line.slice(from, end), lineAt + from);
      from = end;
    }
    lineAt += line.length + 1;
  }
  return sentences;
}

function pushPieces(sentences: Sentence[], sentence: string, at: number): void {
  for (let from = 0; from < sentence.length; from += MAX_SENTENCE) {
    const piece = sentence.slice(from, from + MAX_SENTENCE);
    const text = piece.trim();
    if (text !== "") sentences.push({ text, at: at + from + piece.indexOf(text) });
  }
}

/**
 * The part of a sentence around a match that a quote has room for, from word to word.
 *
 * @example quoteAround({ text: "US only.", at: 16 }, 0, 2, 300); // { quote: "US only.", at: 16 }
 */
export function quoteAround(
  { text, at }: Sentence,
  start: number,
  end: number,
  room: number,
): { quote: string; at: number } {
  if (text.length <= room) return { quote: text, at };
  const spare = Math.max(0, room - (end - start)) / 2;
  const wanted = Math.max(0, Math.min(start - Math.floor(spare), text.length - room));
  const from = wanted === 0 ? 0 : text.indexOf(" ", wanted - 1) + 1;
  const cut = text.slice(from, from + room).replace(/[\uD800-\uDBFF]$/, "");
  const quote = from + cut.length < text.length ? cut.replace(/\s\S*$/, "") : cut;
  return { quote: quote || cut, at: at + from };
}
