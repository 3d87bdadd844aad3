import { once } from "node:events";
import { request as send, type IncomingMessage, type RequestListener, type Server } from "node:http";
import { connect } from "node:net";
import { text as readText } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { beforeEach, describe, expect, it, vi } from "vitest";

import { captureLog } from "../../testing/capture-log.ts";
import { openServer } from "../../testing/open-server.ts";
import { createSiteServer } from "./create-site-server.ts";
import { setStatusGone } from "./response-status.ts";

const TEXT = "“Tide” ".repeat(400);

const lines = captureLog();

/** The site with pages that answer like this. */
const createSite = (
  pages: RequestListener,
  { siteUrl = "http://localhost:3000", isDevelopment = false } = {},
) =>
  createSiteServer({
    handle: async (request, response) => pages(request, response),
    listingJson: { answer: async () => Response.json({ jobs: [], about: TEXT }), headers: [] },
    siteUrl,
    proxies: 1,
    isDevelopment,
  });
const openSite = (pages: RequestListener, siteUrl?: string) =>
  openServer(createSite(pages, siteUrl === undefined ? {} : { siteUrl }));

const ask = (site: string, method: string, headers: Record<string, string> = {}) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    send(site, { method, headers }, resolve).once("error", reject).end();
  });

describe("a page", () => {
  it.each([
    ["a page that is shared", "/", "br"],
    ["a page that is shared", "/", "identity"],
    ["a page that is not", "/saved", "br"],
    ["a page that is not", "/saved", "identity"],
  ])("is complete, its scripts with the page's own nonce: %s (%s) in %s", async (_name, path, encoding) => {
    const site = await openSite((_request, response) => {
      response.setHeader("content-security-policy", "script-src 'nonce-0123456789'");
      response.setHeader("content-type", "text/html");
      response.end(`<head></head><p>${TEXT}</p><script src="/_next/a.js" nonce="0123456789"></script>`);
    });
    const answer = await fetch(site + path, { headers: { "accept-encoding": encoding } });
    expect(answer.headers.get("content-encoding")).toBe(encoding === "br" ? "br" : null);
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1];
    const page = await answer.text();
    expect(page).toContain(TEXT);
    expect(page.match(/<script[^>]*>/g)).toEqual([`<script src="/_next/a.js" nonce="${nonce}">`]);
  });

  it.each(["/", "/saved"])("at %s can set its status deep inside a render", async (path) => {
    const site = await openSite((_request, response) =>
      setImmediate(() => {
        setStatusGone();
        response.end();
      }),
    );
    expect((await fetch(site + path)).status).toBe(410);
  });

  it.each(["/", "/saved"])("at %s answers a bare 500 and logs a line when it fails", async (path) => {
    const site = await openSite(() => {
      throw new TypeError("ada@example.com");
    });
    expect((await fetch(site + path)).status).toBe(500);
    expect(lines.join("")).toContain("TypeError: page-failed");
    expect(lines.join("")).not.toContain("ada@");
  });

  it.each(["/", "/saved"])("at %s does not look complete when it fails halfway", async (path) => {
    const site = await openSite((_request, response) => {
      response.write("<p>half");
      throw new TypeError("ada@example.com");
    });
    await expect(fetch(site + path).then((answer) => answer.text())).rejects.toThrow();
  });

  it("is one line of the log, shared or not", async () => {
    const site = await openSite((_request, response) => response.end());
    for (const path of ["/", "/saved"]) await fetch(site + path);
    await vi.waitUntil(() => lines.length > 1);
    const logged = lines.map((line): unknown => JSON.parse(line));
    expect(logged).toEqual([
      expect.objectContaining({ route: "/" }),
      expect.objectContaining({ route: "/saved" }),
    ]);
  });
});

describe("Next", () => {
  const pages = vi.fn<RequestListener>();
  beforeEach(() => {
    pages.mockReset().mockImplementation((request, response) => response.end(request.url));
  });

  it.each([
    ["a method that nothing here knows", "TRACE", "0", 405],
    ["a body longer than any of ours", "POST", "70000", 413],
  ])("never sees %s", async (_name, method, length, status) => {
    const answer = await ask(await openSite(pages), method, { "content-length": length });
    expect(answer.statusCode).toBe(status);
    expect(pages).not.toHaveBeenCalled();
    answer.resume();
  });

  it("never sees malformed addresses", async () => {
    expect(await (await fetch(`${await openSite(pages)}/jobs/%FF`)).text()).toBe("/nowhere");
  });
});

describe("the listing as JSON", () => {
  it("passes the same middleware as pages, and is answered without Next", async () => {
    const pages = vi.fn<RequestListener>();
    const site = await openSite(pages, "https://farwork.example");
    const answer = await fetch(`${site}/api/jobs?type=contract`);
    expect(await answer.json()).toEqual({ jobs: [], about: TEXT });
    expect(answer.headers.get("strict-transport-security")).toContain("max-age=");
    expect(answer.headers.get("vary")).toBe("Accept-Encoding");
    await vi.waitUntil(() => lines.length > 0);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ route: "/api/jobs", status: 200 });
    expect(pages).not.toHaveBeenCalled();
  });

  it("is refused to a visitor who floods it, like pages are", async () => {
    const site = await openSite(() => {});
    const visitor = { "x-forwarded-for": "198.51.100.1" };
    const ask = async () => expect((await fetch(`${site}/api/jobs`, { headers: visitor })).status).toBe(429);
    await Promise.any(Array.from({ length: 80 }, ask));
  });
});

const READ: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

describe("a text response", () => {
  const openText = (type: string) =>
    openSite((_request, response) => {
      response.setHeader("content-type", type);
      response.setHeader("content-length", Buffer.byteLength(TEXT));
      response.end(TEXT);
    });

  it.each([
    ["gzip, deflate, br", "br"],
    ["gzip, deflate", "gzip"],
    ["GZIP;q=0.5", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["gzip;q=0", undefined],
    ["*;q=0", undefined],
    ["xgzip", undefined],
  ])("has the encoding the client accepts: %s", async (takes, encoding) => {
    const site = await openText("text/html; charset=utf-8");
    const answer = await ask(`${site}/saved`, "GET", { "accept-encoding": takes });
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.headers.vary).toContain("Accept-Encoding");
    const body = Buffer.concat(await answer.toArray());
    const read = READ[encoding ?? ""];
    expect((read ? read(body) : body).toString()).toBe(TEXT);
  });

  it("is streamed when it is sent in pieces", async () => {
    let finish = () => {};
    const site = await openSite((_request, response) => {
      response.setHeader("content-type", "text/html");
      response.write(TEXT);
      // Next flushes after each piece.
      if ("flush" in response && typeof response.flush === "function")
        Reflect.apply(response.flush, response, []);
      finish = () => response.end(TEXT);
    });
    const answer = await ask(`${site}/saved`, "GET", { "accept-encoding": "br" });
    const [first] = await answer.take(1).toArray();
    expect(first).toBeInstanceOf(Buffer);
    finish();
  });

  it.each(["br", "gzip", "GZIP", "deflate", "*"])(
    "is served as built when it is a script, to a client that accepts: %s",
    async (takes) => {
      const site = await openText("text/javascript; charset=utf-8");
      const answer = await ask(`${site}/_next/static/chunks/a.js`, "GET", { "accept-encoding": takes });
      expect(answer.headers["content-encoding"]).toBeUndefined();
      answer.resume();
    },
  );

  it("is compressed, unlike an image", async () => {
    const answer = await ask(`${await openText("image/png")}/saved`, "GET", {
      "accept-encoding": "br, gzip",
    });
    expect(answer.headers["content-encoding"]).toBeUndefined();
    answer.resume();
  });
});

describe("a browser", () => {
  it.each(["GET", "TRACE"])("gets an HSTS header with the response to %s", async (method) => {
    const site = await openSite((_request, response) => response.end(), "https://farwork.example");
    const { headers } = await ask(site, method);
    expect(headers["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains");
  });

  it("gets no HSTS header from a site on plain http", async () => {
    const { headers } = await ask(await openSite((_request, response) => response.end()), "GET");
    expect(headers["strict-transport-security"]).toBeUndefined();
  });
});

describe("a request for a protocol upgrade", () => {
  const upgrade = async (server: Server) => {
    // Like Next, which leaves the connection unanswered.
    server.on("upgrade", (_request, socket) => socket.end("upgraded"));
    const { port } = new URL(await openServer(server));
    const socket = connect(Number(port), "127.0.0.1");
    await once(socket, "connect");
    const asked = [
      "GET / HTTP/1.1",
      "Host: farwork.example",
      "Connection: Upgrade, close",
      "Upgrade: websocket",
    ];
    socket.write(`${asked.join("\r\n")}\r\n\r\n`);
    return readText(socket);
  };

  it("is answered like any other", async () => {
    const answer = await upgrade(createSite((_request, response) => response.end("a page")));
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*a page/);
  });

  it("is left to Next in development", async () => {
    const site = createSite((_request, response) => response.end("a page"), { isDevelopment: true });
    expect(await upgrade(site)).toBe("upgraded");
  });
});
