import { type Block, type Cell, type Image, type Inline, MARKS } from "./description-blocks.ts";

type List = Extract<Block, { kind: "list" }>;

/** Writes blocks as HTML that a browser reads back as the same blocks. Every tag of the output is in this file. */
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

/** The one paragraph an item or a cell begins with needs no `<p>` around it. */
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

/** Opens the mark at `at` around the pieces that have it, and the later marks inside it. */
function writeMarks(line: readonly Inline[], at: number): string {
  const mark = MARKS[at];
  if (mark === undefined || line.every(isUnmarked)) return line.map(writePiece).join("");
  return runsOf(line, (piece) => piece.style.marks.has(mark))
    .map(({ shared: marked, pieces }) => {
      const inner = writeMarks(pieces, at + 1);
      return marked ? `<${mark}>${inner}</${mark}>` : inner;
    })
    .join("");
}

function isUnmarked(piece: Inline): boolean {
  return piece.style.marks.size === 0;
}

/** Consecutive pieces that agree on something, together. */
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

function escapeText(text: string): string {
  return /[&<>]/.test(text) ? escapeMarkup(text) : text;
}

function escapeMarkup(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

export function escapeAttribute(value: string): string {
  return escapeText(value).replaceAll('"', "&quot;");
}
