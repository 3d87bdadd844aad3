import * as z from "zod/mini";

import { FEED_SOURCES } from "../source/feed-source.ts";
import { flattenMarkup } from "./flat-text.ts";
import { rankHeadings } from "./heading-policy.ts";
import { DEFAULT_LINK_REL, type LinkRel } from "./link-policy.ts";
import { decodeText, MAX_ELEMENTS, MAX_MARKUP_LENGTH, parseBounded } from "./parse-bounded.ts";
import { readBlocks, readParagraphs } from "./read-blocks.ts";
import { SafeHtml } from "./safe-html.ts";
import { writeBlocks } from "./write-html.ts";

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
