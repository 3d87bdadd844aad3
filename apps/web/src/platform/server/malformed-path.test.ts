import { once } from "node:events";
import { get } from "node:http";
import { text } from "node:stream/consumers";

import { expect, it } from "vitest";

import { openServer } from "../../testing/open-server.ts";
import { rewriteMalformedPaths } from "./malformed-path.ts";
import { chain } from "./middleware.ts";

/** The address pages see for this one. */
async function seen(path: string): Promise<string> {
  const { port } = new URL(
    await openServer(chain([rewriteMalformedPaths], (request, response) => response.end(request.url))),
  );
  const [response] = await once(get({ port, path }), "response");
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
])("answers %s as not found", async (path) => {
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
])("leaves %s unchanged", async (path) => {
  expect(await seen(path)).toBe(path);
});
