import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";

const HTML = "http://www.w3.org/1999/xhtml";

// An independent copy of the policy: a list shared with the sanitiser could not reveal its mistakes.
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    "p h3 h4 h5 h6 ul li blockquote table tbody tr td th hr br strong em u s sub sup code"
      .split(" ")
      .map((name) => [name, []]),
  ),
  a: ["href", "rel", "target"],
  img: ["src", "alt", "width", "height", "loading", "decoding", "referrerpolicy"],
  ol: ["start"],
};
const VALUES: Readonly<Record<string, RegExp>> = {
  href: /^https?:\/\//,
  src: /^https:\/\//,
  target: /^_blank$/,
  rel: /^noopener noreferrer nofollow ugc$/,
  referrerpolicy: /^no-referrer$/,
  start: /^\d+$/,
  width: /^\d+$/,
  height: /^\d+$/,
};

/** A non-text node, as built by a parser or a browser. */
export type BuiltNode = {
  /** The namespace URI; empty for comments and the like. */
  readonly namespace: string;
  readonly name: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
};

/** Lists what the policy does not allow: elements, attributes, values such as `href=javascript:x`. */
export function findForbidden(nodes: readonly BuiltNode[]): string[] {
  return nodes.flatMap(({ namespace, name, attributes }) => {
    const allowed = namespace === HTML && Object.hasOwn(ALLOWED, name) ? ALLOWED[name] : undefined;
    if (allowed === undefined) return [`<${name}>`];
    return attributes.flatMap(([attribute, value]) => {
      if (!allowed.includes(attribute)) return [`${name}[${attribute}]`];
      return (VALUES[attribute]?.test(value) ?? true) ? [] : [`${attribute}=${value}`];
    });
  });
}

/** Every non-text node that a browser would build from this. */
export function buildNodes(html: string): BuiltNode[] {
  return [...walk(parseFragment(html, { scriptingEnabled: true }))].flatMap((node): BuiltNode[] => {
    if (node.nodeName === "#text" || node.nodeName === "#document-fragment") return [];
    if (!("tagName" in node)) return [{ namespace: "", name: node.nodeName, attributes: [] }];
    const attributes = node.attrs.map(({ name, value }) => [name, value] as const);
    return [{ namespace: node.namespaceURI, name: node.tagName, attributes }];
  });
}

/** In document order, without recursion, as the tree may be deep. */
function* walk(root: DefaultTreeAdapterTypes.Node): Generator<DefaultTreeAdapterTypes.Node> {
  const waiting = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    yield node;
    if ("childNodes" in node) waiting.push(...node.childNodes.toReversed());
    if ("content" in node) waiting.push(node.content);
  }
}
