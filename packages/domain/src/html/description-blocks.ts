import { escapeAttribute, escapeText } from "./read-safe-html.ts";

/**
 * A description as readers see it, without its original markup. Only what these types can express is written out, which
 * makes the sanitiser an allow-list.
 */
export type Block =
  | { readonly kind: "paragraph"; readonly line: readonly Inline[] }
  | { readonly kind: "heading"; readonly level: number; readonly line: readonly Inline[] }
  | {
      readonly kind: "list";
      readonly ordered: boolean;
      /** The first item's number; 1 in lists without numbers. */
      readonly start: number;
      /** Mutable: copying would be slow with thousands of loose items. */
      readonly items: Block[][];
    }
  | { readonly kind: "quote"; readonly blocks: readonly Block[] }
  | { readonly kind: "table"; readonly rows: readonly (readonly Cell[])[] }
  | { readonly kind: "rule" };

export type Cell = { readonly header: boolean; readonly blocks: readonly Block[] };

/** In nesting order: `strong` contains `em`, never the other way round. */
export const MARKS = ["strong", "em", "u", "s", "sub", "sup", "code"] as const;
export type Mark = (typeof MARKS)[number];

/** The style of a piece of a line: its link and emphasis. */
export type Style = { readonly href: string | undefined; readonly marks: ReadonlySet<Mark> };

export type Image = {
  readonly src: string;
  readonly alt: string;
  readonly width: number | undefined;
  readonly height: number | undefined;
};

export type Inline = { readonly style: Style } & (
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "image"; readonly image: Image }
  | { readonly kind: "break" }
);

export const PLAIN: Style = { href: undefined, marks: new Set() };

export function isSameStyle(a: Style, b: Style): boolean {
  return (
    a.href === b.href && a.marks.size === b.marks.size && [...a.marks].every((mark) => b.marks.has(mark))
  );
}

export function sharedStyle(a: Style, b: Style): Style {
  return {
    href: a.href === b.href ? a.href : undefined,
    marks: new Set([...a.marks].filter((mark) => b.marks.has(mark))),
  };
}

export function withoutMark(marks: ReadonlySet<Mark>, left: Mark): ReadonlySet<Mark> {
  return marks.has(left) ? new Set([...marks].filter((mark) => mark !== left)) : marks;
}

type List = Extract<Block, { kind: "list" }>;

/** Writes blocks as HTML that browsers parse to the same blocks. Every tag of the output is in this file. */
export function writeBlocks(blocks: readonly Block[], rel: string): string {
  return blocks.map((block) => writeBlock(block, rel)).join("");
}

function writeBlock(block: Block, rel: string): string {
  if (block.kind === "rule") return "<hr>";
  if (block.kind === "paragraph") return `<p>${writeLine(block.line, rel)}</p>`;
  if (block.kind === "heading") return `<h${block.level}>${writeLine(block.line, rel)}</h${block.level}>`;
  if (block.kind === "quote") return `<blockquote>${writeBlocks(block.blocks, rel)}</blockquote>`;
  return block.kind === "list" ? writeList(block, rel) : writeTable(block.rows, rel);
}

function writeList({ ordered, start, items }: List, rel: string): string {
  const written = items.map((item) => `<li>${writeInside(item, rel)}</li>`).join("");
  if (!ordered) return `<ul>${written}</ul>`;
  return `<ol${start === 1 ? "" : ` start="${start}"`}>${written}</ol>`;
}

function writeTable(rows: readonly (readonly Cell[])[], rel: string): string {
  const written = rows.map((row) => `<tr>${row.map((cell) => writeCell(cell, rel)).join("")}</tr>`);
  return `<table><tbody>${written.join("")}</tbody></table>`;
}

function writeCell({ header, blocks }: Cell, rel: string): string {
  const tag = header ? "th" : "td";
  return `<${tag}>${writeInside(blocks, rel)}</${tag}>`;
}

/** The first paragraph of an item or cell needs no `<p>`. */
function writeInside(blocks: readonly Block[], rel: string): string {
  const [first, ...rest] = blocks;
  if (first?.kind !== "paragraph" || rest.some((block) => block.kind === "paragraph"))
    return writeBlocks(blocks, rel);
  return writeLine(first.line, rel) + writeBlocks(rest, rel);
}

function writeLine(line: readonly Inline[], rel: string): string {
  return runsOf(line, (piece) => piece.style.href)
    .map(({ shared: href, pieces }) => {
      const inner = writeMarks(pieces, 0);
      return href === undefined
        ? inner
        : `<a href="${escapeAttribute(href)}" rel="${escapeAttribute(rel)}" target="_blank">${inner}</a>`;
    })
    .join("");
}

/** Writes the mark at `at` around the pieces that have it, and later marks inside it. */
function writeMarks(line: readonly Inline[], at: number): string {
  const mark = MARKS[at];
  if (mark === undefined || line.every(({ style }) => style.marks.size === 0))
    return line.map(writePiece).join("");
  return runsOf(line, (piece) => piece.style.marks.has(mark))
    .map(({ shared: marked, pieces }) => {
      const inner = writeMarks(pieces, at + 1);
      return marked ? `<${mark}>${inner}</${mark}>` : inner;
    })
    .join("");
}

/** Groups consecutive pieces with the same value. */
function runsOf<Shared>(line: readonly Inline[], read: (piece: Inline) => Shared) {
  const runs: { shared: Shared; pieces: Inline[] }[] = [];
  for (const piece of line) {
    const shared = read(piece);
    const last = runs.at(-1);
    if (last && last.shared === shared) last.pieces.push(piece);
    else runs.push({ shared, pieces: [piece] });
  }
  return runs;
}

function writePiece(piece: Inline): string {
  if (piece.kind === "break") return "<br>";
  return piece.kind === "text" ? escapeText(piece.text) : writeImage(piece.image);
}

function writeImage({ src, alt, width, height }: Image): string {
  const sides = (width ? ` width="${width}"` : "") + (height ? ` height="${height}"` : "");
  const manners = ' loading="lazy" decoding="async" referrerpolicy="no-referrer"';
  return `<img src="${escapeAttribute(src)}" alt="${escapeAttribute(alt)}"${sides}${manners}>`;
}
