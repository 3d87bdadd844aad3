import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { normalizeDate } from "./normalize-date.ts";

/** A value's parsed date in ISO 8601, or null. */
function read(value: unknown): string | null {
  return normalizeDate(value)?.toISOString() ?? null;
}

const MOMENT = "2026-10-05T05:15:43.000Z";
const SECONDS = Date.parse(MOMENT) / 1000;

describe("hostile values", () => {
  const fail = (): never => {
    throw new Error("boo");
  };

  it.each([
    ["a toDate that throws", { toDate: fail }],
    [
      "a getter that throws",
      {
        get seconds() {
          return fail();
        },
      },
    ],
    ["a proxy that throws", new Proxy({}, { get: fail, has: fail, getPrototypeOf: fail })],
    ["a revoked proxy", revokedProxy()],
    ["an object that only looks like a Date", Object.create(Date.prototype)],
    ["an object without a prototype", Object.create(null)],
    ["an object that pretends to be text", { toString: () => MOMENT, valueOf: () => SECONDS }],
  ])("give null for %s", (_, value: unknown) => {
    expect(normalizeDate(value)).toBeNull();
  });

  function revokedProxy(): object {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
  }

  it("give null or a plausible Date for anything", () => {
    fc.assert(
      fc.property(fc.anything({ withDate: true, withBigInt: true, withNullPrototype: true }), (value) => {
        const date = normalizeDate(value);
        return date === null || (date.getUTCFullYear() >= 1990 && date.getUTCFullYear() < 2100);
      }),
    );
  });
});

describe("every time from 1990 to 2099", () => {
  const moments = fc.integer({ min: Date.UTC(1990, 0, 1) / 1000, max: Date.UTC(2100, 0, 1) / 1000 - 1 });
  const pad = (number: number) => String(number).padStart(2, "0");

  it("reads the same from seconds, milliseconds, ISO, RFC 2822, a Timestamp and a Date", () => {
    fc.assert(
      fc.property(moments, (seconds) => {
        const date = new Date(seconds * 1000);
        const iso = date.toISOString();
        const forms = [
          seconds,
          seconds * 1000,
          iso,
          iso.slice(0, 19),
          iso.slice(0, 19).replace("T", " "),
          date,
        ];
        for (const form of [...forms, date.toUTCString(), { seconds, nanoseconds: 0 }])
          expect(read(form)).toBe(iso);
      }),
    );
  });

  it("reads the same with any offset from UTC", () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: -14 * 60, max: 14 * 60 }), (seconds, offset) => {
        const local = new Date((seconds + offset * 60) * 1000).toISOString().slice(0, 19);
        const size = Math.abs(offset);
        const zone = `${offset < 0 ? "-" : "+"}${pad(Math.trunc(size / 60))}:${pad(size % 60)}`;
        expect(read(`${local}${zone}`)).toBe(new Date(seconds * 1000).toISOString());
      }),
    );
  });

  it("reads valid calendar dates, and no others", () => {
    const parts = fc.tuple(
      fc.integer({ min: 1990, max: 2099 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 31 }),
    );
    fc.assert(
      fc.property(parts, ([year, month, day]) => {
        const text = `${year}-${pad(month)}-${pad(day)}`;
        const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
        expect(read(text)).toBe(day <= lastDay ? `${text}T00:00:00.000Z` : null);
      }),
    );
  });
});
