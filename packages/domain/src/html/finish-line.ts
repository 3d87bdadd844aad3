import { type Inline, isSameStyle, PLAIN, sharedStyle } from "./description-blocks.ts";
import { UNSEEN } from "./unseen-characters.ts";

/** Anything but single plain spaces between words. */
const UNEVEN_SPACE = /\s\s|[^\S ]/;

/**
 * One line of text as it will be read: spaces collapsed, no space or break at its ends, neighbours of one style
 * joined. Doing this to a finished line changes nothing, which is half of what makes the sanitiser idempotent.
 * A line nobody would see comes back empty.
 */
export function finishLine(raw: readonly Inline[]): Inline[] {
  const spaced = trimEnds(collapseSpaces(raw));
  return joinTexts(spaced.map((piece, at) => calmBlank(piece, spaced[at - 1], spaced[at + 1])));
}

/** Cuts at every pair of breaks (`<br><br>`), which is how many editors write a new paragraph. */
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

/** Space that ends or parts lines, but is none. */
export function isBlank(piece: Inline): boolean {
  return piece.kind === "break" || (piece.kind === "text" && piece.text.trim() === "");
}

function collapseSpaces(raw: readonly Inline[]): Inline[] {
  const line: Inline[] = [];
  // A line begins as if after a space, so that none is kept there.
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

/** A space or a break has no look of its own: it takes what the words on both sides of it share. */
function calmBlank(piece: Inline, before: Inline | undefined, after: Inline | undefined): Inline {
  if (piece.kind === "image" || (piece.kind === "text" && piece.text !== " ")) return piece;
  return { ...piece, style: before && after ? sharedStyle(before.style, after.style) : PLAIN };
}

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
