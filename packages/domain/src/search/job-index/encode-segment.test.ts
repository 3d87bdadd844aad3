import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { arbitraryBoard } from "../../testing/arbitrary-board.ts";
import { manyFilters } from "../../testing/arbitrary-filters.ts";
import { askIndex, filtersOf } from "../../testing/ask-index.ts";
import { buildJob } from "../../testing/build-job.ts";
import { buildJobSegment } from "./build-segment.ts";
import { decodeJobSegment } from "./decode-segment.ts";
import { encodeJobSegment } from "./encode-segment.ts";
import { STORED_SEGMENT } from "./fixtures/stored-segment.ts";
import { openJobIndex } from "./open-job-index.ts";
import type { JobSegment } from "./segment.ts";

const bytes = encodeJobSegment(buildJobSegment([buildJob(), buildJob({ sourceId: "2", tags: ["a", "b"] })]));

function codeOf(stored: Uint8Array): string {
  const reading = decodeJobSegment(stored);
  return reading.ok ? "read" : reading.error.code;
}

function decode(stored: Uint8Array): JobSegment {
  const reading = decodeJobSegment(stored);
  if (!reading.ok) throw new Error(reading.error.code);
  return reading.value;
}

describe("a stored segment", () => {
  it("answers queries as before once loaded, and still removes what it removed", () => {
    fc.assert(
      fc.property(arbitraryBoard, manyFilters, ({ segments }, asked) => {
        const loaded = segments.map((segment) => decode(encodeJobSegment(segment)));
        expect(loaded.map(({ removed }) => removed)).toEqual(segments.map(({ removed }) => removed));
        const [before, after] = [openJobIndex(segments), openJobIndex(loaded)];
        for (const filters of asked) expect(askIndex(after, filters)).toEqual(askIndex(before, filters));
      }),
    );
  });

  it("is the same bytes once loaded and stored again", () => {
    expect(encodeJobSegment(decode(bytes))).toEqual(bytes);
  });

  it("is of another version if it was stored before a filter was added", () => {
    expect(codeOf(Uint8Array.from(atob(STORED_SEGMENT), (letter) => letter.charCodeAt(0)))).toBe(
      "unknown-version",
    );
  });

  it("is of another version if it lacks the column of a filter", () => {
    const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
    const other = text.replace('"companies"', '"companion"');
    expect(codeOf(Uint8Array.from(other, (letter) => letter.charCodeAt(0)))).toBe("unknown-version");
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])("can be read from any offset in a larger buffer: %i bytes", (offset) => {
    const larger = new Uint8Array(bytes.length + 16);
    larger.set(bytes, offset);
    const segment = decode(larger.subarray(offset, offset + bytes.length));
    expect(askIndex(openJobIndex([segment]), filtersOf()).ids).toEqual(["remotive-1", "remotive-2"]);
  });

  it("is reported if it is of another version", () => {
    const newer = bytes.slice();
    newer[4] = 99;
    expect(codeOf(newer)).toBe("unknown-version");
  });

  it("is of another version if its cards have different fields", () => {
    const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
    const other = text.replace('"company_logo"', '"company_mark"');
    expect(codeOf(Uint8Array.from(other, (letter) => letter.charCodeAt(0)))).toBe("unknown-version");
  });

  it("is reported if it is truncated anywhere or too long", () => {
    const cut = Array.from({ length: bytes.length }, (_, length) => codeOf(bytes.subarray(0, length)));
    expect(new Set(cut)).toEqual(new Set(["damaged"]));
    expect(codeOf(Uint8Array.from([...bytes, 0]))).toBe("damaged");
  });

  it("is reported if it is something else entirely", () => {
    expect(codeOf(new Uint8Array(bytes.length))).toBe("damaged");
    expect(codeOf(new TextEncoder().encode('{"error":"not found","detail":"no such chunk"}'))).toBe(
      "damaged",
    );
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (foreign) => codeOf(foreign) === "damaged"));
  });

  it("never throws or hangs, whichever of its first bytes are changed", () => {
    const header = fc.record({ at: fc.nat({ max: 400 }), byte: fc.nat({ max: 255 }) });
    fc.assert(
      fc.property(fc.array(header, { minLength: 1, maxLength: 3 }), (changes) => {
        const changed = bytes.slice();
        for (const { at, byte } of changes) changed[at] = byte;
        expect(["read", "damaged", "unknown-version"]).toContain(codeOf(changed));
      }),
    );
  });
});
