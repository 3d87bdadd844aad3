import { describe, expect, it } from "vitest";

import { sanitizeDescription, type SanitizeOptions } from "./sanitize-description.ts";

type Case = readonly [what: string, given: string, expected: string];

function check(cases: readonly Case[], options?: SanitizeOptions): void {
  it.each(cases)("%s", (_, given, expected) => {
    expect(sanitizeDescription(given, options)).toBe(expected);
    expect(sanitizeDescription(expected, options)).toBe(expected);
  });
}

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

describe("links of a source that requires followed ones", () => {
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

describe("links of a page with a known URL", () => {
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
