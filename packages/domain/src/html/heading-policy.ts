import type { Block, Inline, Mark } from "./description-blocks.ts";
import { finishLine } from "./finish-line.ts";

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
  return { kind: "heading", level, line: restyle(line, withoutStrong) };
}

/** Headings are bold already. */
function withoutStrong(marks: ReadonlySet<Mark>): ReadonlySet<Mark> {
  return new Set([...marks].filter((mark) => mark !== "strong"));
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
