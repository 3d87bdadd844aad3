import { describe, expect, it } from "vitest";

import { sanitizeDescription, type SanitizeOptions } from "./sanitize-description.ts";

type Case = readonly [what: string, given: string, expected: string];

function check(cases: readonly Case[], options?: SanitizeOptions): void {
  it.each(cases)("%s", (_, given, expected) => {
    expect(sanitizeDescription(given, options)).toBe(expected);
    expect(sanitizeDescription(expected, options)).toBe(expected);
  });
}

describe("headings", () => {
  check([
    ["begin at h3, below the page's title and its sections", "<h1>A</h1>", "<h3>A</h3>"],
    [
      "keep their order and skip no level",
      "<h1>A</h1><h4>B</h4><h2>C</h2>",
      "<h3>A</h3><h5>B</h5><h4>C</h4>",
    ],
    [
      "go no lower than h6",
      "<h1>1</h1><h2>2</h2><h3>3</h3><h4>4</h4><h5>5</h5>",
      "<h3>1</h3><h4>2</h4><h5>3</h5><h6>4</h6><h6>5</h6>",
    ],
    ["are made of Remotive's classes", '<div class="h3">A</div><p>b</p>', "<h3>A</h3><p>b</p>"],
    ["are made of classes quoted twice", `<div class='"h2"'>A</div>`, "<h3>A</h3>"],
    ["are not made of classes that only look alike", '<div class="h33 xh2">A</div>', "<p>A</p>"],
    ["lose the bold they have anyway", "<h2><strong>A</strong> <em>b</em></h2>", "<h3>A <em>b</em></h3>"],
    [
      "are bold words inside a list",
      "<ul><li><h4>A</h4>b</li></ul>",
      "<ul><li><p><strong>A</strong></p><p>b</p></li></ul>",
    ],
    [
      "of a paragraph's length are paragraphs",
      `<h2>${"word ".repeat(50)}</h2>`,
      `<p>${"word ".repeat(50).trim()}</p>`,
    ],
    ["let go of a list inside them", "<h2>A<ul><li>b</li></ul></h2>", "<h3>A</h3><ul><li>b</li></ul>"],
    ["of nothing are dropped", "<h2><br></h2><p>a</p>", "<p>a</p>"],
  ]);
});

describe("paragraphs", () => {
  check([
    ["keep their words and lose their attributes", '<p style="" dir="ltr" class="x">a</p>', "<p>a</p>"],
    [
      "are dropped when empty",
      "<p></p><p>&nbsp;</p><p><br></p><p>\u200B</p><p>a</p><p><span> </span></p>",
      "<p>a</p>",
    ],
    [
      "are made of divisions and of loose text",
      "a<div>b<div>c</div></div>d",
      "<p>a</p><p>b</p><p>c</p><p>d</p>",
    ],
    [
      "end at two breaks, stay together at one",
      "<p>a<br>b<br><br>c<br> <br>d</p>",
      "<p>a<br>b</p><p>c</p><p>d</p>",
    ],
    ["have no breaks and no spaces at their ends", "<p><br> a <br></p>", "<p>a</p>"],
    [
      "have one space where there were many",
      "<p>a \n\t &nbsp;<b> b</b>  c</p>",
      "<p>a <strong>b</strong> c</p>",
    ],
    ["break where newlines were escaped twice", "<p>a\\nB</p>\\n<p></p>\\r\\n", "<p>a<br>B</p>"],
    ["keep the backslashes of a path", "<p>in C:\\new\\notes</p>", "<p>in C:\\new\\notes</p>"],
    ["are found in a text that is no markup", "a\n\nb &amp; c\nd", "<p>a</p><p>b &amp; c<br>d</p>"],
    ["are found in a text with emphasis alone", "a\n<b>b</b>", "<p>a<br><strong>b</strong></p>"],
    ["keep the lines of preformatted text", "<p>x\ny</p><pre>a\n  b</pre>", "<p>x y</p><p>a<br>b</p>"],
    ["lose characters that draw nothing", "<p>a\u00ADb\u200Bc\u0007d\u061C\u{E0041}</p>", "<p>abcd</p>"],
    ["keep the joiners of an emoji", "<p>👩\u200D🚀</p>", "<p>👩\u200D🚀</p>"],
    ["are empty for an empty text", " \n ", ""],
  ]);
});

describe("emphasis", () => {
  check([
    [
      "is strong and em, whatever it was called",
      "<p><b>a</b> <i>b</i></p>",
      "<p><strong>a</strong> <em>b</em></p>",
    ],
    ["nests in one order", "<p><em><strong>a</strong></em></p>", "<p><strong><em>a</em></strong></p>"],
    ["is joined where it was cut up", "<p><b>a</b><b>b</b> <b>c</b></p>", "<p><strong>ab c</strong></p>"],
    [
      "around blocks is put inside them",
      "<b><p>a</p><ul><li>b</li></ul></b>",
      "<p><strong>a</strong></p><ul><li><strong>b</strong></li></ul>",
    ],
    ["is read from a style", '<p><span style="font-weight: 700">a</span>b</p>', "<p><strong>a</strong>b</p>"],
    [
      "is taken back by a style, as editors wrap whole documents",
      '<b style="font-weight:normal;"><p>a <b>b</b></p></b>',
      "<p>a <strong>b</strong></p>",
    ],
  ]);
});

describe("lists", () => {
  check([
    [
      "keep their items, and numbers where they had them",
      "<ol start=3><li>a<li>b</ol>",
      '<ol start="3"><li>a</li><li>b</li></ol>',
    ],
    ["need no paragraph around a single one", "<ul><li><p>a</p></li></ul>", "<ul><li>a</li></ul>"],
    [
      "stand under the item before them",
      "<ul><li>a</li><ul><li>b</li></ul></ul>",
      "<ul><li>a<ul><li>b</li></ul></li></ul>",
    ],
    ["are found around loose items", "<li>a</li><li>b</li>", "<ul><li>a</li><li>b</li></ul>"],
    [
      "are one when an editor closed them after each item",
      "<ul><li>a</li></ul>\n<ul><li>b</li></ul>",
      "<ul><li>a</li><li>b</li></ul>",
    ],
    ["of nothing are dropped", "<ul><li></li><li> </li></ul><p>a</p>", "<p>a</p>"],
    [
      "are made of bullets that somebody typed",
      "<p>We want:<br>• a<br>•&nbsp;<b>b</b></p><p>· c</p>",
      "<p>We want:</p><ul><li>a</li><li><strong>b</strong></li><li>c</li></ul>",
    ],
    ["lose bullets typed beside their own", "<ul><li>• a</li></ul>", "<ul><li>a</li></ul>"],
    ["are not made of dashes, which are also prose", "<p>- a</p>", "<p>- a</p>"],
  ]);
});

describe("tables, quotes and rules", () => {
  check([
    [
      "keep a table of rows and columns",
      "<table><thead><tr><th>a<th>b</thead><tr><td>c<td><p>d</table>",
      "<table><tbody><tr><th>a</th><th>b</th></tr><tr><td>c</td><td>d</td></tr></tbody></table>",
    ],
    [
      "read a table of one column as layout",
      "<table><tr><td><h2>a</h2></td></tr><tr><td>b</td></tr></table>",
      "<h3>a</h3><p>b</p>",
    ],
    ["read a table of one row as layout", "<table><tr><td>a</td><td>b</td></tr></table>", "<p>a</p><p>b</p>"],
    [
      "put a caption before its table",
      "<table><caption>a</caption><tr><td>b<td>c<tr><td>d<td>e</table>",
      "<p>a</p><table><tbody><tr><td>b</td><td>c</td></tr><tr><td>d</td><td>e</td></tr></tbody></table>",
    ],
    ["keep quotes", "<blockquote>a</blockquote>", "<blockquote><p>a</p></blockquote>"],
    [
      "keep a rule between two parts, and only there",
      "<hr><p>a</p><hr><hr><p>b</p><hr>",
      "<p>a</p><hr><p>b</p>",
    ],
  ]);
});
