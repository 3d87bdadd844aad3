import { expect, it } from "vitest";

import { readPayCookie, writePayCookie } from "./reader-pay.ts";

it.each([
  { currency: "BRL", period: "month", min: 25_000 },
  { currency: "EUR", period: "hour", min: 12.5 },
  { currency: "INR", period: "year" },
] as const)("remembers $currency for a $period", (asked) => {
  expect(readPayCookie(writePayCookie(asked))).toEqual(asked);
  expect(writePayCookie(asked)).not.toMatch(/[;, "\\]/);
});

it.each([undefined, "", "BRL", "brl~month", "BRL~fortnight", "<b>~month~1", "~~"])(
  "ignores a malformed cookie: %j",
  (text) => {
    expect(readPayCookie(text)).toBeUndefined();
  },
);

it("ignores an invalid amount", () => {
  expect(readPayCookie("BRL~month~much")).toEqual({ currency: "BRL", period: "month" });
});
