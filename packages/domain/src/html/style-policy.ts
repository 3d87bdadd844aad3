import type { Mark } from "./description-blocks.ts";
import type { ReadAttribute } from "./image-policy.ts";

const MARK_OF_TAG: ReadonlyMap<string, Mark> = new Map([
  ["b", "strong"],
  ["strong", "strong"],
  ["dt", "strong"],
  ["summary", "strong"],
  ["em", "em"],
  ["i", "em"],
  ["cite", "em"],
  ["u", "u"],
  ["ins", "u"],
  ["s", "s"],
  ["strike", "s"],
  ["del", "s"],
  ["sub", "sub"],
  ["sup", "sup"],
  ["code", "code"],
  ["kbd", "code"],
  ["samp", "code"],
  ["tt", "code"],
]);

const HIDING =
  /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?:\.0+)?\s*(?:;|!|$)|font-size\s*:\s*0(?![.\d]*[1-9]))/i;
const TINY = /(?:^|[;\s])(?:max-)?(?:width|height)\s*:\s*[0-3](?:\.\d+)?(?:px)?\s*(?:;|!|$)/i;
const WEIGHT = /(?:^|[;\s])font-weight\s*:\s*([a-z]+|\d+)/i;

/** Text nobody was meant to see must not become visible when its style is taken away. */
export function isHidden(read: ReadAttribute): boolean {
  return read("hidden") !== undefined || HIDING.test(read("style") ?? "");
}

/** An image drawn at almost no size: a tracking pixel whatever its address says. */
export function isTiny(read: ReadAttribute): boolean {
  return TINY.test(read("style") ?? "");
}

/** The emphasis inside an element. Editors put whole documents in `<b style="font-weight:normal">`. */
export function marksInside(
  tagName: string,
  read: ReadAttribute,
  outer: ReadonlySet<Mark>,
): ReadonlySet<Mark> {
  const mark = MARK_OF_TAG.get(tagName);
  const bold = readBold(read("style"));
  if (mark === undefined && bold === undefined) return outer;
  const marks = new Set(outer);
  if (mark !== undefined) marks.add(mark);
  if (bold === true) marks.add("strong");
  if (bold === false) marks.delete("strong");
  return marks;
}

function readBold(style: string | undefined): boolean | undefined {
  if (style === undefined || style === "") return undefined;
  const weight = WEIGHT.exec(style)?.[1]?.toLowerCase();
  if (weight === undefined) return undefined;
  if (weight === "bold" || weight === "bolder" || Number(weight) >= 600) return true;
  return weight === "normal" || weight === "lighter" || Number(weight) <= 500 ? false : undefined;
}
