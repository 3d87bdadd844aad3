import type { RequestListener } from "node:http";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { describe, expect, it } from "vitest";

import { HOSTILE_ANSWERS, sendAnswer, startFeedServer } from "../fetching/testing/hostile-feed-server.ts";
import { fetchImage } from "./fetch-image.ts";

const PNG = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
const LOCAL = { allowLoopback: true };
const sendImage =
  (type: string, bytes: Uint8Array | string, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    void response.writeHead(200, { "content-type": type, ...headers }).end(bytes);
const bytesOf = (text: string) => Buffer.from(text, "latin1");

describe("an image", () => {
  it.each([
    ["image/png", "image/png", PNG],
    ["image/jpeg", "image/jpg; q=1", bytesOf("\xFF\xD8\xFF\xE0")],
    ["image/gif", "image/gif", bytesOf("GIF89a")],
    ["image/webp", "IMAGE/WEBP", bytesOf("RIFF\n\r\0\0WEBPVP8 ")],
    ["image/avif", "image/avif", bytesOf("\0\0\0\x20ftypavif")],
    ["image/png", "image/gif", PNG],
  ] as const)("is %s by its bytes, sent as %s", async (type, sent, bytes) => {
    await using server = await startFeedServer(sendImage(sent, bytes));
    expect(await fetchImage(`${server.origin}/logo`, LOCAL)).toEqual({ type, bytes });
    expect(server.requests[0]).not.toHaveProperty("cookie");
    expect(server.requests[0]).not.toHaveProperty("referer");
  });

  it("is decompressed", async () => {
    const answer = sendImage("image/png", gzipSync(PNG), { "content-encoding": "gzip" });
    await using server = await startFeedServer(answer);
    expect((await fetchImage(`${server.origin}/logo`, LOCAL)).bytes).toEqual(PNG);
  });

  it("is rejected with an unsupported encoding that may need much memory", async () => {
    const answer = sendImage("image/png", brotliCompressSync(PNG), { "content-encoding": "br" });
    await using server = await startFeedServer(answer);
    await expect(fetchImage(`${server.origin}/logo`, LOCAL)).rejects.toMatchObject({
      code: "unexpected-encoding",
    });
    expect(server.requests[0]).toHaveProperty("accept-encoding", "gzip");
  });

  it("is fetched through redirects", async () => {
    await using server = await startFeedServer((request, response) =>
      request.url === "/new"
        ? response.writeHead(200, { "content-type": "image/png" }).end(PNG)
        : response.writeHead(302, { location: "/new" }).end(),
    );
    expect((await fetchImage(`${server.origin}/old`, LOCAL)).type).toBe("image/png");
  });

  const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  it.each([
    ["is a drawing that may hold scripts", "image/svg+xml", SVG],
    ["is a drawing under another name", "image/png", SVG],
    ["is a page under an image's name", "image/png", "<!doctype html><script>alert(1)</script>"],
    ["is an image under a page's name", "text/html", PNG],
    ["is empty", "image/png", ""],
    ["begins too late", "image/png", Buffer.concat([bytesOf("<b>"), PNG])],
  ])("is rejected if it %s", async (_, type, bytes) => {
    await using server = await startFeedServer(sendImage(type, bytes));
    await expect(fetchImage(`${server.origin}/logo`, LOCAL)).rejects.toMatchObject({
      code: "unexpected-type",
    });
  });

  it("above the limit is not read to its end, even if it only exceeds it decompressed", async () => {
    const limits = { maxBytes: 1000 };
    const large = Buffer.concat([PNG, Buffer.alloc(1000)]);
    for (const answer of [
      sendImage("image/png", large),
      sendImage("image/png", gzipSync(large), { "content-encoding": "gzip" }),
    ]) {
      await using server = await startFeedServer(answer);
      await expect(fetchImage(`${server.origin}/logo`, { ...LOCAL, limits })).rejects.toMatchObject({
        code: "too-large",
      });
    }
  });

  it("that does not arrive is given up", async () => {
    await using server = await startFeedServer(HOSTILE_ANSWERS["no word"]);
    const limits = { timeoutMs: 50 };
    await expect(fetchImage(`${server.origin}/logo`, { ...LOCAL, limits })).rejects.toMatchObject({
      code: "timeout",
    });
  });
});

describe("a forbidden image address", () => {
  it.each([
    "http://tern.example/logo.png",
    "https://tern.example:8443/logo.png",
    "https://127.0.0.1/logo.png",
    "https://2130706433/logo.png",
    "https://[::1]/logo.png",
    "https://[::ffff:10.0.0.1]/logo.png",
    "https://169.254.169.254/latest/meta-data",
    "https://metadata.localhost/",
    "https://a:b@tern.example/logo.png",
    "data:image/png;base64,iVBORw0KGgo=",
    "file:///etc/passwd",
  ])("%s is not requested", async (url) => {
    const resolve = () => Promise.reject(new Error("looked up"));
    await expect(fetchImage(url, { allowLoopback: false, resolve })).rejects.toMatchObject({
      code: expect.stringMatching(/^(?:bad-url|refused-address)$/),
    });
  });

  it.each(["10.0.0.1", "127.0.0.1", "169.254.169.254", "fd00::1", "fe80::1", "::1"])(
    "a name that resolves to %s is not connected to",
    async (address) => {
      const resolve = async () => [{ address, family: address.includes(":") ? 6 : 4 }];
      await expect(
        fetchImage("https://tern.example/logo.png", { allowLoopback: true, resolve }),
      ).rejects.toMatchObject({ code: "refused-address" });
    },
  );

  it("this machine is only requested if the local stack allows it", async () => {
    await using server = await startFeedServer(sendImage("image/png", PNG));
    await expect(fetchImage(`${server.origin}/`, { allowLoopback: false })).rejects.toMatchObject({
      code: "bad-url",
    });
    await expect(fetchImage("http://10.0.0.1/", LOCAL)).rejects.toMatchObject({ code: "bad-url" });
    expect(server.countConnections()).toBe(0);
  });

  it("a redirect to one is not followed", async () => {
    await using server = await startFeedServer(sendAnswer(302, { location: "https://169.254.169.254/" }));
    await expect(fetchImage(`${server.origin}/`, LOCAL)).rejects.toMatchObject({
      code: "refused-address",
    });
  });
});
