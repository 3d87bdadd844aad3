import { Socket } from "node:net";

import { describe, expect, it, vi } from "vitest";

import { limitAddress } from "./limit-address.ts";
import { ADDRESS_LIMIT } from "./limits.ts";

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

  it("is counted by the address that the farthest of our proxies saw, where there are several", () => {
    vi.stubEnv("PROXIES_IN_FRONT", "2");
    ask("198.51.100.4, 192.0.2.1", ADDRESS_LIMIT.units, NOON);
    expect(caught(() => ask("made-up, 198.51.100.4, 192.0.2.2", 1, NOON))).toMatchObject(refusal);
    ask("198.51.100.5, 192.0.2.1", 1, NOON);
  });

  it("is one for a network of IPv6, and for who comes without a proxy one by their connection", () => {
    ask("2001:db8:1:2::1", ADDRESS_LIMIT.units, NOON);
    expect(caught(() => ask("2001:db8:1:2:3:4:5:6", 1, NOON))).toMatchObject(refusal);
    ask("2001:db8:1:3::1", 1, NOON);
    const socket = new Socket();
    vi.spyOn(socket, "remoteAddress", "get").mockReturnValue("198.51.100.6");
    limitAddress({ headers: {}, socket }, ADDRESS_LIMIT.units, NOON);
    expect(caught(() => ask("198.51.100.6", 1, NOON))).toMatchObject(refusal);
  });

  it("is counted for each by itself", () => {
    ask("198.51.100.2", ADDRESS_LIMIT.units, NOON);
    ask("198.51.100.3", ADDRESS_LIMIT.units, NOON);
    expect(caught(() => ask("198.51.100.2", 1, NOON))).toMatchObject(refusal);
  });
});
