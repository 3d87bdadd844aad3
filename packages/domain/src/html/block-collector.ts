import { cleanText } from "./clean-text.ts";
import type { Block, Inline } from "./description-blocks.ts";
import { finishLine, splitAtDoubleBreaks } from "./finish-line.ts";

/** Gathers what one container (the description, a list item, a quote, a cell) holds, in reading order. */
export class BlockCollector {
  readonly #blocks: Block[] = [];
  #line: Inline[] = [];

  add(piece: Inline): void {
    this.#line.push(piece);
  }

  /** Ends the paragraph being written, if there is one. */
  endLine(): void {
    const pieces = cleanText(this.#line);
    this.#line = [];
    for (const part of splitAtDoubleBreaks(pieces)) {
      const line = finishLine(part);
      if (line.length > 0) this.#blocks.push({ kind: "paragraph", line });
    }
  }

  addBlock(block: Block): void {
    this.endLine();
    appendBlock(this.#blocks, block);
  }

  /** Everything gathered. A rule with nothing under it is left out. */
  finish(): Block[] {
    this.endLine();
    if (this.#blocks.at(-1)?.kind === "rule") this.#blocks.pop();
    return this.#blocks;
  }
}

/** Adds a block the way it will be read back: no rule at the top or after a rule, no two bullet lists in a row. */
export function appendBlock(blocks: Block[], block: Block): void {
  const last = blocks.at(-1);
  // Loose items, and editors that close the list after each item, still make one list.
  if (block.kind === "list" && last?.kind === "list" && !block.ordered && !last.ordered) {
    blocks[blocks.length - 1] = { ...last, items: [...last.items, ...block.items] };
  } else if (block.kind !== "rule" || (last !== undefined && last.kind !== "rule")) blocks.push(block);
}
