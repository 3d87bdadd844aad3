const set = (names: string): ReadonlySet<string> => new Set(names.split(" "));

/**
 * Gone with all they hold: code, embedded pages, form controls. Elements that can hold nothing, such as `<meta>` and
 * `<input>`, need no mention: what is not named in these files is not written.
 */
const DROPPED = set(
  "applet audio button canvas datalist fencedframe frameset iframe map meter noembed noframes noscript object optgroup " +
    "option output portal progress script select style template textarea title video xmp",
);

/** Elements that stand on lines of their own. All others are read as part of the line they are in. */
const BLOCKS = set(
  "address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure " +
    "footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li listing main menu nav ol p plaintext pre search " +
    "section summary table tbody td tfoot th thead tr ul",
);

export function isDroppedTag(tagName: string): boolean {
  return DROPPED.has(tagName);
}

export function isBlockTag(tagName: string): boolean {
  return BLOCKS.has(tagName);
}

/**
 * 1 to 6 for a heading, else `undefined`. Remotive sends `<div class="h3">` for `<h3>`; other feeds quote the
 * class twice.
 */
export function headingLevel(tagName: string, className: string | undefined): number | undefined {
  const tagLevel = /^h([1-6])$/.exec(tagName)?.[1];
  if (tagLevel !== undefined) return Number(tagLevel);
  if (tagName !== "div" && tagName !== "p") return undefined;
  const classLevel = /(?:^|[\s"'])h([1-6])(?:$|[\s"'])/.exec(className ?? "")?.[1];
  return classLevel === undefined ? undefined : Number(classLevel);
}
