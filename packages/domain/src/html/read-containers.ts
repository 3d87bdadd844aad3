import type { DefaultTreeAdapterTypes } from "parse5";

import { appendItem, type BlockCollector } from "./block-collector.ts";
import type { Block, Cell, Style } from "./description-blocks.ts";
import type { ReadAttribute } from "./markup-policies.ts";

const MAX_START = 10_000;
const ROW_GROUPS: ReadonlySet<string> = new Set(["tbody", "thead", "tfoot"]);

/** A list and its items; what stands between the items, which browsers show too, becomes an item of its own. */
export function readList(list: Element, spot: Spot, inside: ReadInside): void {
  const items: Block[][] = [];
  const inner = { ...spot, depth: spot.depth + 1 };
  for (const nodes of groupItems(list.childNodes)) appendItem(items, inside(nodes, inner, true));
  addList(items, list.tagName === "ol" ? readStart(list) : undefined, spot);
}

/** An item outside any list starts one, or joins the one before it. */
export function readLooseItem(item: Element, spot: Spot, inside: ReadInside): void {
  const blocks = inside(item.childNodes, { ...spot, depth: spot.depth + 1 }, true);
  addList(blocks.length > 0 ? [blocks] : [], undefined, spot);
}

export function readQuote(quote: Element, spot: Spot, inside: ReadInside): void {
  const blocks = inside(quote.childNodes, { ...spot, depth: spot.depth + 1 });
  if (blocks.length > 0) spot.out.addBlock({ kind: "quote", blocks });
}

/** `false`, with nothing read, for a table of one row or one column: that is somebody's page layout. */
export function readTable(table: Element, spot: Spot, inside: ReadInside): boolean {
  const rows = rowsOf(table).map((row) => row.childNodes.filter(isElement));
  if (rows.length < 2 || !rows.some((cells) => cells.length > 1)) return false;
  const caption = table.childNodes.filter((child) => isElement(child) && child.tagName === "caption");
  for (const block of inside(caption, spot)) spot.out.addBlock(block);
  const inner = { ...spot, depth: spot.depth + 1 };
  const read = rows.map((cells) =>
    cells.map((cell): Cell => ({ header: cell.tagName === "th", blocks: inside(cell.childNodes, inner) })),
  );
  if (read.flat().some((cell) => cell.blocks.length > 0)) spot.out.addBlock({ kind: "table", rows: read });
  return true;
}

function addList(items: Block[][], start: number | undefined, { out }: Spot): void {
  if (items.length > 0)
    out.addBlock({ kind: "list", ordered: start !== undefined, start: start ?? 1, items });
}

function groupItems(nodes: readonly ChildNode[]): ChildNode[][] {
  const groups: ChildNode[][] = [];
  let between: ChildNode[] = [];
  for (const node of nodes) {
    if (isElement(node) && node.tagName === "li") {
      groups.push(between, node.childNodes);
      between = [];
    } else between.push(node);
  }
  return [...groups, between];
}

function readStart(list: Element): number {
  const start = Number(attributesOf(list)("start") ?? 1);
  return Number.isInteger(start) && start >= 0 && start <= MAX_START ? start : 1;
}

function rowsOf(table: Element): Element[] {
  return table.childNodes.filter(isElement).flatMap((child) => {
    if (child.tagName === "tr") return [child];
    return ROW_GROUPS.has(child.tagName) ? child.childNodes.filter(isElement).filter(isRow) : [];
  });
}

function isRow(element: Element): boolean {
  return element.tagName === "tr";
}

export type Element = DefaultTreeAdapterTypes.Element;
export type ChildNode = DefaultTreeAdapterTypes.ChildNode;

/** Where the description came from. */
export type Source = { readonly feedHosts: readonly string[]; readonly baseUrl: string | undefined };

/** Where a node is met: what gathers it, what surrounds it, how many lists, quotes and tables it is inside. */
export type Spot = {
  readonly out: BlockCollector;
  readonly style: Style;
  readonly depth: number;
  readonly source: Source;
  /** Newlines are line breaks: inside `<pre>`, and in descriptions that are not markup at all. */
  readonly keepsNewlines: boolean;
};

/** Reads what a container's part (an item, a cell) holds, apart from what surrounds the container. */
type ReadInside = (nodes: readonly ChildNode[], spot: Spot, isItem?: boolean) => Block[];

export function isElement(node: ChildNode): node is Element {
  return "tagName" in node;
}

export function attributesOf(element: Element): ReadAttribute {
  return (name) => element.attrs.find((attribute) => attribute.name === name)?.value;
}
