import { defaultTreeAdapter, type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import * as z from "zod/mini";

import { FEED_SOURCES } from "../source/feed-source.ts";
import { rankHeadings } from "./block-collector.ts";
import { writeBlocks } from "./description-blocks.ts";
import { DEFAULT_LINK_REL, type LinkRel } from "./markup-policies.ts";
import { readBlocks, readParagraphs } from "./read-blocks.ts";
import { SafeHtml } from "./safe-html.ts";

const KNOWN_HOSTS = FEED_SOURCES.flatMap(({ hosts }) => hosts);

/** What the sanitiser needs to know about the feed of a description. */
export type SanitizeOptions = {
  /**
   * Hosts such as "feed.example" whose images are removed, including subdomains, in addition to those of known sources.
   */
  readonly feedHosts?: readonly string[];
  /**
   * The `rel` of every link, by default "noopener noreferrer nofollow ugc", unless a source's terms require followed
   * links.
   */
  readonly linkRel?: LinkRel;
  /** The URL of the page with the description. Without it, relative links are removed and their text is kept. */
  readonly baseUrl?: string;
};

/**
 * Sanitises a feed's description to HTML that is safe to show: headings from h3 down, paragraphs, lists, quotes,
 * tables, emphasis, links (with `rel` and `target="_blank"`) and the employer's https images. Everything else is
 * removed, including hidden text, tracking pixels and empty paragraphs. The lines of plain text become paragraphs.
 *
 * Never throws and never loses text: markup over the limits of length, depth or number of elements is reduced to plain
 * text in paragraphs. Idempotent. Policy: docs/decisions/0001.
 *
 * @example sanitizeDescription('<h1 style="">Hi</h1><img src=x onerror=alert(1)>'); // => "<h3>Hi</h3>"
 */
export function sanitizeDescription(html: string, options: SanitizeOptions = {}): SafeHtml {
  const rel = options.linkRel ?? DEFAULT_LINK_REL;
  const source = { feedHosts: [...KNOWN_HOSTS, ...(options.feedHosts ?? [])], baseUrl: options.baseUrl };
  const tree = parseBounded(html);
  if (tree) {
    const safe = writeBlocks(rankHeadings(readBlocks(tree.childNodes, source)), rel);
    // The result must be within the limits as well, or sanitising it again would change it.
    if (safe.length <= MAX_MARKUP_LENGTH && !hasTooManyElements(safe)) return z.parse(SafeHtml, safe);
  }
  return z.parse(SafeHtml, writeBlocks(readParagraphs(decodeText(flattenMarkup(html))), rel));
}

function hasTooManyElements(safe: string): boolean {
  // The shortest element, "<br>", has four characters, so short markup needs no counting.
  return safe.length > MAX_ELEMENTS * 4 && safe.split(/<[a-z]/).length - 1 > MAX_ELEMENTS;
}

/** Maximum length of parsed markup in UTF-16 units. The longest real description seen has 220,674. */
const MAX_MARKUP_LENGTH = 300_000;
/** Maximum nesting of elements. The deepest real description has 194 (unclosed spans); Chromium stops at 512. */
const MAX_OPEN_ELEMENTS = 500;
/**
 * Maximum elements in the tree, including those a parser repeats to fix misnested formatting. The most seen is 5,276.
 */
const MAX_ELEMENTS = 30_000;

type Fragment = DefaultTreeAdapterTypes.DocumentFragment;

class TooComplex extends Error {}

/**
 * Parses markup like a browser, or returns `undefined` if it is too long, too deep or has too many elements. Limits are
 * checked while parsing, so rejecting never costs more than the part within them.
 */
function parseBounded(html: string): Fragment | undefined {
  if (html.length > MAX_MARKUP_LENGTH) return undefined;
  try {
    // Browsers that show this have scripting enabled, so <noscript> is text.
    return parseFragment(html, { treeAdapter: countingAdapter(), scriptingEnabled: true });
  } catch (error) {
    if (error instanceof TooComplex) return undefined;
    throw error;
  }
}

/** Decodes the entities of a text without tags, of any length. */
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
      // Parsers repeat unclosed formatting tags in every paragraph, so count created elements.
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
 * Extracts the text of markup that is too large or deep to parse, in linear time and without building a tree. Tags are
 * matched roughly (a ">" in an attribute ends them early), so some markup may become visible text, but none gets
 * through, as the result contains no "<".
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

/** `indexOf` that remembers which strings do not occur any further. */
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
  // A closing tag in different case is not found: its text is shown rather than lost.
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
