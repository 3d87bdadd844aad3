import * as fc from "fast-check";
import { expect, it } from "vitest";

import { createTokenBuffer, decodeTokens, encodeCode, encodeTokens, readCode } from "./token-stream.ts";

// Codes of every byte length, and those around each boundary.
const code = fc.oneof(
  fc.nat({ max: 200 }),
  fc.constantFrom(0, 127, 128, 2 ** 14 - 1, 2 ** 14, 2 ** 21 - 1, 2 ** 21, 2 ** 28 - 1, 2 ** 28, 2 ** 31 - 1),
);

it("decodes each document's codes, whatever their sizes", () => {
  fc.assert(
    fc.property(fc.array(fc.array(code), { maxLength: 8 }), (documents) => {
      // Each code is its own token, so token `n` stands for the nth code written.
      const codes = Uint32Array.from(documents.flat());
      const ends = documents.reduce((all, each) => [...all, (all.at(-1) ?? 0) + each.length], [0]);
      const stream = encodeTokens({ tokens: Uint32Array.from(codes.keys()), ends }, codes);
      const buffer = createTokenBuffer(stream);
      const decoded = documents.map((_, doc) =>
        Array.from(buffer.subarray(0, decodeTokens(stream, doc, buffer))),
      );
      expect(decoded).toEqual(documents);
    }),
  );
});

it("round-trips a single code", () => {
  fc.assert(fc.property(code, (one) => readCode(Uint8Array.from([9, ...encodeCode(one), 9]), 1) === one));
});
