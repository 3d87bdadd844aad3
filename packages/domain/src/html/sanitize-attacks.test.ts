import * as fc from "fast-check";
import { type DefaultTreeAdapterTypes, html as vocabulary, parseFragment, serialize } from "parse5";
import { describe, expect, it } from "vitest";

import { sanitizeDescription } from "./sanitize-description.ts";

const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ["href", "rel", "target"],
  img: ["src", "alt", "width", "height", "loading", "decoding", "referrerpolicy"],
  ol: ["start"],
};
const PLAIN_TAGS =
  "p h3 h4 h5 h6 ul ol li blockquote table tbody tr td th hr br strong em u s sub sup code a img".split(" ");

/** Everything in the text that a browser would build and that our policy does not name. */
function findViolations(html: string): string[] {
  return [...walk(parseFragment(html))].flatMap((node) => {
    if (node.nodeName === "#text" || node.nodeName === "#document-fragment") return [];
    if (!("tagName" in node)) return [node.nodeName];
    const isKnown = PLAIN_TAGS.includes(node.tagName) && node.namespaceURI === vocabulary.NS.HTML;
    return [
      ...(isKnown ? [] : [`<${node.tagName}>`]),
      ...node.attrs.flatMap((attribute) => judge(node.tagName, attribute)),
    ];
  });
}

function judge(tagName: string, { name, value }: { name: string; value: string }): string[] {
  if (!(ATTRIBUTES[tagName] ?? []).includes(name)) return [`${tagName}[${name}]`];
  const schemes = name === "href" ? /^(?:https?|mailto|tel):/ : name === "src" ? /^https:/ : /(?:)/;
  return schemes.test(value) ? [] : [`${name}=${value}`];
}

function* walk(node: DefaultTreeAdapterTypes.Node): Generator<DefaultTreeAdapterTypes.Node> {
  yield node;
  if ("childNodes" in node) for (const child of node.childNodes) yield* walk(child);
}

/** Reads as a browser does, and writes it out again: the same, if nothing in it is read another way. */
function reparse(html: string): string {
  return serialize(parseFragment(html));
}

function expectHarmless(html: string): void {
  const safe = sanitizeDescription(html);
  expect(findViolations(safe)).toEqual([]);
  expect(reparse(safe)).toBe(safe);
  expect(sanitizeDescription(safe)).toBe(safe);
}

const ATTACKS: readonly (readonly [name: string, html: string, left: string])[] = [
  ["a script", "<script>steal()</script>", ""],
  ["a script in odd case with a slash", "<ScRiPt/src=//evil.example/x.js></sCrIpT >", ""],
  ["a script that is never closed", "ok<script>steal()", "<p>ok</p>"],
  ["a script split by a script", "<scr<script>ipt>steal()</scr</script>ipt>", "<p>ipt&gt;steal()ipt&gt;</p>"],
  ["a script behind a null byte", "<scr\0ipt>steal()</scr\0ipt>", "<p>steal()</p>"],
  ["a script in a comment that ends early", "<!--><script>steal()</script>-->", "<p>--&gt;</p>"],
  ["a script in a comment that ends with a bang", "<!-- --!><script>steal()</script> -->", "<p>--&gt;</p>"],
  ["a conditional comment", "<!--[if gte IE 4]><script>steal()</script><![endif]-->", ""],
  ["a processing instruction", '<?xml-stylesheet href="javascript:steal()"?>', ""],
  ["a bogus declaration", "<!x><img src=x onerror=steal()>", ""],
  ["a CDATA section", "<![CDATA[<img src=x onerror=steal()>]]>", "<p>]]&gt;</p>"],
  ["an image's handler", "<img src=x onerror=steal()>", ""],
  [
    "a handler with no space before it",
    '<img/src="https://a.example/b.png"onerror=steal()>',
    '<p><img src="https://a.example/b.png" alt="" loading="lazy" decoding="async" referrerpolicy="no-referrer"></p>',
  ],
  ["a handler after a form feed", "<p\fonclick=steal()>hi</p>", "<p>hi</p>"],
  ["a handler in upper case", "<P ONMOUSEOVER=steal()>hi</P>", "<p>hi</p>"],
  ["a handler in broken quotes", "<p class='\"x' onclick=\"steal()\"'>hi</p>", "<p>hi</p>"],
  ["a handler on a closing tag", "<p>hi</p onclick=steal()>", "<p>hi</p>"],
  [
    "an attribute that is never closed",
    '<p>hi</p><a href="https://a.example/ onclick=steal()>x',
    "<p>hi</p>",
  ],
  ["focus at once", "<input autofocus onfocus=steal()><keygen autofocus onfocus=steal()>", ""],
  ["a video", '<video poster=javascript:steal()><source onerror="steal()"></video>', ""],
  ["a details that opens", "<details open ontoggle=steal()>hi</details>", "<p>hi</p>"],
  ["a marquee", "<marquee onstart=steal()>hi</marquee>", "<p>hi</p>"],
  ["a javascript link", "<a href=javascript:steal()>x</a>", "<p>x</p>"],
  ["a javascript link in entities", "<a href='&#106;avascript&colon;steal()'>x</a>", "<p>x</p>"],
  ["a javascript link in long entities", "<a href='&#x000006A;avascript&#58;steal()'>x</a>", "<p>x</p>"],
  ["a javascript link with a tab", "<a href='java\tscript:steal()'>x</a>", "<p>x</p>"],
  ["a javascript link with an escaped tab", "<a href='java&Tab;script:steal()'>x</a>", "<p>x</p>"],
  ["a javascript link with a newline", "<a href='java&NewLine;script&#13;:steal()'>x</a>", "<p>x</p>"],
  ["a javascript link behind controls", "<a href='&#1;&#32;javascript:steal()'>x</a>", "<p>x</p>"],
  ["a javascript link behind quotes", "<a href='\"javascript:steal()\"'>x</a>", "<p>x</p>"],
  ["a javascript link behind escaped quotes", "<a href='%22javascript:steal()%22'>x</a>", "<p>x</p>"],
  ["a javascript link in mixed case", "<a href=jAvAsCrIpT://a.example/%0asteal()>x</a>", "<p>x</p>"],
  ["a vbscript link", "<a href=vbscript:steal()>x</a>", "<p>x</p>"],
  ["a data link", "<a href='data:text/html,<script>steal()</script>'>x</a>", "<p>x</p>"],
  ["a blob link", "<a href=blob:https://a.example/1>x</a>", "<p>x</p>"],
  ["a file link", "<a href=file:///etc/passwd>x</a>", "<p>x</p>"],
  ["a view-source link", "<a href=view-source:https://a.example>x</a>", "<p>x</p>"],
  ["an intent link", "<a href='intent://x#Intent;scheme=http;end'>x</a>", "<p>x</p>"],
  ["a link with a name and a password", "<a href=https://bank.example@evil.example>x</a>", "<p>x</p>"],
  [
    "a ping",
    "<a href=https://a.example ping=https://evil.example>x</a>",
    '<p><a href="https://a.example/" rel="noopener noreferrer nofollow ugc" target="_blank">x</a></p>',
  ],
  [
    "a target of a name",
    "<a href=https://a.example target=top download>x</a>",
    '<p><a href="https://a.example/" rel="noopener noreferrer nofollow ugc" target="_blank">x</a></p>',
  ],
  ["a data image", "<img src='data:image/svg+xml,<svg onload=steal()>'>", ""],
  ["a javascript image", "<img src=javascript:steal()>", ""],
  ["a source set", "<img srcset='https://a.example/b.png 1x, javascript:steal() 2x'>", ""],
  [
    "a picture's sources",
    "<picture><source srcset=https://evil.example/x><img src=https://a.example/y.png></picture>",
    '<p><img src="https://a.example/y.png" alt="" loading="lazy" decoding="async" referrerpolicy="no-referrer"></p>',
  ],
  ["a background", "<table background=javascript:steal()><tr><td>hi</table>", "<p>hi</p>"],
  ["a style that runs", "<p style='background:url(javascript:steal())'>hi</p>", "<p>hi</p>"],
  ["a style sheet", "<style>@import 'https://evil.example';</style><p>hi</p>", "<p>hi</p>"],
  ["a style sheet linked", "<link rel=stylesheet href=https://evil.example>", ""],
  ["a frame", "<iframe src=https://evil.example srcdoc='<script>steal()</script>'></iframe>", ""],
  ["an object", "<object data=javascript:steal()><embed src=javascript:steal()></object>", ""],
  ["a form", "<form action=https://evil.example><input name=password><button>Log in</button></form>", ""],
  ["a button that submits elsewhere", "<button form=x formaction=javascript:steal()>x</button>", ""],
  ["a base", "<base href=https://evil.example/><a href=/x>x</a>", "<p>x</p>"],
  ["a refresh", "<meta http-equiv=refresh content='0;url=javascript:steal()'>", ""],
  ["an svg that loads", "<svg onload=steal()><script>steal()</script></svg>", ""],
  ["an svg link", "<svg><a xlink:href=javascript:steal()><text>x</text></a></svg>", ""],
  ["an svg animation", "<svg><animate attributeName=href values=javascript:steal() /></svg>", ""],
  ["an svg that gives its title back to HTML", "<svg><title><img src=x onerror=steal()></title></svg>", ""],
  ["an svg that a paragraph leaves", "<svg><p>out<style><img src=x onerror=steal()></style>", "<p>out</p>"],
  [
    "math that turns into HTML",
    "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=x onerror=steal()&gt;'>",
    "",
  ],
  ["math around a style", "<math><mi><style><a title='</style><img src=x onerror=steal()>'>", ""],
  [
    "math with an annotation",
    "<math><annotation-xml encoding=text/html><style><img src=x onerror=steal()></style></annotation-xml></math>",
    "",
  ],
  [
    "a form in a form, mended differently",
    "<form><div></form><form>hi<math><mtext></form><form><mglyph><style></math><img src onerror=steal()>",
    "<p>hi</p>",
  ],
  [
    "a noscript read two ways",
    "<noscript><p title='</noscript><img src=x onerror=steal()>'></noscript>",
    "<p>'&gt;</p>",
  ],
  ["a noembed", "<noembed><img src=x onerror=steal()></noembed>", ""],
  ["an xmp", "<xmp><img src=x onerror=steal()></xmp>", ""],
  ["a text area that hides a tag", "<textarea></textarea><img src=x onerror=steal()></textarea>", ""],
  [
    "a title that hides a tag",
    "<title><a title='</title><img src=x onerror=steal()>'></title>",
    "<p>'&gt;</p>",
  ],
  ["a template", "<template><img src=x onerror=steal()><script>steal()</script></template>", ""],
  ["a template in a table", "<table><template><tr><td><img src=x onerror=steal()></template></table>", ""],
  ["a plaintext", "<plaintext><img src=x onerror=steal()>", "<p>&lt;img src=x onerror=steal()&gt;</p>"],
  ["a select that swallows", "<select><option><img src=x onerror=steal()></select>", ""],
  ["a frameset", "<frameset onload=steal()><frame src=javascript:steal()></frameset>", ""],
  ["a body", "<body onload=steal() background=javascript:steal()>hi</body>", "<p>hi</p>"],
  ["an unknown element", "<x-evil onclick=steal() is=x-button>hi</x-evil>", "<p>hi</p>"],
  ["a slot and a part", "<p slot=x part=y id=location name=cookie>hi</p>", "<p>hi</p>"],
  [
    "markup in entities",
    "&lt;script&gt;steal()&lt;/script&gt;",
    "<p>&lt;script&gt;steal()&lt;/script&gt;</p>",
  ],
  [
    "markup in an image's text",
    "<img src=https://a.example/b.png alt='\"><script>steal()</script>'>",
    '<p><img src="https://a.example/b.png" alt="&gt;&lt;script&gt;steal()&lt;/script&gt;" loading="lazy" decoding="async" referrerpolicy="no-referrer"></p>',
  ],
  [
    "a quote in an image's text",
    `<img src=https://a.example/b.png alt='a" onload="steal()'>`,
    '<p><img src="https://a.example/b.png" alt="a&quot; onload=&quot;steal()" loading="lazy" decoding="async" referrerpolicy="no-referrer"></p>',
  ],
  [
    "an attribute that ends in a backquote",
    "<img src=https://a.example/b.png alt='``onerror=steal()'>",
    '<p><img src="https://a.example/b.png" alt="``onerror=steal()" loading="lazy" decoding="async" referrerpolicy="no-referrer"></p>',
  ],
  [
    "a nested list in a paragraph in a link",
    "<a href=https://a.example><p><ul><li><a href=https://b.example>x</a>",
    '<ul><li><a href="https://b.example/" rel="noopener noreferrer nofollow ugc" target="_blank">x</a></li></ul>',
  ],
  ["text turned around", "<p>\u202egpj.exe\u2066</p>", "<p>gpj.exe</p>"],
  ["half a character", "<p>\ud800</p>", "<p>\ufffd</p>"],
];

describe("a description with", () => {
  it.each(ATTACKS)(
    "%s keeps its harmless part, read as it was written, the same from a second time",
    (_, html, left) => {
      expectHarmless(html);
      expect(sanitizeDescription(html)).toBe(left);
    },
  );
});

describe("any description", () => {
  const tags = [
    ...PLAIN_TAGS,
    ..."div span b i h1 dl dt dd pre form svg math mi mtext desc title style script".split(" "),
  ];
  const attributes = [
    "",
    ' href="https://a.example/?b=1&c=2"',
    " href=javascript:steal()",
    ' class="h2"',
    ' style="display:none"',
    ' style="font-weight:bold"',
    " onclick=steal()",
    ` src='"https://a.example/b.png"' alt="c"`,
    " start=4",
    " hidden",
  ];
  const words = [
    "a",
    "b c",
    " ",
    "\n",
    "\\n",
    "\\",
    "n",
    "•",
    "· d",
    "&nbsp;",
    "&lt;",
    "&amp;lt;",
    "<",
    '"',
    "<!--",
    "-->",
    "\0",
  ];
  const piece = fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .tuple(fc.constantFrom(...tags), fc.constantFrom(...attributes))
        .map(([tag, own]) => `<${tag}${own}>`),
    },
    { weight: 3, arbitrary: fc.constantFrom(...tags).map((tag) => `</${tag}>`) },
    { weight: 4, arbitrary: fc.constantFrom(...words) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom("<ul><li>", "<blockquote>", "<div>", "<table><tr><td>e<td>"), fc.nat(12))
        .map(([nest, times]) => nest.repeat(times)),
    },
    { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 6 }) },
  );
  const markup = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(""));

  it("comes out harmless, read as it was written, and the same from a second time", () => {
    fc.assert(fc.property(markup, expectHarmless), { numRuns: 2_000 });
  });
});
