import { describe, expect, it } from "vitest";

import { readRequestId } from "./request-id.ts";

describe("a request id", () => {
  it("is taken from the request, if valid", () => {
    expect(readRequestId("0b5f2c1e-7f0a-4a53-9c3d-000000000000", () => "new")).toBe(
      "0b5f2c1e-7f0a-4a53-9c3d-000000000000",
    );
  });

  it.each(["short", "a".repeat(65), "abcdefgh\nINFO forged", "ada@example.com", "", undefined, ["abcdefgh"]])(
    "is newly created instead of %j",
    (given) => {
      expect(readRequestId(given, () => "made-anew")).toBe("made-anew");
    },
  );
});
