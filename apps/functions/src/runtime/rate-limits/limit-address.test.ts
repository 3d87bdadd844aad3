import { createHmac } from "node:crypto";
import { Socket } from "node:net";

import { FetchSimilarJobs, getCallCost } from "@farwork/domain";
import { writeSiteClaim } from "@farwork/serving/site-token";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { JOB_CALLABLE, WEBHOOK } from "../function-options.ts";
import { limitAddress, limitAddressBy } from "./limit-address.ts";
import {
  ADDRESS_LIMIT,
  MAX_WAITING,
  OWN_LIMITS,
  type OwnLimitName,
  REFUSED_MS,
  UNKNOWN_SITE_FACTOR,
} from "./limits.ts";

const SECRET = "of the site and the functions";
const COST = getCallCost(FetchSimilarJobs, { jobId: "remotive-1", limit: 5 });
const NOON = Date.parse("2026-11-22T12:00:00Z");
const refusal = { code: "resource-exhausted", field: "rate" };
const [slow, fast] = ADDRESS_LIMIT.rates;
const { waitMs } = ADDRESS_LIMIT;
/** More than the burst allows, even after the maximum wait. */
const TOO_MUCH = slow.burst + (slow.perSecond * waitMs) / 1000 + 1;

const ROOM = {
  ofAddress: JOB_CALLABLE.concurrency * MAX_WAITING.ofAddress,
  ofAll: JOB_CALLABLE.concurrency * MAX_WAITING.ofAll,
};
const pause = vi.fn<(milliseconds: number) => Promise<void>>(async () => {});
beforeEach(() => {
  pause.mockReset().mockResolvedValue();
  vi.stubEnv("SITE_SECRET", SECRET);
});

type Way = { readonly headers?: object; readonly query?: object; readonly remoteAddress?: string };
const write = (way: Way) => {
  const socket = new Socket();
  vi.spyOn(socket, "remoteAddress", "get").mockReturnValue(way.remoteAddress ?? "127.0.0.1");
  return { headers: { ...way.headers }, query: { ...way.query }, socket };
};
const ask = (way: Way, units: number, now = NOON) => limitAddress(write(way), units, { now, pause });
const askFor = (name: OwnLimitName, way: Way, count: number) =>
  limitAddressBy(name, write(way), count, { now: NOON, pause });
const from = (forwardedFor: string) => ({ headers: { "x-forwarded-for": forwardedFor } });
/** Waiting calls wait until released. */
function holdPauses() {
  const turn = Promise.withResolvers<void>();
  pause.mockReturnValue(turn.promise);
  return turn;
}
async function exhaust(way: Way) {
  await ask(way, TOO_MUCH);
  pause.mockClear();
}

describe("the limit of an address", () => {
  it("allows bursts at first, then delays, then rejects", async () => {
    const ada = from("198.51.100.1");
    await ask(ada, fast.burst + fast.perSecond / 10);
    expect(pause).not.toHaveBeenCalled();
    await ask(ada, (fast.perSecond * waitMs) / 1000);
    expect(pause.mock.calls).toEqual([[100]]);
    await expect(ask(ada, 1)).rejects.toMatchObject(refusal);
    await ask(ada, 1, NOON + 1000);
    expect(pause).toHaveBeenLastCalledWith(waitMs - 900);
  });

  it("allows one call per second for similar jobs, which compares with all jobs", async () => {
    const ada = from("198.51.100.3");
    await exhaust(ada);
    const seconds = 3;
    for (let call = 0; call < 3; call += 1) await ask(ada, COST, NOON + seconds * 1000);
    await expect(ask(ada, COST, NOON + seconds * 1000)).rejects.toMatchObject(refusal);
  });

  it("ignores forged addresses before the one appended by Google's front end", async () => {
    await exhaust(from("198.51.100.2"));
    await expect(ask(from("10.0.0.1, 198.51.100.2"), 1)).rejects.toMatchObject(refusal);
    await expect(ask(from("127.0.0.1, 198.51.100.2"), 1)).rejects.toMatchObject(refusal);
  });

  it("uses the address seen by our outermost proxy, if there are several", async () => {
    vi.stubEnv("PROXIES_IN_FRONT", "2");
    await exhaust(from("198.51.100.4, 192.0.2.1"));
    await expect(ask(from("made-up, 198.51.100.4, 192.0.2.2"), 1)).rejects.toMatchObject(refusal);
    await ask(from("198.51.100.5, 192.0.2.1"), 1);
  });

  it("covers an IPv6 network, and uses the connection's address without a proxy", async () => {
    await exhaust(from("2001:db8:1:2::1"));
    await expect(ask(from("2001:db8:1:2:3:4:5:6"), 1)).rejects.toMatchObject(refusal);
    await ask(from("2001:db8:1:3::1"), 1);
    await exhaust({ remoteAddress: "198.51.100.6" });
    await expect(ask(from("198.51.100.6"), 1)).rejects.toMatchObject(refusal);
  });

  it("is counted separately per address", async () => {
    await exhaust(from("198.51.100.7"));
    await ask(from("198.51.100.8"), 1);
    expect(pause).not.toHaveBeenCalled();
  });

  it("rejects with a delay", async () => {
    await exhaust(from("198.51.100.9"));
    await expect(ask(from("198.51.100.9"), 1)).rejects.toMatchObject(refusal);
    expect(pause.mock.calls).toEqual([[REFUSED_MS]]);
  });

  it.each([
    ["who waits for their turn", "192.0.2.1", 1],
    ["who is refused and hears of it late", "192.0.2.2", TOO_MUCH],
  ])("limits waiting calls of one address: of %s", async (_, address, first) => {
    const turn = holdPauses();
    await ask(from(address), first === 1 ? fast.burst + 1 : first);
    const units = first === 1 ? 0 : 1;
    const calls = Array.from({ length: 100 }, () => ask(from(address), units));
    expect(pause).toHaveBeenCalledTimes(ROOM.ofAddress);
    await expect(calls.at(-1)).rejects.toMatchObject(refusal);
    turn.resolve();
    await Promise.allSettled(calls);
    await Promise.allSettled([ask(from(address), units)]);
    expect(pause).toHaveBeenCalledTimes(ROOM.ofAddress + 1);
  });

  it("limits waiting calls of all addresses, without affecting others", async () => {
    const turn = holdPauses();
    const addresses = Array.from({ length: 5 }, (_, at) => from(`192.0.2.${10 + at}`));
    for (const way of addresses) await ask(way, TOO_MUCH);
    const calls = Array.from({ length: 200 }, (_, at) => ask(addresses[at % 5] ?? {}, 1));
    expect(pause).toHaveBeenCalledTimes(ROOM.ofAll);
    await ask(from("192.0.2.20"), 1);
    turn.resolve();
    await Promise.allSettled(calls);
  });

  it("limits waiting calls further with lower concurrency", async () => {
    const turn = holdPauses();
    await ask(from("192.0.2.25"), TOO_MUCH);
    const { concurrency } = WEBHOOK;
    const calls = Array.from({ length: 20 }, () =>
      limitAddress(write(from("192.0.2.25")), 1, { now: NOON, pause, concurrency }),
    );
    expect(pause).toHaveBeenCalledTimes(concurrency * MAX_WAITING.ofAddress);
    turn.resolve();
    await Promise.allSettled(calls);
  });

  it.each([
    ["wholeJobs", "192.0.2.30", 50],
    ["images", "192.0.2.31", 1],
  ] as const)(
    "has a limit of its own for %s, which comes evenly and is refused then",
    async (name, address, each) => {
      const { rates, waitMs } = OWN_LIMITS[name];
      const [{ perSecond, burst }] = rates;
      const way = from(address);
      await askFor(name, way, burst);
      await askFor(name, way, each);
      expect(pause).not.toHaveBeenCalled();
      await askFor(name, way, (perSecond * waitMs) / 1000);
      expect(pause.mock.calls).toEqual([[(each * 1000) / perSecond]]);
      await expect(askFor(name, way, each)).rejects.toMatchObject(refusal);
      await askFor(name, from("192.0.2.32"), each);
      await askFor(name, {}, 10 * burst);
    },
  );

  it("does not apply to this machine", async () => {
    for (let times = 0; times < 10; times += 1) await ask({}, TOO_MUCH);
    expect(pause).not.toHaveBeenCalled();
  });
});

describe("the site's own server", () => {
  const name = "x-farwork-site";
  const token = (periods = 0, secret = SECRET) =>
    createHmac("sha256", secret).update(writeSiteClaim(NOON, periods)).digest("base64url");
  const site = from("203.0.113.1").headers;

  it.each([
    ["in a header", { headers: { ...site, [name]: token() } }],
    ["in the address, as the last release's site sends it", { headers: site, query: { [name]: token() } }],
    ["by a clock that is slow", { headers: { ...site, [name]: token(-1) } }],
  ])("is exempt if authenticated, %s", async (_, way) => {
    for (let times = 0; times < 10; times += 1) await ask(way, TOO_MUCH);
    expect(pause).not.toHaveBeenCalled();
  });

  it.each([
    ["a made-up token", "203.0.113.2", { [name]: "made-up" }],
    ["a token that is over", "203.0.113.3", { [name]: token(-2) }],
    ["a token of another secret", "203.0.113.4", { [name]: token(0, "another") }],
    ["a token of no secret", "203.0.113.5", { [name]: token(0, "") || "." }],
    ["several tokens", "203.0.113.6", { [name]: [token(), token()] }],
  ])("is not recognised with %s", async (_, address, headers) => {
    const way = { headers: { ...from(address).headers, ...headers } };
    await exhaust(way);
    await expect(ask(way, 1)).rejects.toMatchObject(refusal);
  });

  it("is not exempt without a secret, in which case limits are ten times as high", async () => {
    vi.stubEnv("SITE_SECRET", "");
    const way = { headers: { ...from("203.0.113.7").headers, [name]: token(0, "") || "." } };
    for (let times = 0; times < UNKNOWN_SITE_FACTOR; times += 1) await exhaust(way);
    await expect(ask(way, UNKNOWN_SITE_FACTOR)).rejects.toMatchObject(refusal);
  });
});
