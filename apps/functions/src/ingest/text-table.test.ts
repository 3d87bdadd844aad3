import { expect, it } from "vitest";

import { formatTable } from "./text-table.ts";

it("aligns texts left and numbers right", () => {
  expect(
    formatTable(
      ["source", "read", "note"],
      [
        ["remotive", 42, "a"],
        ["remote-ok", 7, ""],
      ],
    ),
  ).toBe("source     read  note\nremotive     42  a\nremote-ok     7");
});

it("keeps a column of numbers right-aligned if one is unknown", () => {
  expect(
    formatTable(
      ["feed", "open"],
      [
        ["a", 1000],
        ["b", ""],
      ],
    ),
  ).toBe("feed  open\na     1000\nb");
});

it("is only its header if there is nothing to show", () => {
  expect(formatTable(["feed", "open"], [])).toBe("feed  open");
});
