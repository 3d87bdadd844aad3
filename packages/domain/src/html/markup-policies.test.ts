import { describe, expect, it } from "vitest";

import { MAX_URL_LENGTH } from "../links/safe-link.ts";
import {
  headingLevel,
  isBlockTag,
  isDroppedTag,
  isHidden,
  isTiny,
  marksInside,
  readImage,
  readLinkUrl,
  unquoteUrl,
} from "./markup-policies.ts";

const reading =
  (attributes: Readonly<Record<string, string>>) =>
  (name: string): string | undefined =>
    attributes[name];
const styled = (style: string) => reading({ style });
const image = (attributes: Readonly<Record<string, string>>) =>
  readImage(
    reading({ src: "https://a.example/b.png", ...attributes }),
    ["www.Feed.example"],
    "https://base.example/c/",
  );

describe("a style", () => {
  it.each([
    ["display:none", "display : none", "color:red;display:none", "color:red; Display:NONE"],
    ["visibility:hidden", "visibility : hidden"],
    ["opacity:0", "opacity : 0 ", "opacity:0.00", "opacity:0 !important", "opacity:0;color:red"],
    ["font-size:0", "font-size : 0px", "font-size:0.0em"],
  ])("hides text: %s", (...styles) => {
    expect(styles.filter((style) => !isHidden(styled(style)))).toEqual([]);
  });

  it.each([
    ["display:block", "x-display:none", "display:none".slice(0, -1)],
    ["opacity:0.9", "opacity:0.05", "opacity:1", "xopacity:0", "opacity:0a"],
    ["font-size:0.8em", "font-size:0.05em", "font-size:10px", "x-font-size:0"],
    ["", "visibility:visible"],
  ])("does not: %s", (...styles) => {
    expect(styles.filter((style) => isHidden(styled(style)))).toEqual([]);
  });

  it("is not needed for what is hidden by its own attribute, and none hides nothing", () => {
    expect(isHidden(reading({ hidden: "" }))).toBe(true);
    expect(isHidden(reading({}))).toBe(false);
    expect(isTiny(reading({}))).toBe(false);
  });

  it("makes pictures of up to three pixels a side tiny, and no others", () => {
    const tiny = [
      "width:1px",
      "height:0",
      "max-width:3px",
      "max-height : 2.55px",
      "a:b;width:1px",
      "a:b; Width:1PX",
      "width:1px;a:b",
      "width:1px !important",
      "width:1px  ;a:b",
      "height:3",
    ];
    const seen = [
      "width:4px",
      "width:10px",
      "width:1em",
      "width:1%",
      "min-width:1px",
      "xwidth:1px",
      "width:1pxx",
      "",
    ];
    expect(tiny.filter((style) => !isTiny(styled(style)))).toEqual([]);
    expect(seen.filter((style) => isTiny(styled(style)))).toEqual([]);
  });
});

describe("emphasis", () => {
  const marks = (tagName: string, style?: string, outer: readonly ("strong" | "em")[] = []) =>
    [...marksInside(tagName, style === undefined ? reading({}) : styled(style), new Set(outer))].join();

  it.each([
    ["strong", "b strong dt summary"],
    ["em", "em i cite"],
    ["u", "u ins"],
    ["s", "s strike del"],
    ["sub", "sub"],
    ["sup", "sup"],
    ["code", "code kbd samp tt"],
    ["", "span p a mark small big font h1"],
  ])("is %s of the elements %s", (mark, tags) => {
    expect(tags.split(" ").map((tag) => marks(tag))).toEqual(tags.split(" ").map(() => mark));
  });

  it.each([
    ["strong", "bold", "bolder", "600", "700", "BOLD", "900 !important"],
    ["", "normal", "lighter", "500", "400", "501", "inherit", ""],
  ])("is %s by a weight of its style", (mark, ...weights) => {
    const styles = weights.flatMap((weight) => [
      `font-weight:${weight}`,
      `a:b;font-weight : ${weight}`,
      `a:b font-weight:${weight}`,
    ]);
    expect(styles.filter((style) => marks("span", style) !== mark)).toEqual([]);
    expect(marks("span", "xfont-weight:700")).toBe("");
  });

  it.each(["normal", "lighter", "400", "500"])("ends by a weight of %s", (weight) => {
    expect(marks("b", `font-weight:${weight}`)).toBe("");
    expect(marks("span", `font-weight:${weight}`, ["em", "strong"])).toBe("em");
  });

  it.each(["inherit", "550", "", "bold!"])("goes on by one of %s", (weight) => {
    expect(marks("b", `font-weight:${weight}`)).toBe("strong");
    expect(marks("i", `font-weight:${weight}`, ["strong"])).toContain("strong");
  });
});

describe("an element", () => {
  const dropped =
    "applet audio button canvas datalist fencedframe frameset iframe map meter noembed noframes noscript object optgroup option output portal progress script select style template textarea title video xmp";
  const blocks =
    "address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li listing main menu nav ol p plaintext pre search section summary table tbody td tfoot th thead tr ul";
  const inline = "a abbr b br code em i img q small span strong sub sup u".split(" ");

  it("goes with all it holds, stands on lines of its own, or is part of its line", () => {
    expect(dropped.split(" ").filter((tag) => !isDroppedTag(tag) || isBlockTag(tag))).toEqual([]);
    expect(blocks.split(" ").filter((tag) => !isBlockTag(tag) || isDroppedTag(tag))).toEqual([]);
    expect(inline.filter((tag) => isDroppedTag(tag) || isBlockTag(tag))).toEqual([]);
    expect([isDroppedTag(""), isBlockTag("")]).toEqual([false, false]);
  });

  it.each([
    ["h1", undefined, 1],
    ["h6", "h2", 6],
    ["h7", undefined, undefined],
    ["xh1", undefined, undefined],
    ["h12", undefined, undefined],
    ["div", "h3", 3],
    ["p", "a h4 b", 4],
    ["div", '"h5"', 5],
    ["div", "'h5'", 5],
    ["div", "xh5", undefined],
    ["div", "h5x", undefined],
    ["div", "h7", undefined],
    ["div", undefined, undefined],
    ["span", "h3", undefined],
  ])("<%s> of the class %s is a heading of level %s", (tag, className, level) => {
    expect(headingLevel(tag, className)).toBe(level);
  });
});

describe("a link", () => {
  it.each([
    ["https://a.example/?b=1", "https://a.example/?b=1"],
    [" http://a.example/ ", "http://a.example/"],
    ["www.a.example/b", "https://www.a.example/b"],
    ["WWW.a.example", "https://www.a.example/"],
    ["//a.example/b", "https://a.example/b"],
    ["%22https://a.example/%22", "https://a.example/"],
    [`"'https://a.example/'"`, "https://a.example/"],
    ["b", "https://base.example/c/b"],
    ["xwww.a", "https://base.example/c/xwww.a"],
    ["ada@b@a.example", "https://base.example/c/ada@b@a.example"],
    ["ada@a.e1", "https://base.example/c/ada@a.e1"],
    ["ada@a.e", "https://base.example/c/ada@a.e"],
    ["", undefined],
    ["  ", undefined],
    ["#a", undefined],
    ["mailto:a@b.example", undefined],
    ["mailto:a@b.example?bcc=c@d.example", undefined],
    ["tel:+441", undefined],
    ["ada@a.example", undefined],
    ["javascript:a()", undefined],
    ["data:text/html,a", undefined],
    ["ftp://a.example/", undefined],
    ["https://ada@a.example/", undefined],
    ["https://:secret@a.example/", undefined],
    ["https://", undefined],
  ])("to %s leads to %s", (raw, url) => {
    expect(readLinkUrl(raw, "https://base.example/c/")).toBe(url);
  });

  it("leads nowhere from a page nobody knows, nor where it is too long, written or read", () => {
    expect(readLinkUrl("b")).toBeUndefined();
    const long = (length: number, last = "a") => `https://a.example/${"a".repeat(length - 19)}${last}`;
    expect(readLinkUrl(long(MAX_URL_LENGTH))).toHaveLength(MAX_URL_LENGTH);
    expect(readLinkUrl(long(MAX_URL_LENGTH + 1))).toBeUndefined();
    expect(readLinkUrl(long(MAX_URL_LENGTH, "ä"))).toBeUndefined();
    expect(readLinkUrl(`${long(MAX_URL_LENGTH)} `)).toBeUndefined();
  });

  it.each([
    ["%22a%22", "a"],
    [` "'a'" `, "a"],
    ["'a", "a"],
    ["a'", "a'"],
    ["a%22b", "a%22b"],
    ["%22a%22b%22", "a%22b"],
    [" a ", " a "],
  ])("quoted as %s is %s", (raw, text) => {
    expect(unquoteUrl(raw)).toBe(text);
  });
});

describe("an image", () => {
  const isSeen = (src: string) => image({ src }) !== undefined;

  it.each([
    "track",
    "tracking",
    "tracker",
    "trk",
    "pixel",
    "pixels",
    "beacon",
    "impression",
    "impressions",
    "collect",
  ])("is a tracker's under a path named %s", (name) => {
    const seen = [`/${name}/b.png`, `/${name}.png`, `/${name}`, `/a/${name.toUpperCase()}/b.png`];
    expect(seen.filter((path) => isSeen(`https://a.example${path}`))).toEqual([]);
    expect([`/x${name}/b.png`, `/${name}x/b.png`].every((path) => isSeen(`https://a.example${path}`))).toBe(
      true,
    );
  });

  it.each(["blank", "spacer", "transparent", "clear", "pixel", "1x1", "open"])(
    "is a tracker's as a file named %s",
    (name) => {
      const endings = ["gif", "png", "jpg", "jpeg", "webp", "svg", "aspx", "php", "GIF"];
      expect(endings.filter((ending) => isSeen(`https://a.example/o/${name}.${ending}`))).toEqual([]);
      const others = [`/a${name}.gif`, `/b/${name}.gif/c.bmp`].filter((path) => !/\/pixel\./.test(path));
      expect(others.filter((path) => !isSeen(`https://a.example${path}`))).toEqual([]);
    },
  );

  it("is shown from https alone, and neither of the feed's host, of an API, nor with a name in its address", () => {
    const shown = [
      "https://a.example/b.png",
      "'https://a.example/b.png'",
      "b.png",
      "https://afeed.example/b.png",
    ];
    const hidden = [
      "http://a.example/b.png",
      "data:image/png,a",
      "https://ada@a.example/b",
      "https://127.0.0.1/b.png",
      "https://router.lan/b.png",
      "https://a.example:8443/b.png",
      "https://a..example/b.png",
      "https://:b@a.example/b",
      "https://feed.example/b.png",
      "https://cdn.feed.example/b.png",
      "https://feed.example./b.png",
      "https://a.example/b?source=public_api",
      "https://a.example/b?c=d&e=PUBLIC-API",
      "https://a.example/b?c=publicapi",
      "https://a.example/public-api/b.png",
      "https://a.example/b/public_api",
      "https://a.example/Publicapi",
      `https://a.example/${"a".repeat(MAX_URL_LENGTH)}`,
      `https://a.example/${"ä".repeat(MAX_URL_LENGTH / 3)}`,
    ];
    expect(shown.filter((src) => !isSeen(src))).toEqual([]);
    expect(hidden.filter(isSeen)).toEqual([]);
    for (const path of ["?c=not_public_api", "?c=public_apis", "public-apis/b", "x/my-public-api"])
      expect([path, isSeen(`https://a.example/${path}`)]).toEqual([path, true]);
    expect(readImage(reading({}), [])).toBeUndefined();
  });

  it.each([
    ["120", 120],
    ["120px", 120],
    ["120.75PX", 120],
    ['"120"', 120],
    ["4", 4],
    ["4000", 4000],
    ["4001", undefined],
    ["123456", undefined],
    ["50%", undefined],
    ["wide", undefined],
    ["12a", undefined],
    ["", undefined],
  ])("of the sides %s is written with %s", (raw, side) => {
    expect(image({ width: raw })).toMatchObject({ width: side, height: undefined });
    expect(image({ height: raw })).toMatchObject({ width: undefined, height: side });
  });

  it.each(["0", "1", "3", "3px", '"2"'])("of %s pixels is not shown", (side) => {
    expect(image({ width: side })).toBeUndefined();
    expect(image({ height: side, width: "100" })).toBeUndefined();
  });

  it.each([
    ["A  team\n photo", "A team photo"],
    [` "' Logo '" `, "Logo"],
    [`Ada's "own" logo`, `Ada's "own" logo`],
    ["a".repeat(301), "a".repeat(300)],
  ])("is described without quotes and blanks around, in 300 characters: %s", (raw, alt) => {
    expect(image({ alt: raw })?.alt).toBe(alt);
    expect(image({})?.alt).toBe("");
  });
});
