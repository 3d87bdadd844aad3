import * as fc from "fast-check";

import { ATTACKS } from "../html/fixtures/attacks.ts";

const LONGEST_WHOLE = 1_000;
const SEED = 20_261_121;

const known = fc.constantFrom(
  ...Object.values(ATTACKS)
    .flat()
    .flatMap(([, markup]) => (markup.length <= LONGEST_WHOLE ? [markup] : [])),
);
const cut = fc.tuple(known, fc.nat(200), fc.nat(200)).map(([markup, from, length]) => {
  const start = from % markup.length;
  return markup.slice(start, start + length);
});

const TAGS =
  "p div span b i u a h1 h2 ul ol li dl dd table caption tr td br hr img blockquote pre form button select option input details svg desc title foreignObject math mi mtext mglyph malignmark annotation-xml style script noscript noembed noframes template textarea iframe xmp listing plaintext object video font body x-evil".split(
    " ",
  );
const tag = fc.constantFrom(...TAGS);
const attribute = fc
  .tuple(
    fc.constantFrom(
      "href",
      "src",
      "srcset",
      "style",
      "onerror",
      "onload",
      "onclick",
      "title",
      "alt",
      "id",
      "xlink:href",
    ),
    fc.constantFrom("=", "='", '="', "=`", " = ", ""),
    fc.constantFrom(
      "javascript:pwned()",
      "java&Tab;script&colon;pwned()",
      "data:text/html,<script>pwned()</script>",
      "https://a.example/?b=1&c=2",
      "//evil.example/x",
      "url(https://evil.example/x)",
      "pwned()",
      "</style><img src=x onerror=pwned()>",
      "--><img src=x onerror=pwned()>",
    ),
    fc.constantFrom("", "'", '"', "`", " "),
  )
  .map((parts) => parts.join(""));
const opening = fc
  .tuple(
    tag,
    fc.array(attribute, { maxLength: 3 }),
    fc.constantFrom(" ", "/", "\t", "\f", ""),
    fc.constantFrom(">", "/>", " >", ""),
  )
  .map(([name, attributes, space, end]) => `<${[name, ...attributes].join(space)}${end}`);
const closing = fc
  .tuple(tag, fc.constantFrom(">", " >", "/>", " x=y>", ""))
  .map(([name, end]) => `</${name}${end}`);

const BOUNDARIES =
  "<!-- --> --!> <!--> <![CDATA[ ]]> <? ?> <! </ < > &lt; &amp;lt; &#60; &#x3c &nbsp; <template> </template> <noscript> </noscript> <style> </style> <table> <select> <svg> </svg> <math> </p> </br>".split(
    " ",
  );
const boundary = fc.constantFrom(...BOUNDARIES);
const text = fc.oneof(
  fc.constantFrom("a", " ", "\n", "\\n", "• ", "\0", "\u202e", "\ud800", '"', "'", "pwned()"),
  fc.string({ unit: "binary", maxLength: 6 }),
);
const piece = fc.oneof(
  { weight: 3, arbitrary: known },
  { weight: 4, arbitrary: cut },
  { weight: 4, arbitrary: opening },
  { weight: 3, arbitrary: closing },
  { weight: 4, arbitrary: boundary },
  { weight: 2, arbitrary: text },
);

/** Edits of a single character. */
const edit = fc.constantFrom<(character: string) => string>(
  () => "",
  (character) => character + character,
  (character) => character.toUpperCase(),
  (character) => `&#${character.charCodeAt(0)};`,
  (character) => `&#0${character.charCodeAt(0)}`,
  (character) => `&#X${character.charCodeAt(0).toString(16)};`,
  (character) => `&amp;#${character.charCodeAt(0)};`,
  ...["\0", "\t", "\n", "\r", "\f", "\x01", "\u200b", '"', "'", "`", "<", ">", "/", "=", "&"].map(
    (inserted) => (character: string) => inserted + character,
  ),
);

/** Unclosed elements: usually a few, sometimes about the browsers' limit, sometimes thousands. */
const nesting = fc
  .tuple(
    fc.constantFrom(
      "<div>",
      "<b>",
      "<b id=1><p>",
      "<ul><li>",
      "<table><tr><td>",
      "<table><b>",
      "<svg><desc>",
      "<math><mtext>",
      "<blockquote>",
      "<a href=https://a.example>",
      "<form>",
      "<template>",
    ),
    fc.oneof(
      { weight: 60, arbitrary: fc.constant(0) },
      { weight: 30, arbitrary: fc.integer({ min: 1, max: 12 }) },
      { weight: 2, arbitrary: fc.integer({ min: 480, max: 520 }) },
      { weight: 1, arbitrary: fc.integer({ min: 2_000, max: 5_000 }) },
    ),
  )
  .map(([unit, times]) => unit.repeat(times));

/** Generated attacks: those of the corpus nested, mixed, cut and mutated character by character. */
export const arbitraryAttack: fc.Arbitrary<string> = fc
  .tuple(
    nesting,
    fc.array(piece, { minLength: 1, maxLength: 12 }),
    fc.array(fc.tuple(fc.nat(2_000), edit), { maxLength: 6 }),
  )
  .map(([nest, pieces, edits]) => nest + edits.reduce(editOne, pieces.join("")));

function editOne(markup: string, [at, change]: [number, (character: string) => string]): string {
  const place = at % (markup.length + 1);
  return markup.slice(0, place) + change(markup.charAt(place)) + markup.slice(place + 1);
}

/** Deterministic attacks. */
export function makeAttacks(count: number): string[] {
  return fc.sample(arbitraryAttack, { numRuns: count, seed: SEED });
}
