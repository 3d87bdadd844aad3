import { type Block, type Inline, type Mark, withoutMark } from "./description-blocks.ts";
import { cleanText, finishLine, isBlank, splitAtDoubleBreaks } from "./finish-line.ts";

/** Collects the contents of one container (the description, a list item, a quote, a cell) in reading order. */
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

  endLine(): void {
    const pieces = this.#line;
    this.#line = [];
    // Most lines that end here are just newlines between two tags.
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

  /** A line typed with a bullet becomes a list item; within an item, only the bullet is removed. */
  #addStretch({ bullet, line }: Stretch): void {
    const paragraph: Block = { kind: "paragraph", line };
    if (!bullet || !this.#makesLists) this.#blocks.push(paragraph);
    else appendBlock(this.#blocks, { kind: "list", ordered: false, start: 1, items: [[paragraph]] });
  }

  /** Returns all blocks, without a trailing rule. */
  finish(): Block[] {
    this.endLine();
    if (this.#blocks.at(-1)?.kind === "rule") this.#blocks.pop();
    return this.#blocks;
  }
}

/** Adds a list item. Editors indent with items that only contain a list, so these go under the previous item. */
export function appendItem(items: Block[][], item: readonly Block[]): void {
  const previous = items.at(-1);
  if (previous && item.every((block) => block.kind === "list")) {
    for (const block of item) appendBlock(previous, block);
  } else if (item.length > 0) items.push([...item]);
}

/** Adds a block in canonical form: no rule at the top or after a rule, no two bullet lists in a row. */
function appendBlock(blocks: Block[], block: Block): void {
  const last = blocks.at(-1);
  // Loose items, and lists that editors close after each item, become one list.
  if (block.kind === "list" && last?.kind === "list" && !block.ordered && !last.ordered) {
    for (const item of block.items) appendItem(last.items, item);
  } else if (block.kind !== "rule" || (last !== undefined && last.kind !== "rule")) blocks.push(block);
}

/** Bullets that people type or paste from Word. Dashes and ticks are kept, as prose has them too. */
const BULLETS = /^[\s•·●▪◦‣⁃∙■➢➤]+/u;

/** A line that had a typed bullet, or the lines between two of those. */
type Stretch = { readonly bullet: boolean; readonly line: Inline[] };

/** Splits a finished paragraph at lines with a typed bullet. Most stay whole. */
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

/** Each row starts with the break that ended the previous one. */
function rowsOf(line: readonly Inline[]): Inline[][] {
  const rows: Inline[][] = [[]];
  for (const piece of line) {
    if (piece.kind === "break") rows.push([]);
    rows.at(-1)?.push(piece);
  }
  return rows;
}

/** The row without its bullets; empty if it has none or nothing else. */
function withoutBullets(row: readonly Inline[]): Inline[] {
  const pieces = row[0]?.kind === "break" ? row.slice(1) : row;
  if (pieces[0]?.kind !== "text" || !BULLETS.test(pieces[0].text)) return [];
  for (const [at, piece] of pieces.entries()) {
    const text = piece.kind === "text" ? piece.text.replace(BULLETS, "") : undefined;
    if (piece.kind !== "text" || text === undefined) return pieces.slice(at);
    // A bullet and its words are often in different elements: <span>•</span><strong>Words</strong>.
    if (text !== "") return [{ ...piece, text }, ...pieces.slice(at + 1)];
  }
  return [];
}

/** The page's title is h1 and its sections are h2, so a description begins at h3. */
const TOP_LEVEL = 3;
const LOWEST_LEVEL = 6;
/** A longer "heading" is a paragraph in large type. */
const MAX_HEADING_LENGTH = 200;

/** Turns a feed's heading into a heading, or into a paragraph if a heading would be misleading. */
export function asHeading(line: readonly Inline[], level: number, insideContainer: boolean): Block {
  const length = line.reduce((sum, piece) => sum + (piece.kind === "text" ? piece.text.length : 0), 0);
  if (length === 0 || length > MAX_HEADING_LENGTH) return { kind: "paragraph", line };
  // A heading in a list item or cell would break the outline for screen readers.
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

/** Renumbers headings so that the highest is h3 and no level is skipped: h1 and h4 become h3 and h4. Idempotent. */
export function rankHeadings(blocks: readonly Block[]): Block[] {
  const levels = blocks.flatMap((block) => (block.kind === "heading" ? [block.level] : []));
  const ranks = [...new Set(levels)].toSorted((a, b) => a - b);
  return blocks.map((block) =>
    block.kind === "heading"
      ? { ...block, level: Math.min(TOP_LEVEL + ranks.indexOf(block.level), LOWEST_LEVEL) }
      : block,
  );
}
