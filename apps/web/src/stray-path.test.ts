import { once } from "node:events";
import { createServer, get, type Server } from "node:http";
import { text } from "node:stream/consumers";

import { beforeAll, expect, it } from "vitest";

import { leadStrayPathsNowhere } from "./stray-path.ts";

let server: Server;

beforeAll(async () => {
  const stop = leadStrayPathsNowhere();
  server = createServer((request, response) => response.end(request.url)).listen(0);
  await once(server, "listening");
  return () => {
    server.close();
    stop();
  };
});

/** The address a server's pages see when this one is asked for. */
async function seen(path: string): Promise<string> {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  const request = get({ port: address.port, path });
  const [response] = await once(request, "response");
  return text(response);
}

it.each([
  "/jobs/%FF",
  "/jobs/%E0%A4%A",
  "/%",
  "/_next/static/../../saved",
  "/_next/static/%2e%2E/.%2e/saved",
  "/_next/static\\..\\..\\saved",
  "/saved/..",
  "/./saved",
  "*",
  "http://evil.example/saved",
])("leads %s nowhere", async (path) => {
  expect(await seen(path)).toBe("/nowhere");
  expect(await seen(`${path}?utm_source=x?y`)).toBe("/nowhere?utm_source=x?y");
});

it.each([
  "/",
  "/jobs/a-1?q=%FF",
  "/jobs/%E5%B7%A5",
  "/jobs/a%2Fb",
  "/.well-known/security.txt",
  "/jobs/a-1/c...d",
  "/?q=/../",
])("leaves %s as it is", async (path) => {
  expect(await seen(path)).toBe(path);
});
