import { type APIRequestContext, expect, type Page } from "@playwright/test";

import { DECKHAND, HARBOUR } from "./fixtures/harbour-feeds.ts";
import { QUAYSIDE } from "./fixtures/quayside-feed.ts";
import { jobEntries } from "./listing-page.ts";
import { test } from "./watched-test.ts";
import { startWebServer } from "./web-server.ts";

const PAGES = [
  `/?tag=${QUAYSIDE}`,
  "/jobs/remotive-990001",
  "/companies/quayside-signals",
  "/log-in",
  "/plans",
];
/** A missing page, an unknown one, and URLs that look like files. */
const OTHERS = [
  "/no/such/page",
  "/offline",
  "/jobs/remotive-990001/x.svg",
  "/jobs/no-such-job",
  "/api/no-such",
];

async function readPolicy(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path)).headers()["content-security-policy"] ?? "";
}
const readNonce = (policy: string) => /'nonce-([^']+)'/.exec(policy)?.[1] ?? "none";

for (const path of [...PAGES, ...OTHERS]) {
  test(`${path} runs only scripts with the response's nonce`, async ({ request }) => {
    const answer = await request.get(path);
    const policy = answer.headers()["content-security-policy"] ?? "";
    expect(policy).toContain("default-src 'none'; script-src 'nonce-");
    expect(policy).toContain("'strict-dynamic'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
    expect(policy).not.toMatch(/unsafe|\*/);
    const scripts = (await answer.text()).match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(2);
    const nonce = readNonce(policy);
    const others = scripts.filter((tag) => !tag.includes(` nonce="${nonce}"`) && !tag.includes("ld+json"));
    expect(others).toEqual([]);
    expect(readNonce(await readPolicy(request, path))).not.toBe(nonce);
  });
}

test("responses other than pages have a policy that allows no scripts", async ({ request }) => {
  for (const path of ["/feed.xml", "/feed.json", "/sitemap.xml", "/og/board", "/icon.svg"])
    expect(await readPolicy(request, path), path).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; /);
});

test("every response has security headers", async ({ request }) => {
  for (const path of ["/", "/robots.txt", "/og/board", "/icon.svg", "/api/session", "/no/such/page"]) {
    expect((await request.get(path)).headers(), path).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": path === "/og/board" ? "cross-origin" : "same-origin",
      "permissions-policy": expect.stringContaining("camera=(), "),
    });
  }
});

test("every text response states its type and character set", async ({ request }) => {
  const types: Readonly<Record<string, string>> = {
    "/": "text/html; charset=utf-8",
    "/no/such/page": "text/html; charset=utf-8",
    // Next's own response, in plain ASCII.
    "/robots.txt": "text/plain",
    "/common-passwords.txt": "text/plain; charset=utf-8",
    "/.well-known/security.txt": "text/plain; charset=utf-8",
    "/feed.xml": "application/rss+xml; charset=utf-8",
    "/sitemap.xml": "application/xml; charset=utf-8",
    "/feed.json": "application/feed+json",
    "/api/health": "application/json",
  };
  for (const [path, type] of Object.entries(types))
    expect((await request.get(path)).headers()["content-type"]?.toLowerCase(), path).toContain(type);
});

const STRICT = "strict-transport-security";
test("only a site served over https sends HSTS", async ({ request }) => {
  expect((await request.get("/")).headers()[STRICT]).toBeUndefined();
  const server = await startWebServer({ SITE_URL: "https://farwork.example" });
  try {
    for (const path of [
      "/",
      "/privacy",
      "/feed.xml",
      "/sitemap.xml",
      "/og/board",
      "/icon.svg",
      "/sw.js",
      "/api/health",
    ]) {
      const { [STRICT]: said } = (await request.get(server.site + path)).headers();
      expect(said, path).toBe("max-age=63072000; includeSubDomains");
    }
  } finally {
    await server.stop();
  }
});

test("security.txt expires within a year of the build", async ({ request }) => {
  const text = await (await request.get("/.well-known/security.txt")).text();
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
  const days = (expires - Date.now()) / (24 * 3_600_000);
  expect(days).toBeGreaterThan(330);
  expect(days).toBeLessThan(365);
});

test("an unsupported method is rejected without a server error", async ({ request }) => {
  for (const path of ["/", "/feed.xml", "/api/session"])
    expect((await request.fetch(path, { method: "TRACE" })).status(), path).toBe(405);
});

/** Tries to execute or render text as markup, as by our own mistakes; returns the result of each. */
function attack(page: Page): Promise<Record<string, boolean>> {
  return page.evaluate(() => {
    const outcomes: Record<string, boolean> = {};
    const attempt = (name: string, work: () => unknown) => {
      try {
        work();
        outcomes[name] = true;
      } catch {
        outcomes[name] = false;
      }
    };
    const holder = document.createElement("div");
    const script = document.createElement("script");
    attempt("markup", () => (holder.innerHTML = "<img src=x onerror=alert(1)>"));
    attempt("markup parsed", () => new DOMParser().parseFromString("<b onclick=x>a</b>", "text/html"));
    attempt("a script's text", () => (script.textContent = "document.title = 'hacked'"));
    attempt("a script's address", () => (script.src = "https://evil.example/x.js"));
    attempt("markup as we write it", () => (holder.innerHTML = "<p>Ship <strong>it</strong></p>"));
    return outcomes;
  });
}

/** Ignores a page's violations once they are reported. */
async function forgive(page: Page, violations: string[]): Promise<void> {
  await page.close();
  violations.splice(0);
}

test("a page turns no text into markup or code except the sanitiser's @journey", async ({
  page,
  violations,
}) => {
  await page.goto(PAGES[0] ?? "/");
  await expect(jobEntries(page).first()).toBeVisible();
  expect(await attack(page)).toEqual({
    markup: false,
    "markup parsed": false,
    "a script's text": false,
    "a script's address": false,
    "markup as we write it": true,
  });
  // Each was reported, which would fail any other test.
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(3);
  await forgive(page, violations);
});

test("nor does a page opened by a link: the posting's description and its structured data", async ({
  page,
}) => {
  // Too narrow for a posting next to the list.
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto(`/?tag=${HARBOUR}`);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await jobEntries(page).getByRole("link", { name: DECKHAND.title }).click();
  await expect(page.locator(".description p").first()).toBeVisible();
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(data).toContain('"@type":"JobPosting"');
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

test("an injected script does not run, and none is requested from elsewhere @journey", async ({
  page,
  violations,
}) => {
  const asked: string[] = [];
  // Blocked requests are also reported, but reach no route.
  await page.route("https://elsewhere.example/**", async (route) => {
    asked.push(route.request().url());
    await route.abort();
  });
  await page.route("**/privacy", async (route) => {
    const answer = await route.fetch();
    const scripts =
      "<script>document.title = 'hacked'</script>" +
      '<script src="https://elsewhere.example/hacked.js" async></script>';
    const body = (await answer.text()).replace("</h1>", `</h1>${scripts}`);
    await route.fulfill({ response: answer, body: body.replace("<main", '<main onclick="hacked()"') });
  });
  await page.goto("/privacy");
  await expect(page).toHaveTitle(/Privacy/);
  await expect.poll(() => violations.join(" ")).toContain("stopped https://elsewhere.example/hacked.js");
  expect(asked).toEqual([]);
  await forgive(page, violations);
});
