import * as fc from "fast-check";
import { parseFragment, serialize } from "parse5";
import { describe, expect, it } from "vitest";

import { buildNodes, findForbidden } from "../testing/allowed-markup.ts";
import { arbitraryAttack } from "../testing/arbitrary-attack.ts";
import { ATTACKS } from "./fixtures/attacks.ts";
import { sanitizeDescription } from "./sanitize-description.ts";

/** Parses and serialises like a browser; the result is the same if nothing is parsed differently. */
function reparse(html: string): string {
  return serialize(parseFragment(html));
}

function expectHarmless(html: string): string {
  const safe = sanitizeDescription(html);
  expect(findForbidden(buildNodes(safe))).toEqual([]);
  expect(reparse(safe)).toBe(safe);
  expect(sanitizeDescription(safe)).toBe(safe);
  return safe;
}

describe.each(Object.entries(ATTACKS))("%s in a description", (_, attacks) => {
  for (const [name, markup, left] of attacks) {
    it(`${name} leaves its harmless part, which parses as written and is unchanged by sanitising again`, () => {
      const safe = expectHarmless(markup);
      expect(safe).toBe(left ?? safe);
    });
  }
});

describe("attacks nested, mixed, cut and mutated", () => {
  it("become harmless, parse as written and are unchanged by sanitising again", () => {
    fc.assert(fc.property(arbitraryAttack, (markup) => void expectHarmless(markup)));
  });
});

describe("any description", () => {
  const tags = [
    ..."p h3 h4 h5 h6 ul ol li blockquote table tbody tr td th hr br strong em u s sub sup code a img".split(
      " ",
    ),
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

  it("becomes harmless, parses as written and is unchanged by sanitising again", () => {
    fc.assert(fc.property(markup, (any) => void expectHarmless(any)));
  });
});
