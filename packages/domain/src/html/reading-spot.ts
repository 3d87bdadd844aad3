import type { DefaultTreeAdapterTypes } from "parse5";

import type { BlockCollector } from "./block-collector.ts";
import type { Block, Style } from "./description-blocks.ts";
import type { ReadAttribute } from "./image-policy.ts";

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
export type ReadInside = (nodes: readonly ChildNode[], spot: Spot, isItem?: boolean) => Block[];

export function isElement(node: ChildNode): node is Element {
  return "tagName" in node;
}

export function attributesOf(element: Element): ReadAttribute {
  return (name) => element.attrs.find((attribute) => attribute.name === name)?.value;
}
