import { type Inline, isSameStyle } from "./description-blocks.ts";
import { UNSEEN } from "./unseen-characters.ts";

/** Some feeds escape newlines twice and send a backslash and an n. Not those of a path such as C:\new. */
const WRITTEN_NEWLINE = /(?<![A-Za-z]:[\\\w]{0,40})(?:\\r)?\\n/;

/**
 * The words of a line as they are to be shown. Neighbours of one style are joined before anything is looked for
 * in them, because that is how a second reading will find them.
 */
export function cleanText(raw: readonly Inline[]): Inline[] {
  const joined = joinTexts(raw.map(dropUnseen));
  return joined.some(needsMending) ? joined.flatMap(mend) : joined;
}

function dropUnseen(piece: Inline): Inline {
  if (piece.kind !== "text" || piece.text.search(UNSEEN) === -1) return piece;
  return { ...piece, text: piece.text.replace(UNSEEN, "") };
}

/** Joins neighbouring texts of one style and leaves out empty ones. */
export function joinTexts(line: readonly Inline[]): Inline[] {
  const joined: Inline[] = [];
  for (const piece of line) {
    const last = joined.at(-1);
    if (piece.kind !== "text" || last?.kind !== "text" || !isSameStyle(last.style, piece.style)) {
      if (piece.kind !== "text" || piece.text !== "") joined.push(piece);
    } else joined[joined.length - 1] = { kind: "text", text: last.text + piece.text, style: last.style };
  }
  return joined;
}

function needsMending(piece: Inline): boolean {
  return piece.kind === "text" && (piece.text.includes("\\n") || !piece.text.isWellFormed());
}

/** Written newlines become breaks; halves of characters, which no database takes, become U+FFFD. */
function mend(piece: Inline): Inline[] {
  if (piece.kind !== "text") return [piece];
  const { style } = piece;
  return piece.text
    .toWellFormed()
    .split(WRITTEN_NEWLINE)
    .flatMap((text, at): Inline[] => [
      ...(at > 0 ? [{ kind: "break", style } as const] : []),
      { kind: "text", text, style },
    ]);
}
