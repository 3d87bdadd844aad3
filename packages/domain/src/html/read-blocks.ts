import { html as vocabulary } from "parse5";

import { BlockCollector } from "./block-collector.ts";
import { type Block, type Mark, PLAIN, type Style } from "./description-blocks.ts";
import { asHeading } from "./heading-policy.ts";
import {
  headingLevel,
  isBlockTag,
  isDroppedTag,
  isHidden,
  isTiny,
  marksInside,
  type ReadAttribute,
  readImage,
  readLinkUrl,
} from "./markup-policies.ts";
import {
  attributesOf,
  type ChildNode,
  type Element,
  isElement,
  readList,
  readLooseItem,
  readQuote,
  readTable,
  type Source,
  type Spot,
} from "./read-containers.ts";

/** Lists, quotes and tables inside each other beyond this are read as if they were paragraphs. */
const MAX_CONTAINER_DEPTH = 8;
const PREFORMATTED: ReadonlySet<string> = new Set(["pre", "listing", "plaintext"]);

/** Reads a parsed description: what is allowed comes back as blocks, everything else is not read at all. */
export function readBlocks(nodes: readonly ChildNode[], source: Source): Block[] {
  const keepsNewlines = !nodes.some(endsLines);
  return readInside(nodes, { out: new BlockCollector(), style: PLAIN, depth: 0, source, keepsNewlines });
}

/** Reads a text without tags as paragraphs and nothing else, so that doing it again finds the same paragraphs. */
export function readParagraphs(text: string): Block[] {
  const out = new BlockCollector(false);
  readText(text, { out, style: PLAIN, keepsNewlines: true });
  return out.finish();
}

/** Does this node, or one inside it, show where lines end? Without any, newlines are all a text has for that. */
function endsLines(node: ChildNode): boolean {
  return (
    isElement(node) && (node.tagName === "br" || isBlockTag(node.tagName) || node.childNodes.some(endsLines))
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
  // Neither SVG nor MathML: sanitisers were fooled by what browsers make of HTML inside them.
  if (element.namespaceURI !== vocabulary.NS.HTML || isDroppedTag(tagName) || isHidden(read)) return;
  if (tagName === "br") return outer.out.add({ kind: "break", style: outer.style });
  if (tagName === "img") return readPicture(read, outer);
  const style = styleInside(tagName, read, outer);
  const spot = style === outer.style ? outer : { ...outer, style };
  if (!isBlockTag(tagName)) return readChildren(element, spot);
  spot.out.endLine();
  readBlock(element, spot, read);
  spot.out.endLine();
}

function readChildren(element: Element, spot: Spot): void {
  for (const child of element.childNodes) readNode(child, spot);
}

function readPicture(read: ReadAttribute, { out, style, source }: Spot): void {
  const image = isTiny(read) ? undefined : readImage(read, source.feedHosts, source.baseUrl);
  if (image) out.add({ kind: "image", image, style: { href: style.href, marks: PLAIN.marks } });
}

function styleInside(tagName: string, read: ReadAttribute, { style, source }: Spot): Style {
  const link = tagName === "a" ? read("href") : undefined;
  const href = link === undefined ? style.href : readLinkUrl(link, source.baseUrl);
  const marks = marksInside(tagName, read, style.marks);
  if (href === style.href && marks === style.marks) return style;
  return { href, marks: href !== undefined && marks.has("u") ? withoutUnderline(marks) : marks };
}

/** Links are underlined already. */
function withoutUnderline(marks: ReadonlySet<Mark>): ReadonlySet<Mark> {
  return new Set([...marks].filter((mark) => mark !== "u"));
}

function readBlock(element: Element, spot: Spot, read: ReadAttribute): void {
  const { tagName } = element;
  const level = headingLevel(tagName, read("class"));
  if (level !== undefined) return readHeading(element, spot, level);
  if (tagName === "hr") return spot.out.addBlock({ kind: "rule" });
  if (PREFORMATTED.has(tagName)) return readChildren(element, { ...spot, keepsNewlines: true });
  if (spot.depth < MAX_CONTAINER_DEPTH) {
    if (tagName === "ul" || tagName === "ol") return readList(element, spot, readInside);
    if (tagName === "li") return readLooseItem(element, spot, readInside);
    if (tagName === "blockquote") return readQuote(element, spot, readInside);
    if (tagName === "table" && readTable(element, spot, readInside)) return;
  }
  readChildren(element, spot);
}

function readHeading(element: Element, spot: Spot, level: number): void {
  for (const block of readInside(element.childNodes, spot)) {
    spot.out.addBlock(block.kind === "paragraph" ? asHeading(block.line, level, spot.depth > 0) : block);
  }
}
