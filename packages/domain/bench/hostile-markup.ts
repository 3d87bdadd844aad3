import * as fc from "fast-check";

const TAGS =
  "p div span b i u a ul ol li h1 h2 table tr td br hr img blockquote pre form dl dd svg math mi mtext style script noscript template select option title textarea".split(
    " ",
  );
const ATTRIBUTES = [
  "",
  ' href="https://a.example/?b=1&c=2"',
  " href='java&Tab;script:steal()'",
  " onclick=steal()",
  ' style="color:red"',
  " src=x onerror=steal()",
  ` src="https://a.example/b.png" alt='"c'`,
];
const WORDS = [
  "a",
  "b c",
  " ",
  "\n",
  "&nbsp;",
  "&lt;b&gt;",
  "<",
  '"',
  "<!--",
  "-->",
  "<![CDATA[",
  "]]>",
  "\0",
];

/** Markup nobody would write by accident, the same each time: tags in any order, closed or not. */
export function makeHostileMarkup(count: number): string[] {
  const tag = fc.constantFrom(...TAGS);
  const piece = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.tuple(tag, fc.constantFrom(...ATTRIBUTES)).map(([name, own]) => `<${name}${own}>`),
    },
    { weight: 2, arbitrary: tag.map((name) => `</${name}>`) },
    { weight: 3, arbitrary: fc.constantFrom(...WORDS) },
  );
  const markup = fc.array(piece, { minLength: 1, maxLength: 25 }).map((pieces) => pieces.join(""));
  return fc.sample(markup, { numRuns: count, seed: 20_261_005 });
}
