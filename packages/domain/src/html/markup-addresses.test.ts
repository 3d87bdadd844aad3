import { describe, expect, it } from "vitest";

import { MAX_URL_LENGTH } from "../links/safe-link.ts";
import { readImage, readLinkUrl, unquoteUrl } from "./markup-policies.ts";

const reading =
  (attributes: Readonly<Record<string, string>>) =>
  (name: string): string | undefined =>
    attributes[name];
const image = (attributes: Readonly<Record<string, string>>) =>
  readImage(
    reading({ src: "https://a.example/b.png", ...attributes }),
    ["www.Feed.example"],
    "https://base.example/c/",
  );

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

  it("is dropped if the page is unknown or if it is too long, raw or parsed", () => {
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
  ])("is a tracker under a path named %s", (name) => {
    const seen = [`/${name}/b.png`, `/${name}.png`, `/${name}`, `/a/${name.toUpperCase()}/b.png`];
    expect(seen.filter((path) => isSeen(`https://a.example${path}`))).toEqual([]);
    expect([`/x${name}/b.png`, `/${name}x/b.png`].every((path) => isSeen(`https://a.example${path}`))).toBe(
      true,
    );
  });

  it.each(["blank", "spacer", "transparent", "clear", "pixel", "1x1", "open"])(
    "is a tracker as a file named %s",
    (name) => {
      const endings = ["gif", "png", "jpg", "jpeg", "webp", "svg", "aspx", "php", "GIF"];
      expect(endings.filter((ending) => isSeen(`https://a.example/o/${name}.${ending}`))).toEqual([]);
      const others = [`/a${name}.gif`, `/b/${name}.gif/c.bmp`].filter((path) => !/\/pixel\./.test(path));
      expect(others.filter((path) => !isSeen(`https://a.example${path}`))).toEqual([]);
    },
  );

  it("is only shown from https, not from the feed's host or an API, and not with credentials in its URL", () => {
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
  ])("has an alt text without surrounding quotes and spaces, up to 300 characters: %s", (raw, alt) => {
    expect(image({ alt: raw })?.alt).toBe(alt);
    expect(image({})?.alt).toBe("");
  });
});
