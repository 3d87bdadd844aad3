import { beforeAll, expect, it } from "vitest";

import { sharePages } from "../shared-pages/share-pages.ts";
import { openServer } from "../testing/open-server.ts";
import { compressAnswers } from "./compress-answers.ts";
import { paintFirst } from "./paint-first.ts";

// As the server does at its start.
beforeAll(() => {
  const layers = [paintFirst(), sharePages((_request, _response, next) => next()), compressAnswers()];
  return () => {
    for (const remove of layers) remove();
  };
});

it.each([
  ["a page that is shared", "/", "br"],
  ["a page that is shared", "/", "identity"],
  ["a page that is not", "/saved", "br"],
  ["a page that is not", "/saved", "identity"],
])("%s has its scripts held once, by its own nonce: %s in %s", async (_name, path, encoding) => {
  const site = await openServer((_request, response) => {
    response.setHeader("content-security-policy", "script-src 'nonce-0123456789'");
    response.setHeader("content-type", "text/html");
    const text = "Tide ".repeat(400);
    response.end(`<head></head><p>${text}</p><script src="/_next/a.js" nonce="0123456789"></script>`);
  });
  const answer = await fetch(site + path, { headers: { "accept-encoding": encoding } });
  expect(answer.headers.get("content-encoding")).toBe(encoding === "br" ? "br" : null);
  const nonce = /'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1];
  const tags = (await answer.text()).match(/<script[^>]*>/g);
  expect(tags).toEqual([
    `<script nonce="${nonce}">`,
    `<script type="held" src="/_next/a.js" nonce="${nonce}">`,
  ]);
});
