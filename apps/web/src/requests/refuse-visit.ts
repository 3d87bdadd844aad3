import type { IncomingMessage, ServerResponse } from "node:http";

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Too many requests · Farwork</title>
<style>:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:4rem auto;padding:0 1rem}</style>
<h1>Too many requests</h1>
<p>We get more requests from your network than we can answer just now. Wait a few seconds, then reload this page.</p>
</html>
`;
const HEADERS = {
  "cache-control": "no-store",
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "retry-after": "5",
  "x-content-type-options": "nosniff",
};

/** Answers 429: with a page for who reads pages, else with an error's code. */
export function refuseVisit({ headers }: IncomingMessage, response: ServerResponse): void {
  const readsPages = headers.accept?.includes("text/html") === true;
  const body = readsPages ? PAGE : JSON.stringify({ error: { code: "resource-exhausted" } });
  const type = readsPages ? "text/html; charset=utf-8" : "application/json; charset=utf-8";
  response.writeHead(429, { ...HEADERS, "content-type": type }).end(body);
}
