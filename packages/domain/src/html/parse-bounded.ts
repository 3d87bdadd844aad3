import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from "parse5";

/** Longest markup that is parsed, in UTF-16 units. The longest real description seen has 220,674. */
export const MAX_MARKUP_LENGTH = 300_000;
/**
 * Elements open at once. The deepest real description has 194 (spans that were never closed); Chromium stops at 512.
 */
const MAX_OPEN_ELEMENTS = 500;
/** Elements in the whole tree, with those a parser repeats to mend misnested formatting. The most seen is 5,276. */
export const MAX_ELEMENTS = 30_000;

type Fragment = DefaultTreeAdapterTypes.DocumentFragment;

class TooComplex extends Error {}

/**
 * The tree a browser would build, or `undefined` when the markup is too long, too deep or has too many elements.
 * The limits are checked while parsing, so a refusal never costs more than the part that was within them.
 */
export function parseBounded(html: string): Fragment | undefined {
  if (html.length > MAX_MARKUP_LENGTH) return undefined;
  try {
    // Scripting is on in the browsers that will show this, so <noscript> is text to them, and to us.
    return parseFragment(html, { treeAdapter: countingAdapter(), scriptingEnabled: true });
  } catch (error) {
    if (error instanceof TooComplex) return undefined;
    throw error;
  }
}

/** The characters of a text that holds no tags, whatever its length: only its entities are read. */
export function decodeText(text: string): string {
  return parseFragment(text)
    .childNodes.map((node) => ("value" in node ? node.value : ""))
    .join("");
}

function countingAdapter() {
  let elements = 0;
  let open = 0;
  return {
    ...defaultTreeAdapter,
    createElement(...args: Parameters<typeof defaultTreeAdapter.createElement>) {
      // A handful of formatting tags repeated in every unclosed paragraph multiplies: count what is made.
      if (++elements > MAX_ELEMENTS) throw new TooComplex();
      return defaultTreeAdapter.createElement(...args);
    },
    onItemPush() {
      if (++open > MAX_OPEN_ELEMENTS) throw new TooComplex();
    },
    onItemPop() {
      open--;
    },
  };
}
