import type { RequestListener } from "node:http";

import { beforeAll, expect, it } from "vitest";

import { openServer } from "../testing/open-server.ts";
import { paintFirst } from "./paint-first.ts";
import { START_SCRIPTS } from "./start-scripts.ts";

const PAGE = '<html><head></head><body>“Tide”<script src="/_next/a.js" async=""></script></body></html>';
const HELD =
  `<html><head><script nonce="abc">${START_SCRIPTS}</script></head>` +
  '<body>“Tide”<script type="held" src="/_next/a.js" async=""></script></body></html>';

beforeAll(() => paintFirst());

const answerAs = (type: string, send: RequestListener): RequestListener => {
  return (request, response) => {
    response.setHeader("content-type", type);
    response.setHeader("content-security-policy", "script-src 'nonce-abc' 'strict-dynamic'");
    send(request, response);
  };
};
const visit = async (type: string, send: RequestListener) => fetch(await openServer(answerAs(type, send)));
const PAGES = "text/html; charset=utf-8";

it("holds the scripts of a page that is sent at once, and lets it be longer than was told", async () => {
  const answer = await visit(PAGES, (_request, response) => {
    response.setHeader("content-length", Buffer.byteLength(PAGE));
    response.end(PAGE);
  });
  expect(await answer.text()).toBe(HELD);
});

it("holds the scripts of a page that is sent in pieces, text or bytes", async () => {
  const answer = await visit(PAGES, (_request, response) => {
    const bytes = new TextEncoder().encode(PAGE);
    response.write(bytes.subarray(0, 60));
    response.write(Buffer.from(bytes.subarray(60)).toString("hex"), "hex");
    response.end();
  });
  expect(await answer.text()).toBe(HELD);
});

it("leaves a page as it is whose length has been told", async () => {
  const answer = await visit(PAGES, (_request, response) => {
    response.setHeader("content-length", Buffer.byteLength(PAGE));
    response.flushHeaders();
    response.end(PAGE);
  });
  expect(await answer.text()).toBe(PAGE);
});

it("sends what it has before the rest of the page is there", async () => {
  let finish = () => {};
  const answer = await visit(PAGES, (_request, response) => {
    response.write("<html><body>“Tide”");
    finish = () => response.end("</body></html>");
  });
  const reader = answer.body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("<html><body>“Tide”");
  finish();
});

it("leaves what is no page as it is", async () => {
  const answer = await visit("application/json", (_request, response) => {
    response.setHeader("content-length", Buffer.byteLength(PAGE));
    response.end(PAGE);
  });
  expect(answer.headers.get("content-length")).toBe(`${Buffer.byteLength(PAGE)}`);
  expect(await answer.text()).toBe(PAGE);
});

it("gives whoever asks for the head alone no body", async () => {
  const site = await openServer(answerAs(PAGES, (_request, response) => response.end()));
  const answer = await fetch(site, { method: "HEAD" });
  expect([answer.status, await answer.text()]).toEqual([200, ""]);
});
