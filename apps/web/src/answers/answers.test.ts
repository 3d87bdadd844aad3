import { beforeAll, expect, it } from "vitest";

import { sharePages } from "../shared-pages/share-pages.ts";
import { openServer } from "../testing/open-server.ts";
import { compressAnswers } from "./compress-answers.ts";

// As the server does at its start.
beforeAll(() => {
  const layers = [sharePages((_request, _response, next) => next()), compressAnswers()];
  return () => {
    for (const remove of layers) remove();
  };
});

it.each([
  ["a page that is shared", "/", "br"],
  ["a page that is shared", "/", "identity"],
  ["a page that is not", "/saved", "br"],
  ["a page that is not", "/saved", "identity"],
])("%s comes whole, its scripts with its own nonce: %s in %s", async (_name, path, encoding) => {
  const site = await openServer((_request, response) => {
    response.setHeader("content-security-policy", "script-src 'nonce-0123456789'");
    response.setHeader("content-type", "text/html");
    const text = "Tide ".repeat(400);
    response.end(`<head></head><p>${text}</p><script src="/_next/a.js" nonce="0123456789"></script>`);
  });
  const answer = await fetch(site + path, { headers: { "accept-encoding": encoding } });
  expect(answer.headers.get("content-encoding")).toBe(encoding === "br" ? "br" : null);
  const nonce = /'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1];
  const page = await answer.text();
  expect(page).toContain("Tide ".repeat(400));
  expect(page.match(/<script[^>]*>/g)).toEqual([`<script src="/_next/a.js" nonce="${nonce}">`]);
});
