import createDomPurify from "dompurify";
import { fromHtml } from "hast-util-from-html";
import { sanitize as sanitizeHast, type Schema } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import { JSDOM } from "jsdom";
import { parseFragment, serialize } from "parse5";
import sanitizeHtml from "sanitize-html";

import { sanitizeDescription } from "../../src/html/sanitize-description.ts";

export type Contender = {
  readonly name: string;
  readonly sanitize: (html: string) => string;
  /** Removes nothing, to show the cost of parsing alone. */
  readonly isFloor?: boolean;
};

type Nodes = Parameters<typeof sanitizeHast>[0];

const TAGS =
  "p h3 h4 h5 h6 ul ol li blockquote table tbody tr td th hr br strong em u s sub sup code a img".split(" ");
const REL = "noopener noreferrer nofollow ugc";

/** The closest configuration of each library to our policy. */
const sanitizeHtmlOptions: sanitizeHtml.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: { a: ["href", "rel", "target"], img: ["src", "alt", "width", "height"], ol: ["start"] },
  allowedSchemes: ["http", "https"],
  allowedSchemesByTag: { img: ["https"] },
  allowProtocolRelative: false,
  transformTags: {
    h1: "h3",
    h2: "h3",
    b: "strong",
    i: "em",
    a: sanitizeHtml.simpleTransform("a", { rel: REL, target: "_blank" }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && /\/track\/|public_api/.test(attribs["src"] ?? ""),
};

const hastSchema: Schema = {
  tagNames: TAGS,
  attributes: { a: ["href", "rel", "target"], img: ["src", "alt", "width", "height"], ol: ["start"] },
  protocols: { href: ["http", "https"], src: ["https"] },
  strip: "script style template noscript iframe svg math title textarea select object".split(" "),
};

function sanitizeByHast(html: string): string {
  const safe = sanitizeHast(fromHtml(html, { fragment: true }), hastSchema);
  visit(safe, (node) => {
    if (node.type === "element" && node.tagName === "a")
      Object.assign(node.properties, { rel: REL, target: "_blank" });
  });
  // Serialised like browsers, or else every "<" in text would differ after reparsing.
  return toHtml(safe, { characterReferences: { useNamedReferences: true, omitOptionalSemicolons: false } });
}

function visit(node: Nodes, look: (node: Nodes) => void): void {
  look(node);
  if ("children" in node) for (const child of node.children) visit(child, look);
}

function createPurifier(): Contender["sanitize"] {
  const purify = createDomPurify(new JSDOM("").window);
  purify.addHook("afterSanitizeAttributes", (node) => {
    if (node.tagName === "A") node.setAttribute("rel", REL);
    if (node.tagName === "A") node.setAttribute("target", "_blank");
    if (node.tagName === "IMG" && /\/track\/|public_api/.test(node.getAttribute("src") ?? "")) node.remove();
  });
  const options = {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ["href", "src", "alt", "width", "height", "start", "rel", "target"],
    ALLOWED_URI_REGEXP: /^https?:/i,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  };
  return (html) => purify.sanitize(html, options);
}

export const CONTENDERS: readonly Contender[] = [
  { name: "ours over parse5", sanitize: (html) => sanitizeDescription(html) },
  { name: "sanitize-html", sanitize: (html) => sanitizeHtml(html, sanitizeHtmlOptions) },
  {
    name: "sanitize-html, then parse5",
    sanitize: (html) => serialize(parseFragment(sanitizeHtml(html, sanitizeHtmlOptions))),
  },
  { name: "hast-util-sanitize", sanitize: sanitizeByHast },
  { name: "DOMPurify + jsdom", sanitize: createPurifier() },
  { name: "(parse5's tree alone)", sanitize: (html) => (parseFragment(html), html), isFloor: true },
];
