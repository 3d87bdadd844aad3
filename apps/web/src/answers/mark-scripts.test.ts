import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { scriptMarker } from "./mark-scripts.ts";
import { START_SCRIPTS } from "./start-scripts.ts";

const PAGE =
  '<!DOCTYPE html><html><head><link rel="stylesheet" href="/_next/a.css"/>' +
  '<link rel="preload" as="script" fetchPriority="low" nonce="abc" href="/_next/main.js"/>' +
  '<script src="/_next/a.js" async="" nonce="abc"></script></head>' +
  '<body><p>“Zürich” &lt;head&gt; &lt;script src="/_next/a.js"&gt; 5 > 4</p>' +
  '<script nonce="abc" id="_R_">self.__next_f=[]</script><script src="/_next/main.js" async=""></script></body></html>';

const MARKED =
  `<!DOCTYPE html><html><head><script nonce="abc">${START_SCRIPTS}</script>` +
  '<link rel="stylesheet" href="/_next/a.css"/>' +
  '<script type="held" src="/_next/a.js" async="" nonce="abc"></script></head>' +
  '<body><p>“Zürich” &lt;head&gt; &lt;script src="/_next/a.js"&gt; 5 > 4</p>' +
  '<script nonce="abc" id="_R_">self.__next_f=[]</script><script type="held" src="/_next/main.js" async=""></script></body></html>';

const bytes = Buffer.from(PAGE);

function mark(...pieces: Buffer[]): string {
  const marker = scriptMarker("abc");
  return Buffer.concat([...pieces.map((piece) => marker.add(piece)), marker.end()]).toString();
}

describe("a page", () => {
  it("has its scripts wait, with the one that starts them before them, and is the same else", () => {
    expect(mark(bytes)).toBe(MARKED);
  });

  it("is the same however it is cut, within a tag or a letter too", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(bytes.length)), (cuts) => {
        const ends = [0, ...cuts.toSorted((a, b) => a - b), bytes.length];
        const pieces = ends.slice(1).map((end, at) => bytes.subarray(ends[at], end));
        expect(mark(...pieces)).toBe(MARKED);
      }),
    );
  });

  it("goes out as it comes in, but for a tag that is cut off", () => {
    const marker = scriptMarker("abc");
    expect(marker.add(Buffer.from("<p>Tide</p><scr")).toString()).toBe("<p>Tide</p>");
    expect(marker.add(Buffer.from('ipt src="/_next/a.js">')).toString()).toBe(
      '<script type="held" src="/_next/a.js">',
    );
  });

  it("has one script that starts the others, whatever its texts hold", () => {
    expect(mark(Buffer.from("<head></head><head>")).match(/startOncePainted|querySelectorAll/g)).toHaveLength(
      START_SCRIPTS.match(/startOncePainted|querySelectorAll/g)?.length ?? 0,
    );
  });

  it.each([
    '<link rel="preload" as="script" href="/_next/a.js"/>',
    '<link rel="preload" href="/_next/a.js" as="script" nonce="abc"/>',
  ])("asks for no script ahead: %s", (tag) => {
    expect(mark(Buffer.from(`<p></p>${tag}<p></p>`))).toBe("<p></p><p></p>");
  });

  it("asks for its type ahead", () => {
    const tag = '<link rel="preload" href="/_next/a.woff2" as="font"/>';
    expect(mark(Buffer.from(tag))).toBe(tag);
  });

  it("without a policy has no nonce", () => {
    expect(scriptMarker(undefined).add(Buffer.from("<head>")).toString()).toBe(
      `<head><script>${START_SCRIPTS}</script>`,
    );
  });
});
