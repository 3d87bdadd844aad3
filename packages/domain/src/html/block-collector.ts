import { type Block, type Inline, type Mark, withoutMark } from "./description-blocks.ts";
import { cleanText, finishLine, isBlank, splitAtDoubleBreaks } from "./finish-line.ts";

/** Gathers what one container (the description, a list item, a quote, a cell) holds, in reading order. */
export class BlockCollector {
  readonly #blocks: Block[] = [];
  readonly #makesLists: boolean;
  #line: Inline[] = [];

  constructor(makesLists = true) {
    this.#makesLists = makesLists;
  }

  add(piece: Inline): void {
    this.#line.push(piece);
  }

  /** Ends the paragraph being written, if there is one. */
  endLine(): void {
    const pieces = this.#line;
    this.#line = [];
    // Most lines that end here are the newlines between two tags.
    if (pieces.every(isBlank)) return;
    for (const part of splitAtDoubleBreaks(cleanText(pieces))) {
      const line = finishLine(part);
      if (line.length > 0) for (const stretch of splitAtBullets(line)) this.#addStretch(stretch);
    }
  }

  addBlock(block: Block): void {
    this.endLine();
    appendBlock(this.#blocks, block);
  }

  /** A line typed with a bullet becomes a list's item; one that is in an item already only loses the bullet. */
  #addStretch({ bullet, line }: Stretch): void {
    const paragraph: Block = { kind: "paragraph", line };
    if (!bullet || !this.#makesLists) this.#blocks.push(paragraph);
    else appendBlock(this.#blocks, { kind: "list", ordered: false, start: 1, items: [[paragraph]] });
  }

  /** Everything gathered. A rule with nothing under it is left out. */
  finish(): Block[] {
    this.endLine();
    if (this.#blocks.at(-1)?.kind === "rule") this.#blocks.pop();
    return this.#blocks;
  }
}

/** Adds a list's item. One that holds nothing but a list is how editors indent: it goes under the item before it. */
export function appendItem(items: Block[][], item: readonly Block[]): void {
  const previous = items.at(-1);
  if (previous && item.every((block) => block.kind === "list")) {
    for (const block of item) appendBlock(previous, block);
  } else if (item.length > 0) items.push([...item]);
}

/** Adds a block the way it will be read back: no rule at the top or after a rule, no two bullet lists in a row. */
function appendBlock(blocks: Block[], block: Block): void {
  const last = blocks.at(-1);
  // Loose items, and editors that close the list after each item, still make one list.
  if (block.kind === "list" && last?.kind === "list" && !block.ordered && !last.ordered) {
    for (const item of block.items) appendItem(last.items, item);
  } else if (block.kind !== "rule" || (last !== undefined && last.kind !== "rule")) blocks.push(block);
}

/** Bullets people type, and Word pastes, instead of making a list. Dashes and ticks stay: prose has them too. */
const BULLETS = /^[\s•·●▪◦‣⁃∙■➢➤]+/u;

/** One line that was typed with a bullet, now without it; or the other lines between two of those. */
type Stretch = { readonly bullet: boolean; readonly line: Inline[] };

/** Takes a finished paragraph apart where its lines begin with a typed bullet. Most come back whole. */
function splitAtBullets(line: Inline[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const row of rowsOf(line)) {
    const bare = withoutBullets(row);
    const last = stretches.at(-1);
    if (bare.length > 0) stretches.push({ bullet: true, line: bare });
    else if (last && !last.bullet) last.line.push(...row);
    else stretches.push({ bullet: false, line: row });
  }
  if (stretches.length === 1 && stretches[0]?.bullet === false) return [{ bullet: false, line }];
  return stretches.map((stretch) => ({ ...stretch, line: finishLine(stretch.line) }));
}

/** Each row begins with the break that ended the row before it. */
function rowsOf(line: readonly Inline[]): Inline[][] {
  const rows: Inline[][] = [[]];
  for (const piece of line) {
    if (piece.kind === "break") rows.push([]);
    rows.at(-1)?.push(piece);
  }
  return rows;
}

/** What follows a row's bullets; nothing if it has none, or nothing but them. */
function withoutBullets(row: readonly Inline[]): Inline[] {
  const pieces = row[0]?.kind === "break" ? row.slice(1) : row;
  if (pieces[0]?.kind !== "text" || !BULLETS.test(pieces[0].text)) return [];
  for (const [at, piece] of pieces.entries()) {
    const text = piece.kind === "text" ? piece.text.replace(BULLETS, "") : undefined;
    if (piece.kind !== "text" || text === undefined) return pieces.slice(at);
    // A bullet and its words are often apart: <span>•</span><strong>Words</strong>.
    if (text !== "") return [{ ...piece, text }, ...pieces.slice(at + 1)];
  }
  return [];
}

/** The page's title is h1 and its sections are h2, so a description begins at h3. */
const TOP_LEVEL = 3;
const LOWEST_LEVEL = 6;
/** A "heading" longer than this is a paragraph somebody wanted large. */
const MAX_HEADING_LENGTH = 200;

/** What a feed's heading becomes: a heading, or a paragraph where a heading would mislead. */
export function asHeading(line: readonly Inline[], level: number, insideContainer: boolean): Block {
  const length = line.reduce((sum, piece) => sum + (piece.kind === "text" ? piece.text.length : 0), 0);
  if (length === 0 || length > MAX_HEADING_LENGTH) return { kind: "paragraph", line };
  // A heading in a list item or a cell breaks the outline a screen reader steps through.
  if (insideContainer)
    return { kind: "paragraph", line: restyle(line, (marks) => new Set([...marks, "strong"])) };
  // Headings are bold already.
  return { kind: "heading", level, line: restyle(line, (marks) => withoutMark(marks, "strong")) };
}

function restyle(line: readonly Inline[], change: (marks: ReadonlySet<Mark>) => ReadonlySet<Mark>): Inline[] {
  return finishLine(
    line.map((piece) =>
      piece.kind === "image"
        ? piece
        : { ...piece, style: { ...piece.style, marks: change(piece.style.marks) } },
    ),
  );
}

/**
 * Headings renumbered so that the highest in use is h3 and none is skipped: a feed's h1 and h4 become h3 and h4.
 * Doing it twice changes nothing.
 */
export function rankHeadings(blocks: readonly Block[]): Block[] {
  const levels = blocks.flatMap((block) => (block.kind === "heading" ? [block.level] : []));
  const ranks = [...new Set(levels)].toSorted((a, b) => a - b);
  return blocks.map((block) =>
    block.kind === "heading"
      ? { ...block, level: Math.min(TOP_LEVEL + ranks.indexOf(block.level), LOWEST_LEVEL) }
      : block,
  );
}
