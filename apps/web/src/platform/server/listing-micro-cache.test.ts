import type { IncomingHttpHeaders, RequestListener } from "node:http";

import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";

import { openServer } from "../../testing/open-server.ts";
import { readCachedCost } from "../requests/known-route.ts";
import type { VisitLimit } from "./limit-visits.ts";
import { microCacheListing } from "./listing-micro-cache.ts";
import { chain } from "./middleware.ts";
import { openPageRenderer } from "./render-page.ts";

let site = "";
let status = 200;
const rendered = vi.fn<(url: string, headers: IncomingHttpHeaders) => void>();

const limit = vi.fn<VisitLimit>();
beforeEach(async () => {
  rendered.mockReset();
  limit.mockReset().mockImplementation((_request, _response, next) => next());
  status = 200;
  const renderer = openPageRenderer(answer);
  onTestFinished(renderer.close);
  site = await openServer(chain([microCacheListing(limit, renderer.render)], answer));
});

const answer: RequestListener = (request, response) => {
  rendered(request.url ?? "", request.headers);
  const nonce = `nonce-of-${rendered.mock.calls.length}-0123456789`;
  response.statusCode = status;
  response.setHeader("content-security-policy", `script-src 'nonce-${nonce}'`);
  response.setHeader("content-type", "text/html; charset=utf-8");
  // Rendering takes a moment, during which others ask.
  setTimeout(() => response.end(`<script nonce="${nonce}"></script>“Tide” ${request.url}`), 50);
};

const visit = (path: string, headers: Record<string, string> = {}) => fetch(site + path, { headers });
const visitOften = (path: string, headers?: Record<string, string>) =>
  Promise.all(Array.from({ length: 5 }, () => visit(path, headers)));

describe("the listing", () => {
  it("is rendered once for identical concurrent requests, and complete for each", async () => {
    const answers = await visitOften("/?q=tide");
    expect(rendered).toHaveBeenCalledOnce();
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    for (const body of bodies) expect(body).toContain("“Tide” /?q=tide");
    expect(answers.map((answer) => answer.headers.get("content-type"))).toEqual(
      answers.map(() => "text/html; charset=utf-8"),
    );
  });

  it("has its own nonce in each response, matching its policy", async () => {
    const answers = await visitOften("/");
    const policies = answers.map(({ headers }) => headers.get("content-security-policy") ?? "");
    expect(new Set(policies).size).toBe(answers.length);
    for (const [at, answer] of answers.entries()) {
      const nonce = /nonce="([^"]+)"/.exec(await answer.text())?.[1];
      expect(policies[at]).toBe(`script-src 'nonce-${nonce}'`);
    }
  });

  it.each([{ "accept-language": "de" }, { "user-agent": "a crawler" }, { "sec-gpc": "1" }])(
    "is rendered again for different requests: %j",
    async (headers) => {
      await visit("/");
      await visit("/", headers);
      expect(rendered).toHaveBeenCalledTimes(2);
    },
  );

  it.each([{ cookie: "visit=1" }, { authorization: "Bearer a" }, { rsc: "1" }])(
    "is not shared when the request has %j",
    async (headers) => {
      await visitOften("/", headers);
      expect(rendered).toHaveBeenCalledTimes(5);
    },
  );

  it("is not shared when the response sets a cookie", async () => {
    await visitOften("/?from=Lagos&remember=1");
    expect(rendered).toHaveBeenCalledTimes(5);
  });

  it("passes no header to the renderer that is not part of the cache key", async () => {
    await visit("/", { "x-secret": "mine", "accept-language": "de" });
    const [, headers] = rendered.mock.calls[0] ?? [];
    expect(headers).not.toHaveProperty("x-secret");
    expect(headers).toMatchObject({ "accept-language": "de", host: new URL(site).host });
  });

  it("costs the full price to whoever has it rendered, and a part to those served from the cache", async () => {
    await visitOften("/?q=tide");
    const [first, ...others] = limit.mock.calls.map(([, , , units]) => units);
    expect(first).toBeUndefined();
    expect(others).toEqual([1, 2, 3, 4].map(() => readCachedCost("/?q=tide")));
    await visit("/?q=ebb");
    expect(limit.mock.lastCall?.[3]).toBeUndefined();
  });

  it("is served as it was cached when the request came, without rendering again, to those who have to wait", async () => {
    await visit("/");
    const late = Promise.withResolvers<() => void>();
    limit.mockImplementationOnce((_request, _response, next) => late.resolve(next));
    const waiting = visit("/");
    const letThrough = await late.promise;
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 60_000);
    letThrough();
    expect((await waiting).status).toBe(200);
    expect(rendered).toHaveBeenCalledOnce();
  });

  it("stays available to others while one visitor is refused", async () => {
    limit.mockImplementationOnce((_request, response) => response.writeHead(429).end());
    expect((await visit("/")).status).toBe(429);
    expect((await visit("/")).status).toBe(200);
  });

  it("is not shared when the renderer fails", async () => {
    const render = () => Promise.reject(new Error("away"));
    site = await openServer(chain([microCacheListing(limit, render)], answer));
    await visitOften("/");
    expect(rendered).toHaveBeenCalledTimes(5);
  });

  it("is not kept after a failure", async () => {
    status = 503;
    expect((await visit("/")).status).toBe(503);
    status = 200;
    expect((await visit("/")).status).toBe(200);
  });
});

it("leaves all other pages alone, apart from charging for them", async () => {
  await visitOften("/saved");
  expect(rendered).toHaveBeenCalledTimes(5);
  expect(limit).toHaveBeenCalledTimes(5);
});
