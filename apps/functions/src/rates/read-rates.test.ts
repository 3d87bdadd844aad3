import { BUNDLED_RATES, type ReferenceRates } from "@farwork/domain/rates";
import { expect, it } from "vitest";

import { cacheRates } from "./read-rates.ts";

const MINUTE = 60_000;
const ratesOf = (date: string): ReferenceRates => ({ ...BUNDLED_RATES, date });

/** Cached rates with a fake database and clock. */
function hold(load: () => Promise<ReferenceRates | undefined>) {
  const state = { minutes: 0, loads: 0, failures: 0 };
  const read = cacheRates({
    load: () => {
      state.loads += 1;
      return load();
    },
    clock: () => state.minutes * MINUTE,
    pause: async () => {},
    onFailed: () => void (state.failures += 1),
  });
  return { state, readDate: async () => (await read()).date };
}

it("returns the bundled rates until others are stored", async () => {
  const { readDate } = hold(async () => undefined);
  expect(await readDate()).toBe(BUNDLED_RATES.date);
});

it("returns stored ones from the first request", async () => {
  const { readDate, state } = hold(() => Promise.resolve(ratesOf("2026-01-29")));
  expect(await readDate()).toBe("2026-01-29");
  expect(await readDate()).toBe("2026-01-29");
  expect(state.loads).toBe(1);
});

it("checks for newer ones after half an hour, returning old ones meanwhile", async () => {
  let stored = ratesOf("2026-01-29");
  const { readDate, state } = hold(async () => stored);
  await readDate();
  stored = ratesOf("2026-01-30");
  state.minutes = 29;
  expect(await readDate()).toBe("2026-01-29");
  state.minutes = 31;
  await readDate();
  expect(await readDate()).toBe("2026-01-30");
});

it("never returns to an older day", async () => {
  const { readDate } = hold(async () => ratesOf("2020-01-01"));
  expect(await readDate()).toBe(BUNDLED_RATES.date);
});

it("keeps cached rates if the database fails, and retries after a minute", async () => {
  const { readDate, state } = hold(() => Promise.reject(new Error("away")));
  expect(await readDate()).toBe(BUNDLED_RATES.date);
  expect(state.failures).toBe(1);
  await readDate();
  expect(state.loads).toBe(1);
  state.minutes = 1;
  await readDate();
  expect(state.loads).toBe(2);
});

it("does not wait for a hanging database", async () => {
  const { readDate } = hold(() => new Promise(() => {}));
  expect(await readDate()).toBe(BUNDLED_RATES.date);
});
