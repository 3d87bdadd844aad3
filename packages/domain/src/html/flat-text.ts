/** Elements whose text is not for readers. */
const SILENT = /^(?:script|style|template|noscript|iframe|svg|math|title|textarea|select)$/i;
const INLINE = /^(?:a|abbr|b|cite|code|del|em|font|i|ins|kbd|mark|s|small|span|strike|strong|sub|sup|u)$/i;
const TAG = /<(\/?)([a-z][^\s<>/]*)/iy;

/**
 * The text of markup too large or too deep to be parsed, as newlines, words and entities. No tree is built and the
 * time grows with the length alone. Tags are found roughly (a ">" in an attribute ends one early): that can
 * show a reader some markup but lets none through, because the result holds no "<".
 */
export function flattenMarkup(html: string): string {
  const parts: string[] = [];
  const find = rememberingFinder(html);
  let at = 0;
  for (let open = html.indexOf("<"); open !== -1; open = html.indexOf("<", at)) {
    parts.push(html.slice(at, open));
    const tag = readTag(html, open, find);
    parts.push(tag.text);
    at = tag.end;
  }
  parts.push(html.slice(at));
  return parts.join("").replace(/\n{3,}/g, "\n\n");
}

type Find = (needle: string, from: number) => number | undefined;

/** `indexOf` that asks for nothing twice once it is known to be nowhere further on. */
function rememberingFinder(html: string): Find {
  const absent = new Set<string>();
  return (needle, from) => {
    if (absent.has(needle)) return undefined;
    const found = html.indexOf(needle, from);
    if (found !== -1) return found;
    absent.add(needle);
    return undefined;
  };
}

function readTag(html: string, open: number, find: Find): { text: string; end: number } {
  const literal = { text: "&lt;", end: open + 1 };
  if (html.startsWith("<!--", open)) return skipTo(find("-->", open + 4), 3, "", literal);
  TAG.lastIndex = open;
  const [, slash, name = ""] = TAG.exec(html) ?? [];
  if (name === "" && !/[!?]/.test(html.charAt(open + 1))) return literal;
  const close = find(">", open);
  const text = separatorOf(name);
  // A closing tag in other letters than the opening one is not found: its text is shown rather than lost.
  const silence =
    slash === "" && close !== undefined && SILENT.test(name) ? find(`</${name}`, close) : undefined;
  return silence === undefined ? skipTo(close, 1, text, literal) : { text, end: silence };
}

function separatorOf(name: string): string {
  if (name === "" || INLINE.test(name)) return "";
  return /^br$/i.test(name) ? "\n" : "\n\n";
}

function skipTo(
  found: number | undefined,
  length: number,
  text: string,
  otherwise: { text: string; end: number },
) {
  return found === undefined ? otherwise : { text, end: found + length };
}
