import { type Inline, isSameStyle, PLAIN, sharedStyle } from "./description-blocks.ts";
import { UNSEEN } from "./unseen-characters.ts";

/** Anything but single plain spaces between words. */
const UNEVEN_SPACE = /\s\s|[^\S ]/;

/**
 * Normalises a line of text: collapses spaces, trims spaces and breaks, and joins neighbours of the same style.
 * Idempotent, as the sanitiser must be. An invisible line becomes empty.
 */
export function finishLine(raw: readonly Inline[]): Inline[] {
  const spaced = trimEnds(collapseSpaces(raw));
  return joinTexts(spaced.map((piece, at) => calmBlank(piece, spaced[at - 1], spaced[at + 1])));
}

/** Splits at double breaks (`<br><br>`), which many editors use for paragraphs. */
export function splitAtDoubleBreaks(raw: readonly Inline[]): Inline[][] {
  const lines: Inline[][] = [[]];
  let breaks = 0;
  for (const piece of raw) {
    if (piece.kind === "break") breaks++;
    else if (!isBlank(piece)) {
      if (breaks > 1) lines.push([]);
      breaks = 0;
    }
    lines.at(-1)?.push(piece);
  }
  return lines;
}

export function isBlank(piece: Inline): boolean {
  return piece.kind === "break" || (piece.kind === "text" && piece.text.trim() === "");
}

function collapseSpaces(raw: readonly Inline[]): Inline[] {
  const line: Inline[] = [];
  // Starts as if after a space, so that leading spaces are dropped.
  let afterSpace = true;
  for (const piece of raw) {
    if (piece.kind === "text") {
      const collapsed = UNEVEN_SPACE.test(piece.text) ? piece.text.replace(/\s+/g, " ") : piece.text;
      const text: string = afterSpace ? collapsed.replace(/^ /, "") : collapsed;
      if (text === "") continue;
      line.push(text === piece.text ? piece : { ...piece, text });
      afterSpace = text.endsWith(" ");
    } else {
      if (piece.kind === "break") trimEnd(line);
      line.push(piece);
      afterSpace = piece.kind === "break";
    }
  }
  return line;
}

function trimEnds(line: readonly Inline[]): Inline[] {
  const isSeen = ({ kind }: Inline) => kind !== "break";
  const trimmed = line.slice(Math.max(0, line.findIndex(isSeen)), line.findLastIndex(isSeen) + 1);
  trimEnd(trimmed);
  return trimmed;
}

function trimEnd(line: Inline[]): void {
  const last = line.at(-1);
  if (last?.kind !== "text") return;
  const text = last.text.trimEnd();
  if (text === last.text) return;
  line.pop();
  if (text !== "") line.push({ ...last, text });
}

/** Spaces and breaks only get the style shared by the words on both sides. */
function calmBlank(piece: Inline, before: Inline | undefined, after: Inline | undefined): Inline {
  if (piece.kind === "image" || (piece.kind === "text" && piece.text !== " ")) return piece;
  return { ...piece, style: before && after ? sharedStyle(before.style, after.style) : PLAIN };
}

/** Some feeds escape newlines twice and send a backslash and an n. Excludes paths such as C:\new. */
const WRITTEN_NEWLINE = /(?<![A-Za-z]:[\\\w]{0,40})(?:\\r)?\\n/;

/**
 * Cleans the words of a line. Neighbours of the same style are joined first, as they will be when the result is read
 * again.
 */
export function cleanText(raw: readonly Inline[]): Inline[] {
  return joinTexts(raw.map(dropUnseen)).flatMap(mend);
}

function dropUnseen(piece: Inline): Inline {
  if (piece.kind !== "text" || piece.text.search(UNSEEN) === -1) return piece;
  return { ...piece, text: piece.text.replace(UNSEEN, "") };
}

/** Joins adjacent texts of the same style and drops empty ones. */
function joinTexts(line: readonly Inline[]): Inline[] {
  const joined: Inline[] = [];
  for (const piece of line) {
    const last = joined.at(-1);
    if (piece.kind !== "text" || last?.kind !== "text" || !isSameStyle(last.style, piece.style)) {
      if (piece.kind !== "text" || piece.text !== "") joined.push(piece);
    } else joined[joined.length - 1] = { kind: "text", text: last.text + piece.text, style: last.style };
  }
  return joined;
}

/** Turns escaped newlines into breaks, and lone surrogates, which databases reject, into U+FFFD. */
function mend(piece: Inline): Inline[] {
  if (piece.kind !== "text" || (piece.text.isWellFormed() && !piece.text.includes("\\n"))) return [piece];
  const { style } = piece;
  return piece.text
    .toWellFormed()
    .split(WRITTEN_NEWLINE)
    .flatMap((text, at): Inline[] => [
      ...(at > 0 ? [{ kind: "break", style } as const] : []),
      { kind: "text", text, style },
    ]);
}
