import type { Mark } from "./description-blocks.ts";

/** The emphasis of an element. */
export const MARK_OF_TAG: ReadonlyMap<string, Mark> = new Map([
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

const set = (names: string): ReadonlySet<string> => new Set(names.split(" "));

/**
 * Removed with their contents: code, embedded pages, form controls. Void elements such as `<meta>` and `<input>` need
 * not be listed, as only allowed elements are written.
 */
export const DROPPED_TAGS: ReadonlySet<string> = set(
  "applet audio button canvas datalist fencedframe frameset iframe map meter noembed noframes noscript object optgroup " +
    "option output portal progress script select style template textarea title video xmp",
);

/** Block elements. All others are read as inline. */
export const BLOCK_TAGS: ReadonlySet<string> = set(
  "address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure " +
    "footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li listing main menu nav ol p plaintext pre search " +
    "section summary table tbody td tfoot th thead tr ul",
);
