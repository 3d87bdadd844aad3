import { Socket } from "node:net";

import { describe, expect, it } from "vitest";

import { limitAddress } from "./address-limit.ts";
import { ADDRESS_LIMIT } from "./rate-limits.ts";

const ask = (address: string, cost: number, now: number) =>
  limitAddress({ headers: { "x-forwarded-for": address }, socket: new Socket() }, cost, now);
const NOON = Date.parse("2026-11-22T12:00:00Z");
const refusal = { code: "resource-exhausted", field: "rate" };
const caught = (work: () => void) => {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
};

describe("what one address may ask", () => {
  it("is so much a minute, whatever a caller writes before the address that Google's front end saw", () => {
    ask("198.51.100.1", ADDRESS_LIMIT.units - 1, NOON);
    expect(caught(() => ask("198.51.100.1", 2, NOON))).toMatchObject(refusal);
    ask("198.51.100.1", 1, NOON);
    expect(caught(() => ask("10.0.0.1, 198.51.100.1", 1, NOON + 59_999))).toMatchObject(refusal);
    ask("198.51.100.1", 1, NOON + 60_000);
  });

  it("is counted for each by itself", () => {
    ask("198.51.100.2", ADDRESS_LIMIT.units, NOON);
    ask("198.51.100.3", ADDRESS_LIMIT.units, NOON);
    expect(caught(() => ask("198.51.100.2", 1, NOON))).toMatchObject(refusal);
  });
});
