import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";

import { beforeEach, describe, expect, it, vi } from "vitest";

import { readCachedCost, readVisitCost } from "../requests/known-route.ts";
import { limitVisits, VISITOR_LIMIT } from "./limit-visits.ts";

const { rates, waitMs } = VISITOR_LIMIT;
const LISTING = readVisitCost("/?q=tides");
/** How many requests of that cost succeed; the last may exceed the budget. */
const countAllowed = (afterMs: number, cost = LISTING) =>
  1 +
  Math.floor(Math.min(...rates.map(({ burst, perSecond }) => burst + (perSecond * afterMs) / 1000)) / cost);
const AT_ONCE = countAllowed(0);
const IN_ALL = countAllowed(waitMs);

beforeEach(() => {
  vi.useFakeTimers();
});

type Way = { readonly forwardedFor?: string; readonly remoteAddress?: string; readonly accept?: string };

function open(proxies = 1) {
  const layer = limitVisits(proxies);
  /** The outcome of a request. */
  return (
    { forwardedFor, remoteAddress = "10.0.0.1", accept = "*/*" }: Way,
    url = "/?q=tides",
    units?: number,
  ) => {
    const socket = new Socket();
    vi.spyOn(socket, "remoteAddress", "get").mockReturnValue(remoteAddress);
    const request = new IncomingMessage(socket);
    request.url = url;
    request.headers = { accept, ...(forwardedFor !== undefined && { "x-forwarded-for": forwardedFor }) };
    const response = new ServerResponse(request);
    let body = "";
    vi.spyOn(response, "end").mockImplementation((text: unknown) => {
      body = String(text);
      response.emit("close");
      return response;
    });
    const visit = { isAnswered: false, response, readBody: () => body };
    const answer = () => {
      visit.isAnswered = true;
    };
    layer(request, response, answer, units);
    return visit;
  };
}
const ada = { forwardedFor: "198.51.100.1" };
const bob = { forwardedFor: "198.51.100.2" };
const flood = (ask: ReturnType<typeof open>, way: Way, times = 200) =>
  Array.from({ length: times }, () => ask(way));
const countAnswered = (visits: readonly { isAnswered: boolean }[]) =>
  visits.filter(({ isAnswered }) => isAnswered).length;

describe("a visitor who floods the listing", () => {
  it("gets a burst, then slower answers, then 429; another visitor is unaffected", async () => {
    const ask = open();
    const visits = flood(ask, ada);
    expect(countAnswered(visits)).toBe(AT_ONCE);
    expect(ask(bob).isAnswered).toBe(true);
    await vi.advanceTimersByTimeAsync(waitMs);
    expect(countAnswered(visits)).toBe(IN_ALL);
    const statuses = visits.map(({ response }) => response.statusCode).slice(IN_ALL);
    expect(statuses).toEqual(statuses.map(() => 429));
    expect(ask(ada).isAnswered).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask(ada).isAnswered).toBe(true);
  });

  it("is charged less for cached lists, and limited as well", async () => {
    const ask = open();
    const cost = readCachedCost("/");
    const visits = Array.from({ length: 400 }, () => ask(ada, "/", cost));
    expect(countAnswered(visits)).toBe(countAllowed(0, cost));
    await vi.advanceTimersByTimeAsync(waitMs);
    expect(countAnswered(visits)).toBe(countAllowed(waitMs, cost));
    expect(visits.at(-1)?.response.statusCode).toBe(429);
  });

  it("gets refusals late", async () => {
    const ask = open();
    const refused = flood(ask, ada).at(IN_ALL);
    await vi.advanceTimersByTimeAsync(999);
    expect(refused?.readBody()).toBe("");
    await vi.advanceTimersByTimeAsync(1);
    expect(refused?.response.statusCode).toBe(429);
  });

  it("gets a page as the refusal when they accept HTML", async () => {
    const ask = open();
    flood(ask, ada);
    const [page, code] = [ask({ ...ada, accept: "text/html,*/*;q=0.8" }), ask(ada)];
    await vi.advanceTimersByTimeAsync(1000);
    expect(page.readBody()).toContain("<h1>Too many requests</h1>");
    expect(JSON.parse(code.readBody())).toEqual({ error: { code: "resource-exhausted" } });
  });

  it("is refused at once while thousands of requests wait, until some are answered or given up", async () => {
    const ask = open();
    const others = Array.from({ length: 250 }, (_, at) =>
      flood(ask, { forwardedFor: `192.0.2.${at}` }, AT_ONCE + 12),
    );
    flood(ask, ada, AT_ONCE);
    const crowded = ask(ada);
    expect(crowded.response.statusCode).toBe(429);
    for (const { response } of others.flat()) response.emit("close");
    const waiting = ask(ada);
    await vi.advanceTimersByTimeAsync(waitMs);
    expect(waiting.isAnswered).toBe(true);
  });

  it("gets no answer they no longer wait for", async () => {
    const ask = open();
    const waiting = flood(ask, ada, AT_ONCE + 1).at(-1);
    waiting?.response.emit("close");
    await vi.advanceTimersByTimeAsync(waitMs);
    expect(waiting?.isAnswered).toBe(false);
  });

  it("is recognised whatever they write before the proxy's entry", () => {
    const ask = open();
    flood(ask, ada);
    expect(ask({ forwardedFor: "127.0.0.1, 198.51.100.1" }).isAnswered).toBe(false);
    expect(ask({ forwardedFor: "made-up, 198.51.100.1" }).isAnswered).toBe(false);
  });

  it("is recognised within one IPv6 network, and told from the next", () => {
    const ask = open();
    flood(ask, { forwardedFor: "2001:db8:1:2::1" });
    expect(ask({ forwardedFor: "2001:db8:1:2:3:4:5:6" }).isAnswered).toBe(false);
    expect(ask({ forwardedFor: "2001:db8:1:3::1" }).isAnswered).toBe(true);
  });

  it("is identified by their connection when no proxy stands in front, whatever they send", () => {
    const ask = open(0);
    flood(ask, { remoteAddress: "203.0.113.1" });
    expect(ask({ remoteAddress: "203.0.113.1", forwardedFor: "198.51.100.7" }).isAnswered).toBe(false);
    expect(ask({ remoteAddress: "203.0.113.2" }).isAnswered).toBe(true);
  });
});

it("requests from this machine are not limited", () => {
  const ask = open();
  expect(countAnswered(flood(ask, { remoteAddress: "127.0.0.1" }))).toBe(200);
});

it("a class behind one address can read on: each a page, with its scripts and logos, within a minute", async () => {
  const ask = open();
  const visits = [];
  for (let pupil = 0; pupil < 40; pupil += 1) {
    visits.push(ask(ada, "/jobs/remotive-1/cook"));
    for (let part = 0; part < 12; part += 1) visits.push(ask(ada, `/_next/static/chunks/${part}.js`));
    await vi.advanceTimersByTimeAsync(1500);
  }
  expect(countAnswered(visits)).toBe(visits.length);
});
