import { describe, expect, it } from "vitest";

import { headingLevel, isHidden, isTiny, marksInside } from "./markup-policies.ts";
import { BLOCK_TAGS, DROPPED_TAGS } from "./tags.ts";

const reading =
  (attributes: Readonly<Record<string, string>>) =>
  (name: string): string | undefined =>
    attributes[name];
const styled = (style: string) => reading({ style });

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

  it("is not needed for elements with the hidden attribute, and without one nothing is hidden", () => {
    expect(isHidden(reading({ hidden: "" }))).toBe(true);
    expect(isHidden(reading({}))).toBe(false);
    expect(isTiny(reading({}))).toBe(false);
  });

  it("makes images of up to three pixels per side tiny, and no others", () => {
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
  ])("is %s by its font weight", (mark, ...weights) => {
    const styles = weights.flatMap((weight) => [
      `font-weight:${weight}`,
      `a:b;font-weight : ${weight}`,
      `a:b font-weight:${weight}`,
    ]);
    expect(styles.filter((style) => marks("span", style) !== mark)).toEqual([]);
    expect(marks("span", "xfont-weight:700")).toBe("");
  });

  it.each(["normal", "lighter", "400", "500"])("ends with a font weight of %s", (weight) => {
    expect(marks("b", `font-weight:${weight}`)).toBe("");
    expect(marks("span", `font-weight:${weight}`, ["em", "strong"])).toBe("em");
  });

  it.each(["inherit", "550", "", "bold!"])("continues with a font weight of %s", (weight) => {
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

  it("is dropped with its contents, is a block, or is inline", () => {
    expect(dropped.split(" ").filter((tag) => !DROPPED_TAGS.has(tag) || BLOCK_TAGS.has(tag))).toEqual([]);
    expect(blocks.split(" ").filter((tag) => !BLOCK_TAGS.has(tag) || DROPPED_TAGS.has(tag))).toEqual([]);
    expect(inline.filter((tag) => DROPPED_TAGS.has(tag) || BLOCK_TAGS.has(tag))).toEqual([]);
    expect([DROPPED_TAGS.has(""), BLOCK_TAGS.has("")]).toEqual([false, false]);
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
