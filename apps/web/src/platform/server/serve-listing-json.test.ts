import { beforeEach, describe, expect, it, vi } from "vitest";

import { captureLog } from "../../testing/capture-log.ts";
import { openServer } from "../../testing/open-server.ts";
import { respondWithCacheableJson, respondWithJsonError } from "../requests/cacheable-json.ts";
import { chain } from "./middleware.ts";
import { serveListingJson } from "./serve-listing-json.ts";

const HEADERS = [{ key: "X-Content-Type-Options", value: "nosniff" }];
const JOBS = { jobs: Array.from({ length: 100 }, (_, at) => `Cook ${at}`) };

const lines = captureLog();
const answer = vi.fn<(request: Request) => Promise<Response>>();
let site = "";
beforeEach(async () => {
  answer.mockReset().mockImplementation(async (request) => respondWithCacheableJson(request, JOBS));
  site = await openServer(
    chain([serveListingJson({ answer, headers: HEADERS })], (_request, response) => {
      response.end("Next");
    }),
  );
});

const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(site + path, { method, headers: { "accept-encoding": "br", ...headers } });

describe("the listing as JSON", () => {
  it("is fetched once for all requests within two seconds, and complete for each", async () => {
    const answers = await Promise.all(
      ["br", "br", "identity"].map((encoding) => ask("/api/jobs?q=cook", { "accept-encoding": encoding })),
    );
    for (const each of answers) expect(await each.json()).toEqual(JOBS);
    expect(answers.map(({ headers }) => headers.get("content-encoding"))).toEqual(["br", "br", null]);
    expect(answer).toHaveBeenCalledOnce();
    expect(answer.mock.calls[0]?.[0].url).toMatch(/\/api\/jobs\?q=cook$/);
    await ask("/api/jobs?q=baker");
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it("carries the site's headers, may be cached briefly, and varies by encoding", async () => {
    const { headers } = await ask("/api/jobs");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cache-control")).toMatch(/^public, max-age=\d+/);
    expect(headers.get("vary")).toBe("Accept-Encoding");
    expect(headers.get("content-type")).toBe("application/json");
  });

  it("is not sent again to a client that has it", async () => {
    const tag = (await ask("/api/jobs")).headers.get("etag") ?? "";
    const known = await ask("/api/jobs", { "if-none-match": tag });
    expect([known.status, await known.text(), known.headers.get("etag")]).toEqual([304, "", tag]);
    expect((await ask("/api/jobs", { "if-none-match": "*" })).status).toBe(304);
    expect((await ask("/api/jobs", { "if-none-match": '"other"' })).status).toBe(200);
  });

  it("is not cached when it could not be loaded", async () => {
    answer.mockResolvedValueOnce(respondWithJsonError("unavailable"));
    const away = await ask("/api/jobs");
    expect([away.status, away.headers.get("retry-after")]).toEqual([503, "30"]);
    expect((await ask("/api/jobs")).status).toBe(200);
  });

  it("names an unusable parameter every time", async () => {
    const error = { code: "invalid-argument", field: "type" } as const;
    answer.mockImplementation(async () => respondWithJsonError("invalid-argument", error.field));
    for (const encoding of ["br", "identity"]) {
      const refused = await ask("/api/jobs?type=nonsense", { "accept-encoding": encoding });
      expect([refused.status, await refused.json()]).toEqual([400, { error }]);
      expect(refused.headers.get("cache-control")).toBe("no-store");
    }
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it("answers a bare 500 and logs a line when it fails", async () => {
    answer.mockRejectedValueOnce(new TypeError("ada@example.com"));
    expect((await ask("/api/jobs")).status).toBe(500);
    expect(lines.join("")).toContain("TypeError: page-failed");
    expect(lines.join("")).not.toContain("ada@");
  });

  it("is read-only, and everything else is left to Next", async () => {
    const written = await ask("/api/jobs", {}, "POST");
    expect([written.status, written.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    const head = await ask("/api/jobs", {}, "HEAD");
    expect([head.status, await head.text(), head.headers.get("etag")]).toEqual([
      200,
      "",
      (await ask("/api/jobs")).headers.get("etag"),
    ]);
    for (const path of ["/", "/api/jobs/new?since=x", "/api/jobs/remotive-1"])
      expect(await (await ask(path)).text()).toBe("Next");
  });
});
