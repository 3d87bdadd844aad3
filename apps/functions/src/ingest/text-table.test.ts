import { expect, it } from "vitest";

import { formatTable } from "./text-table.ts";

it("lines texts up at the left and figures at the right", () => {
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

it("keeps a column of figures at the right where one is not known", () => {
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

it("is its head alone where there is nothing to show", () => {
  expect(formatTable(["feed", "open"], [])).toBe("feed  open");
});
