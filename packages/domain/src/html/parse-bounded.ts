import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from "parse5";

/** Longest markup that is parsed, in UTF-16 units. The longest real description seen has 220,674. */
export const MAX_MARKUP_LENGTH = 300_000;
/** Elements open at once. Real descriptions stay under 30; browsers stop at 512. */
export const MAX_OPEN_ELEMENTS = 200;
/** Elements in the whole tree, including those a parser repeats to mend misnested formatting. */
export const MAX_ELEMENTS = 50_000;

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

/** A text that holds no tags, whatever its length: only its entities are read. */
export function parseText(text: string): Fragment {
  return parseFragment(text);
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
