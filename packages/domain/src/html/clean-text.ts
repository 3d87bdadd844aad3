import { type Inline, isSameStyle } from "./description-blocks.ts";

/** Characters that draw nothing: controls but tab and newlines, zero-width spaces, soft hyphens, marks that turn text. */
const INVISIBLE =
  /(?![\t-\r])\p{Cc}|[\u00AD\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]/gu;

/** Some feeds escape newlines twice and send a backslash and an n. Not those of a path such as C:\new. */
const WRITTEN_NEWLINE = /(?<![A-Za-z]:[\\\w]{0,40})(?:\\r)?\\n/;

/**
 * The words of a line as they are to be shown. Neighbours of one style are joined before anything is looked for
 * in them, because that is how a second reading will find them.
 */
export function cleanText(raw: readonly Inline[]): Inline[] {
  return joinTexts(raw.map(dropInvisible)).flatMap(breakAtWrittenNewlines);
}

function dropInvisible(piece: Inline): Inline {
  return piece.kind === "text" ? { ...piece, text: piece.text.replace(INVISIBLE, "") } : piece;
}

/** Joins neighbouring texts of one style and leaves out empty ones. */
export function joinTexts(line: readonly Inline[]): Inline[] {
  const joined: Inline[] = [];
  for (const piece of line) {
    if (piece.kind === "text" && piece.text === "") continue;
    const last = joined.at(-1);
    if (last?.kind === "text" && piece.kind === "text" && isSameStyle(last.style, piece.style)) {
      joined[joined.length - 1] = { ...last, text: last.text + piece.text };
    } else joined.push(piece);
  }
  return joined;
}

function breakAtWrittenNewlines(piece: Inline): Inline[] {
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
