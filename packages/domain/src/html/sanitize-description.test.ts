import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { fewRuns } from "../testing/few-runs.ts";
import { extractText } from "./read-safe-html.ts";
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

const REL = 'rel="noopener noreferrer nofollow ugc" target="_blank"';

describe("links", () => {
  check([
    [
      "open outside and vouch for nothing",
      '<a href="https://a.example/b" rel=dofollow>x</a>',
      `<p><a href="https://a.example/b" ${REL}>x</a></p>`,
    ],
    [
      "lead to sites alone: an e-mail address or a telephone number is left as its text",
      '<a href="http://a.example">x</a> <a href="mailto:a@b.example?bcc=c@d.example">a@b.example</a> <a href="tel:+1555">z</a>',
      `<p><a href="http://a.example/" ${REL}>x</a> a@b.example z</p>`,
    ],
    [
      "lose quotes that were escaped into them",
      '<a href="%22https://a.example/b%22">x</a>',
      `<p><a href="https://a.example/b" ${REL}>x</a></p>`,
    ],
    [
      "lose quotes of two kinds",
      `<a href='"https://a.example/b"'>x</a>`,
      `<p><a href="https://a.example/b" ${REL}>x</a></p>`,
    ],
    [
      "keep quotes that are theirs",
      '<a href="https://a.example/?q=%22b%22">x</a>',
      `<p><a href="https://a.example/?q=%22b%22" ${REL}>x</a></p>`,
    ],
    [
      "keep both halves of a query",
      '<a href="https://a.example/?b=1&amp;c=2">x</a>',
      `<p><a href="https://a.example/?b=1&amp;c=2" ${REL}>x</a></p>`,
    ],
    [
      "get the scheme that was left out",
      '<a href="www.a.example">x</a><br><a href="//b.example">y</a>',
      `<p><a href="https://www.a.example/" ${REL}>x</a><br><a href="https://b.example/" ${REL}>y</a></p>`,
    ],
    [
      "leave their text behind when they lead nowhere",
      '<a href="/jobs">x</a> <a href="#y">y</a> <a>z</a>',
      "<p>x y z</p>",
    ],
    ["are dropped with nothing to click on", '<p>a<a href="https://a.example"></a></p>', "<p>a</p>"],
    [
      "are not underlined twice",
      '<u><a href="https://a.example">x</a></u>',
      `<p><a href="https://a.example/" ${REL}>x</a></p>`,
    ],
  ]);
});

describe("links of a source that asks for followed ones", () => {
  check(
    [
      [
        "get the rel they are given",
        '<a href="https://a.example/">x</a>',
        '<p><a href="https://a.example/" rel="noopener" target="_blank">x</a></p>',
      ],
    ],
    { linkRel: "noopener" },
  );
});

describe("links of a page whose address is known", () => {
  check(
    [
      ["are completed", '<a href="/b">x</a>', `<p><a href="https://a.example/b" ${REL}>x</a></p>`],
      ["still do not lead into the page", '<a href="#b">x</a>', "<p>x</p>"],
    ],
    { baseUrl: "https://a.example/jobs/1" },
  );
});

const MANNERS = 'loading="lazy" decoding="async" referrerpolicy="no-referrer"';

describe("images", () => {
  check(
    [
      [
        "of the employer's are kept, and wait until they are seen",
        '<img src="https://a.example/b.png" alt="Our team" width=640 height="480" onload=x>',
        `<p><img src="https://a.example/b.png" alt="Our team" width="640" height="480" ${MANNERS}></p>`,
      ],
      [
        "quoted twice come out right",
        `<img alt='""Team' height='"60"' src="%22https://a.example/b.png%22">`,
        `<p><img src="https://a.example/b.png" alt="Team" height="60" ${MANNERS}></p>`,
      ],
      [
        "in a link stay in it",
        '<a href="https://a.example/"><img src="https://a.example/b.png"></a>',
        `<p><a href="https://a.example/" ${REL}><img src="https://a.example/b.png" alt="" ${MANNERS}></a></p>`,
      ],
      ["from the feed's own host are removed", '<p>x<img src="https://feed.example/b.png"></p>', "<p>x</p>"],
      [
        "from a host under the feed's are removed",
        '<p>x<img src="https://cdn.FEED.example./../b.png"><img src="https://www.feed.example/b.png"></p>',
        "<p>x</p>",
      ],
      [
        "from a host that only ends alike are kept",
        '<img src="https://notfeed.example/b.png">',
        `<p><img src="https://notfeed.example/b.png" alt="" ${MANNERS}></p>`,
      ],
      [
        "that track a reader are removed: Remotive's",
        '<p>x</p><img src="https://other.example/job/track/1/blank.gif?source=public_api" alt=""/>',
        "<p>x</p>",
      ],
      [
        "of a public API are removed",
        '<p>x<img src="https://a.example/b.png?x=1&amp;source=public_api"></p>',
        "<p>x</p>",
      ],
      [
        "under a tracker's path are removed",
        '<p>x<img src="https://a.example/pixel/1"><img src="https://a.example/o/open.aspx?u=1"><img src="https://a.example/1x1.png"></p>',
        "<p>x</p>",
      ],
      [
        "of one pixel are removed",
        '<p>x<img src="https://a.example/b.png" width=1 height=1><img src="https://a.example/b.png" height="0"></p>',
        "<p>x</p>",
      ],
      [
        "of one pixel by their style are removed",
        '<p>x<img src="https://a.example/b.png" style="width:1px;height:1px"></p>',
        "<p>x</p>",
      ],
      [
        "that are hidden are removed",
        '<p>x<img src="https://a.example/b.png" hidden><img src="https://a.example/b.png" style="display: none"><img src="https://a.example/b.png" style="opacity:0"></p>',
        "<p>x</p>",
      ],
      ["in the address itself are removed", '<p>x<img src="data:image/png;base64,AAAA"></p>', "<p>x</p>"],
      [
        "on a private network or at an unusual port are removed",
        '<p>x<img src="https://127.0.0.1/a.png"><img src="https://router.lan/a.png"><img src="https://a.example:8443/a.png"></p>',
        "<p>x</p>",
      ],
      ["without encryption are removed", '<p>x<img src="http://a.example/b.png"></p>', "<p>x</p>"],
      [
        "with a track in their name are kept",
        '<img src="https://a.example/race-track/blanket.gif">',
        `<p><img src="https://a.example/race-track/blanket.gif" alt="" ${MANNERS}></p>`,
      ],
    ],
    { feedHosts: ["www.feed.example"] },
  );
});

describe("hidden text", () => {
  check([
    [
      "does not appear when its style goes",
      '<p>a</p><p style="color:red;display:none">b</p><div hidden>c</div><p style="font-size:0">d</p>',
      "<p>a</p>",
    ],
    ["is not text in small or faint letters", '<p style="font-size:0.8em;opacity:0.9">a</p>', "<p>a</p>"],
  ]);
});

describe("markup too much to parse", () => {
  const nested = (depth: number) =>
    `${"<div>".repeat(depth)}<b>a</b> &amp; b<br>c${"</div>".repeat(depth)}<p>d</p>`;

  it("comes back as its text in paragraphs when it is too deep", () => {
    expect(sanitizeDescription(nested(490))).toBe("<p><strong>a</strong> &amp; b<br>c</p><p>d</p>");
    expect(sanitizeDescription(nested(501))).toBe("<p>a &amp; b<br>c</p><p>d</p>");
  });

  it("comes back as its text in paragraphs when it is too long", () => {
    const long = `<h2>A</h2><p>b <i>c</i> < d</p><script>x</script><!-- y --><ul><li>e</li></ul>${" ".repeat(300_000)}`;
    expect(sanitizeDescription(long)).toBe("<p>A</p><p>b c &lt; d</p><p>e</p>");
  });

  it("keeps its structure as long as neither it nor the result has over 300,000 characters", () => {
    const paragraph = `<p>${"word ".repeat(40)}<strong>bold</strong></p>`;
    const longest = paragraph.repeat(Math.floor(300_000 / paragraph.length));
    expect(sanitizeDescription(longest).split("<strong>")).toHaveLength(longest.split("<strong>").length);
  });

  it("comes back as its text when a browser would repeat its formatting beyond bounds", () => {
    const open = Array.from({ length: 400 }, (_, at) => `<b id=${at}>`).join("");
    expect(sanitizeDescription(`<p>${open}${"<p>a".repeat(70)}`)).toContain("<strong>a</strong>");
    expect(sanitizeDescription(`<p>${open}${"<p>a".repeat(80)}`)).toBe("<p>a</p>".repeat(80));
  });

  it("comes back as its text when the result would be too long", () => {
    const links = Array.from({ length: 6_000 }, (_, at) => `<a href="https://a.example/${at}">b</a>`).join(
      "<br>",
    );
    const safe = sanitizeDescription(links);
    expect(safe).toBe(`<p>${Array.from({ length: 6_000 }, () => "b").join("<br>")}</p>`);
    expect(sanitizeDescription(safe)).toBe(safe);
  });

  it("comes back as its text when the result would have too many elements", () => {
    const safe = sanitizeDescription(`<u><s>${"<p>a".repeat(10_500)}`);
    expect(safe).toBe("<p>a</p>".repeat(10_500));
    expect(sanitizeDescription(safe)).toBe(safe);
  });

  it("loses no word of a text of two million characters", () => {
    const words = Array.from({ length: 200_000 }, (_, at) => `word${at}`);
    expect(extractText(sanitizeDescription(`<p>${words.join(" ")}`))).toBe(words.join(" "));
  });

  it.each([
    ["nested divisions", "<div>", 97_000],
    ["nested emphasis", "<b>", 290_000],
    ["nested emphasis that is repeated in every paragraph", "<b id=1><p>", 290_000],
    ["nested tables", "<table><tr><td>", 290_000],
    ["loose items", "<li>a", 290_000],
    ["lists of one item", "<ul><li>a</ul>", 290_000],
    ["typed bullets", "• a<br>", 290_000],
    ["breaks", "a<br>", 290_000],
    ["openings of tags", "<", 1_000_000],
    ["openings of comments", "<!--", 1_000_000],
    ["openings of attributes", '<p a="', 1_000_000],
    ["scripts that are never closed", "<script>", 1_000_000],
    ["escaped newlines", "\\n", 290_000],
    ["attributes of one tag", "<p a=", 0],
    ["quotes in one attribute", "<a href='", 0],
  ])("is read in a time that grows with its length alone: %s", (what, unit, length) => {
    const long = length > 0 ? unit.repeat(length / unit.length) : inOneTag(what);
    const start = performance.now();
    const safe = sanitizeDescription(long);
    // A second or two on a busy machine. Read quadratically, the longest of these take minutes.
    expect(performance.now() - start).toBeLessThan(10_000);
    expect(sanitizeDescription(safe)).toBe(safe);
  });

  function inOneTag(what: string): string {
    if (what.startsWith("quotes")) return `<a href='${'"'.repeat(290_000)}x'>a</a>`;
    return `<p ${Array.from({ length: 40_000 }, (_, at) => `a${at}`).join(" ")}>a</p>`;
  }

  it("comes back the same from a second time, wherever the limits fall", () => {
    const unit = fc.constantFrom(
      "<p>a</p>",
      "<li>• b",
      "<b><p>c",
      '<a href="https://a.example">d</a>',
      "e<br>",
      "<div>",
      "</div>",
      "&lt;",
    );
    const long = fc.tuple(
      fc.array(unit, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 20_000, max: 310_000 }),
    );
    fc.assert(
      fc.property(long, ([units, length]) => {
        const safe = sanitizeDescription(units.join("").repeat(Math.ceil(length / units.join("").length)));
        return sanitizeDescription(safe) === safe;
      }),
      // Each has up to 310,000 characters.
      fewRuns({ instead: 25 }),
    );
  });
});
