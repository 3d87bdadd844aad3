import { defaultTreeAdapter, type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import * as z from "zod/mini";

import { FEED_SOURCES } from "../source/feed-source.ts";
import { rankHeadings } from "./block-collector.ts";
import { writeBlocks } from "./description-blocks.ts";
import { DEFAULT_LINK_REL, type LinkRel } from "./markup-policies.ts";
import { readBlocks, readParagraphs } from "./read-blocks.ts";
import { SafeHtml } from "./safe-html.ts";

const KNOWN_HOSTS = FEED_SOURCES.flatMap(({ hosts }) => hosts);

/** What the sanitiser should know about the feed a description came from. */
export type SanitizeOptions = {
  /** Hosts, such as "feed.example", whose images and those of hosts under them are removed, beside known sources'. */
  readonly feedHosts?: readonly string[];
  /** The `rel` of every link: "noopener noreferrer nofollow ugc", unless a source's terms ask for followed links. */
  readonly linkRel?: LinkRel;
  /** The page the description was shown on. Without it, relative links lose their address and keep their text. */
  readonly baseUrl?: string;
};

/**
 * A feed's description as HTML that is safe to show: headings from h3 down, paragraphs, lists, quotes, tables,
 * emphasis, links (`rel` and `target="_blank"` set) and https images of the employer's. Everything else goes, and so
 * do hidden text, tracking pixels and empty paragraphs. A text without any markup gets its lines as paragraphs.
 *
 * Never throws and never loses the text: markup over the limits of length, depth or number of elements comes back as
 * its plain text in paragraphs. Sanitising the result again changes nothing. Policy: docs/decisions/0001.
 *
 * @example sanitizeDescription('<h1 style="">Hi</h1><img src=x onerror=alert(1)>'); // => "<h3>Hi</h3>"
 */
export function sanitizeDescription(html: string, options: SanitizeOptions = {}): SafeHtml {
  const rel = options.linkRel ?? DEFAULT_LINK_REL;
  const source = { feedHosts: [...KNOWN_HOSTS, ...(options.feedHosts ?? [])], baseUrl: options.baseUrl };
  const tree = parseBounded(html);
  if (tree) {
    const safe = writeBlocks(rankHeadings(readBlocks(tree.childNodes, source)), rel);
    // What we write has to be within the limits itself, or a second time would give something else.
    if (safe.length <= MAX_MARKUP_LENGTH && !hasTooManyElements(safe)) return z.parse(SafeHtml, safe);
  }
  return z.parse(SafeHtml, writeBlocks(readParagraphs(decodeText(flattenMarkup(html))), rel));
}

function hasTooManyElements(safe: string): boolean {
  // The shortest element, "<br>", is four characters: nothing short enough needs counting.
  return safe.length > MAX_ELEMENTS * 4 && safe.split(/<[a-z]/).length - 1 > MAX_ELEMENTS;
}

/** Longest markup that is parsed, in UTF-16 units. The longest real description seen has 220,674. */
const MAX_MARKUP_LENGTH = 300_000;
/**
 * Elements open at once. The deepest real description has 194 (spans that were never closed); Chromium stops at 512.
 */
const MAX_OPEN_ELEMENTS = 500;
/** Elements in the whole tree, with those a parser repeats to mend misnested formatting. The most seen is 5,276. */
const MAX_ELEMENTS = 30_000;

type Fragment = DefaultTreeAdapterTypes.DocumentFragment;

class TooComplex extends Error {}

/**
 * The tree a browser would build, or `undefined` when the markup is too long, too deep or has too many elements.
 * The limits are checked while parsing, so a refusal never costs more than the part that was within them.
 */
function parseBounded(html: string): Fragment | undefined {
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
function decodeText(text: string): string {
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

/** Elements whose text is not for readers. */
const SILENT = /^(?:script|style|template|noscript|iframe|svg|math|title|textarea|select)$/i;
const INLINE = /^(?:a|abbr|b|cite|code|del|em|font|i|ins|kbd|mark|s|small|span|strike|strong|sub|sup|u)$/i;
const TAG = /<(\/?)([a-z][^\s<>/]*)/iy;

/**
 * The text of markup too large or too deep to be parsed, as newlines, words and entities. No tree is built and the
 * time grows with the length alone. Tags are found roughly (a ">" in an attribute ends one early): that can
 * show a reader some markup but lets none through, because the result holds no "<".
 */
function flattenMarkup(html: string): string {
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
