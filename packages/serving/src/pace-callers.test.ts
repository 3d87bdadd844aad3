import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { paceCallers } from "./pace-callers.ts";

describe("a caller's allowance", () => {
  const allowance = { rates: [{ perSecond: 10, burst: 20 }], waitMs: 500, maxCallers: 3 };
  const open = (caller = "a") => {
    const pace = paceCallers(allowance);
    return (units: number, now: number, by = caller) => pace({ caller: by, units, now });
  };

  it("allows anything at first, then delays once the burst is used up, then refuses", () => {
    const ask = open();
    expect([ask(15, 0), ask(10, 0), ask(5, 0), ask(1, 0)]).toEqual([0, 0, 500, undefined]);
    expect(ask(1_000_000, 0, "b")).toBe(0);
  });

  it("refills over time, but not in advance", () => {
    const ask = open();
    expect([ask(30, 0), ask(10, 1000), ask(10, 1000)]).toEqual([0, 0, undefined]);
    expect([ask(26, 3_600_000), ask(1, 3_600_000)]).toEqual([0, undefined]);
  });

  it("is not reduced by refused requests", () => {
    const ask = open();
    ask(26, 0);
    for (let times = 0; times < 100; times += 1) expect(ask(20, 0)).toBeUndefined();
    expect(ask(5, 100)).toBe(500);
  });

  it("is separate for each caller", () => {
    const ask = open();
    expect([ask(30, 0, "a"), ask(30, 0, "b"), ask(1, 0, "a")]).toEqual([0, 0, undefined]);
  });

  it("is remembered for a limited number of recent callers", () => {
    const ask = open();
    for (const caller of ["a", "b", "c", "a", "d"]) ask(30, 0, caller);
    expect([ask(30, 0, "a"), ask(30, 0, "d"), ask(30, 0, "b")]).toEqual([undefined, undefined, 0]);
  });

  it("is spread by a second rate, so that a burst does not come all at once", () => {
    const rates = [
      { perSecond: 10, burst: 15 },
      { perSecond: 50, burst: 0 },
    ];
    const pace = paceCallers({ rates, waitMs: 500, maxCallers: 3 });
    const ask = (now: number) => pace({ caller: "a", units: 5, now });
    expect([ask(0), ask(0), ask(0), ask(0), ask(0), ask(0)]).toEqual([0, 100, 200, 300, 500, undefined]);
    expect([ask(60_000), ask(60_050)]).toEqual([0, 50]);
  });

  it("never exceeds the limit by more than the last request, however a caller asks", () => {
    const asked = fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 300 }));
    fc.assert(
      fc.property(fc.array(asked, { maxLength: 200 }), (asking) => {
        const ask = open();
        let [now, spent] = [0, 0];
        for (const [units, later] of asking) {
          now += later;
          if (ask(units, now) !== undefined) spent += units;
          expect(spent).toBeLessThanOrEqual(20 + 20 + ((now + 500) * 10) / 1000 + 1e-6);
        }
      }),
    );
  });
});
