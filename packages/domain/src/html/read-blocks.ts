import { type DefaultTreeAdapterTypes, html as vocabulary } from "parse5";

import { appendItem, asHeading, BlockCollector } from "./block-collector.ts";
import { type Block, type Cell, PLAIN, type Style, withoutMark } from "./description-blocks.ts";
import {
  headingLevel,
  isHidden,
  isTiny,
  marksInside,
  type ReadAttribute,
  readImage,
  readLinkUrl,
} from "./markup-policies.ts";
import { BLOCK_TAGS, DROPPED_TAGS } from "./tags.ts";

/** Lists, quotes and tables nested deeper than this are read as paragraphs. */
const MAX_CONTAINER_DEPTH = 8;
const PREFORMATTED: ReadonlySet<string> = new Set(["pre", "listing", "plaintext"]);

const MAX_START = 10_000;
const ROW_GROUPS: ReadonlySet<string> = new Set(["tbody", "thead", "tfoot"]);

type Element = DefaultTreeAdapterTypes.Element;
type ChildNode = DefaultTreeAdapterTypes.ChildNode;

type Source = { readonly feedHosts: readonly string[]; readonly baseUrl: string | undefined };

/** The context of a node: its collector, its style, and how many lists, quotes and tables it is inside. */
type Spot = {
  readonly out: BlockCollector;
  readonly style: Style;
  readonly depth: number;
  readonly source: Source;
  /** Whether newlines are line breaks, as inside `<pre>` and in plain-text descriptions. */
  readonly keepsNewlines: boolean;
};

/** Reads the allowed parts of a parsed description as blocks and ignores everything else. */
export function readBlocks(nodes: readonly ChildNode[], source: Source): Block[] {
  const keepsNewlines = !nodes.some(endsLines);
  return readInside(nodes, { out: new BlockCollector(), style: PLAIN, depth: 0, source, keepsNewlines });
}

/** Reads a text without tags as plain paragraphs, so that doing it again gives the same result. */
export function readParagraphs(text: string): Block[] {
  const out = new BlockCollector(false);
  readText(text, { out, style: PLAIN, keepsNewlines: true });
  return out.finish();
}

/** Whether this node or one inside it ends lines. Otherwise newlines are the only line breaks of a text. */
function endsLines(node: ChildNode): boolean {
  return (
    isElement(node) &&
    (node.tagName === "br" || BLOCK_TAGS.has(node.tagName) || node.childNodes.some(endsLines))
  );
}

function readInside(nodes: readonly ChildNode[], spot: Spot, isItem = false): Block[] {
  const out = new BlockCollector(!isItem && spot.depth < MAX_CONTAINER_DEPTH);
  const inner = { ...spot, out };
  for (const node of nodes) readNode(node, inner);
  return out.finish();
}

function readNode(node: ChildNode, spot: Spot): void {
  if (isElement(node)) readElement(node, spot);
  else if ("value" in node) readText(node.value, spot);
}

function readText(text: string, spot: Pick<Spot, "out" | "style" | "keepsNewlines">): void {
  const { out, style, keepsNewlines } = spot;
  if (!keepsNewlines) return out.add({ kind: "text", text, style });
  for (const [at, line] of text.split("\n").entries()) {
    if (at > 0) out.add({ kind: "break", style });
    out.add({ kind: "text", text: line, style });
  }
}

function readElement(element: Element, outer: Spot): void {
  const { tagName } = element;
  const read = attributesOf(element);
  // No SVG or MathML: HTML inside of them has been used to bypass sanitisers.
  if (element.namespaceURI !== vocabulary.NS.HTML || DROPPED_TAGS.has(tagName) || isHidden(read)) return;
  if (tagName === "br") return outer.out.add({ kind: "break", style: outer.style });
  if (tagName === "img") return addImage(read, outer);
  const style = styleInside(tagName, read, outer);
  const spot = style === outer.style ? outer : { ...outer, style };
  if (!BLOCK_TAGS.has(tagName)) return readChildren(element, spot);
  spot.out.endLine();
  readBlock(element, spot, read);
  spot.out.endLine();
}

function readChildren(element: Element, spot: Spot): void {
  for (const child of element.childNodes) readNode(child, spot);
}

function addImage(read: ReadAttribute, { out, style, source }: Spot): void {
  const image = isTiny(read) ? undefined : readImage(read, source.feedHosts, source.baseUrl);
  if (image) out.add({ kind: "image", image, style: { href: style.href, marks: PLAIN.marks } });
}

function styleInside(tagName: string, read: ReadAttribute, { style, source }: Spot): Style {
  const link = tagName === "a" ? read("href") : undefined;
  const href = link === undefined ? style.href : readLinkUrl(link, source.baseUrl);
  const marks = marksInside(tagName, read, style.marks);
  if (href === style.href && marks === style.marks) return style;
  // Links are underlined already.
  return { href, marks: href === undefined ? marks : withoutMark(marks, "u") };
}

function readBlock(element: Element, spot: Spot, read: ReadAttribute): void {
  const { tagName } = element;
  const level = headingLevel(tagName, read("class"));
  if (level !== undefined) return readHeading(element, spot, level);
  if (tagName === "hr") return spot.out.addBlock({ kind: "rule" });
  if (PREFORMATTED.has(tagName)) return readChildren(element, { ...spot, keepsNewlines: true });
  if (spot.depth < MAX_CONTAINER_DEPTH) {
    if (tagName === "ul") return readList(element.childNodes, spot);
    if (tagName === "ol") return readList(element.childNodes, spot, readStart(read("start")));
    // An item outside of a list starts one or joins the previous one.
    if (tagName === "li") return readList([element], spot);
    if (tagName === "blockquote") return readQuote(element, spot);
    if (tagName === "table" && readTable(element, spot)) return;
  }
  readChildren(element, spot);
}

function readHeading(element: Element, spot: Spot, level: number): void {
  for (const block of readInside(element.childNodes, spot)) {
    spot.out.addBlock(block.kind === "paragraph" ? asHeading(block.line, level, spot.depth > 0) : block);
  }
}

/** Reads the items of a list with their numbers. Anything between items, which browsers also show, becomes an item. */
function readList(nodes: readonly ChildNode[], spot: Spot, start?: number): void {
  const items: Block[][] = [];
  const inner = { ...spot, depth: spot.depth + 1 };
  for (const group of groupItems(nodes)) appendItem(items, readInside(group, inner, true));
  if (items.length > 0)
    spot.out.addBlock({ kind: "list", ordered: start !== undefined, start: start ?? 1, items });
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

function readStart(stated = "1"): number {
  const start = Number(stated);
  return Number.isInteger(start) && start >= 0 && start <= MAX_START ? start : 1;
}

function readQuote(quote: Element, spot: Spot): void {
  const blocks = readInside(quote.childNodes, { ...spot, depth: spot.depth + 1 });
  if (blocks.length > 0) spot.out.addBlock({ kind: "quote", blocks });
}

/** Returns `false` without reading anything for a table with one row or column, which is page layout. */
function readTable(table: Element, spot: Spot): boolean {
  const rows = rowsOf(table).map((row) => row.childNodes.filter(isElement));
  if (rows.length < 2 || !rows.some((cells) => cells.length > 1)) return false;
  const caption = table.childNodes.filter((child) => isElement(child) && child.tagName === "caption");
  for (const block of readInside(caption, spot)) spot.out.addBlock(block);
  const inner = { ...spot, depth: spot.depth + 1 };
  const read = rows.map((cells) =>
    cells.map((cell): Cell => ({
      header: cell.tagName === "th",
      blocks: readInside(cell.childNodes, inner),
    })),
  );
  if (read.flat().some((cell) => cell.blocks.length > 0)) spot.out.addBlock({ kind: "table", rows: read });
  return true;
}

function rowsOf(table: Element): Element[] {
  const inside = table.childNodes.filter(isElement);
  return inside
    .flatMap((child) => (ROW_GROUPS.has(child.tagName) ? child.childNodes.filter(isElement) : [child]))
    .filter(({ tagName }) => tagName === "tr");
}

function isElement(node: ChildNode): node is Element {
  return "tagName" in node;
}

function attributesOf(element: Element): ReadAttribute {
  return (name) => element.attrs.find((attribute) => attribute.name === name)?.value;
}
