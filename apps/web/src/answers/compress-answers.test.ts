import { request as send, type IncomingMessage } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { beforeAll, describe, expect, it } from "vitest";

import { openServer } from "../testing/open-server.ts";
import { compressAnswers } from "./compress-answers.ts";

const TEXT = "“Tide” ".repeat(400);

beforeAll(() => compressAnswers());

const open = (type: string) =>
  openServer((_request, response) => {
    response.setHeader("content-type", type);
    response.setHeader("content-length", Buffer.byteLength(TEXT));
    response.end(TEXT);
  });

const ask = (site: string, takes: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    send(site, { headers: { "accept-encoding": takes } }, resolve)
      .once("error", reject)
      .end();
  });

const READ: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

describe("a text", () => {
  it.each([
    ["gzip, deflate, br", "br"],
    ["gzip, deflate", "gzip"],
    ["GZIP;q=0.5", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["gzip;q=0", undefined],
    ["*;q=0", undefined],
    ["xgzip", undefined],
  ])("comes as who asks takes it: %s", async (takes, encoding) => {
    const answer = await ask(await open("text/html; charset=utf-8"), takes);
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.headers.vary).toContain("Accept-Encoding");
    const body = Buffer.concat(await answer.toArray());
    const read = READ[encoding ?? ""];
    expect((read ? read(body) : body).toString()).toBe(TEXT);
  });

  it("comes in pieces where it is sent in pieces", async () => {
    let finish = () => {};
    const site = await openServer((_request, response) => {
      response.setHeader("content-type", "text/html");
      response.write(TEXT);
      // As Next does after each piece.
      if ("flush" in response && typeof response.flush === "function")
        Reflect.apply(response.flush, response, []);
      finish = () => response.end(TEXT);
    });
    const answer = await ask(site, "br");
    const [first] = await answer.take(1).toArray();
    expect(first).toBeInstanceOf(Buffer);
    finish();
  });
});

it.each(["br", "gzip", "GZIP", "deflate", "*"])(
  "leaves a script as the build has it, and compresses none for who asks: %s",
  async (takes) => {
    const site = await open("text/javascript; charset=utf-8");
    const answer = await ask(`${site}/_next/static/chunks/a.js`, takes);
    expect(answer.headers["content-encoding"]).toBeUndefined();
    answer.resume();
  },
);

it("leaves a picture as it is", async () => {
  const answer = await ask(await open("image/png"), "br, gzip");
  expect(answer.headers["content-encoding"]).toBeUndefined();
  answer.resume();
});
