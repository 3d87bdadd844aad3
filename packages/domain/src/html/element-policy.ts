const set = (names: string): ReadonlySet<string> => new Set(names.split(" "));

/** Gone with all they hold: code, foreign vocabularies, embedded pages, form controls. */
const DROPPED = set(
  "applet area audio base button canvas datalist embed fencedframe frame frameset iframe input link map math meta " +
    "meter noembed noframes noscript object optgroup option output param portal progress script select source style " +
    "svg template textarea title track video xmp",
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
