import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { buildNodes } from "../testing/allowed-markup.ts";
import { arbitraryAttack } from "../testing/arbitrary-attack.ts";
import { listPictures, movePictures } from "./pictures.ts";
import { sanitizeDescription } from "./sanitize-description.ts";

/** As a parser finds them. */
const readPictures = (markup: string) =>
  buildNodes(markup).flatMap(({ name, attributes }) =>
    name === "img" ? attributes.flatMap(([attribute, value]) => (attribute === "src" ? [value] : [])) : [],
  );
const ADDRESSES = ["https://tern.example/a.png?b=1&c=%22&amp;lt=%3C", "https://tern.example/b.webp"];
const html = sanitizeDescription(
  `<p>a</p><img src="${ADDRESSES[0]?.replaceAll("&", "&amp;")}" alt='<img src="https://no.example">'><p>&lt;img src="https://no.example/"&gt; <img src=${ADDRESSES[1]} width=9>`,
);

describe("the pictures of a description", () => {
  it("are those that a browser would ask for, and no text that looks like one", () => {
    expect(listPictures(html)).toEqual(ADDRESSES);
    fc.assert(
      fc.property(arbitraryAttack, (markup) => {
        const safe = sanitizeDescription(markup);
        expect(listPictures(safe)).toEqual(readPictures(safe));
      }),
    );
  });

  it("can be had from elsewhere, with nothing else changed", () => {
    const moved = movePictures(html, (address) => `/picture?of="1"&url=${address}`);
    expect(readPictures(moved)).toEqual(ADDRESSES.map((address) => `/picture?of="1"&url=${address}`));
    expect(movePictures(html, (address) => address)).toBe(html);
  });
});
