import { type APIRequestContext, expect, type Page } from "@playwright/test";

import {
  DECKHAND,
  FLAG_SEWER,
  HARBOUR,
  himalayasPath,
  PILOT,
  remoteOkPath,
} from "./fixtures/harbour-feeds.ts";
import { test } from "./watched-test.ts";

/** A page's metadata for link previews. */
async function readCard(page: Page, property: string): Promise<string> {
  const [first] = await page.locator(`meta[property="og:${property}"]`).all();
  return (await first?.getAttribute("content")) ?? "";
}

async function fetchImage(request: APIRequestContext, address: string): Promise<Buffer> {
  const answer = await request.get(new URL(address).pathname);
  expect(answer.headers()["content-type"]).toBe("image/png");
  const png = await answer.body();
  expect([png.toString("latin1", 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
    "PNG",
    1200,
    630,
  ]);
  return png;
}

test.describe("a page's preview image", () => {
  test("is different for each job and has alternative text", async ({ page, request }) => {
    await page.goto(remoteOkPath(PILOT));
    expect(await readCard(page, "image:alt")).toContain(`${PILOT.title}, ${PILOT.company}, Pay not stated`);
    await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute("content", "summary_large_image");
    const pilot = await fetchImage(request, await readCard(page, "image"));
    await page.goto(remoteOkPath(DECKHAND));
    const deckhand = await fetchImage(request, await readCard(page, "image"));
    expect(pilot.equals(deckhand)).toBe(false);
  });

  test("is the site's for lists and companies", async ({ page, request }) => {
    for (const path of ["/", "/?category=data", "/companies/mole-pier", "/log-in"]) {
      await page.goto(path);
      expect(await readCard(page, "image"), path).toMatch(/\/og\/board$/);
    }
    await fetchImage(request, await readCard(page, "image"));
  });

  test("says that a closed job is closed, and is missing for an unknown one", async ({ page, request }) => {
    await page.goto(himalayasPath(FLAG_SEWER));
    expect(await readCard(page, "image:alt")).toContain("Closed on ");
    await fetchImage(request, await readCard(page, "image"));
    for (const id of ["remotive-1", "nonsense!", "x".repeat(300)])
      expect((await request.get(`/og/jobs/${id}`)).status(), id).toBe(404);
  });

  test("may be cached, and is not sent again to those who have it", async ({ request }) => {
    const path = `/og${remoteOkPath(PILOT)}`;
    const { etag = "", "cache-control": cached } = (await request.get(path)).headers();
    expect(cached).toMatch(/^public, max-age=\d+/);
    expect((await request.get(path, { headers: { "If-None-Match": etag } })).status()).toBe(304);
  });
});

test("every list has one canonical URL, whatever its order and whatever is open beside it", async ({
  page,
}) => {
  const canonical = page.locator('link[rel="canonical"]');
  for (const query of ["", "&sort=pay", "&job=remote-ok-880001", "&utm_source=x"]) {
    await page.goto(`/?category=operations${query}`);
    await expect(canonical, query).toHaveAttribute("href", /\/\?category=operations$/);
    await expect(page).toHaveTitle("Remote jobs: Operations · Farwork");
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      "content",
      /^Remote jobs: Operations, listed/,
    );
  }
});

test("personal and missing pages are not indexed", async ({ page }) => {
  for (const path of [
    "/log-in",
    "/sign-up",
    "/reset-password",
    "/unsubscribe",
    "/confirm-email",
    "/offline",
    "/nowhere",
    "/companies/nobody",
  ]) {
    await page.goto(path);
    await expect(page.locator('meta[name="robots"]').first(), path).toHaveAttribute("content", /noindex/);
  }
  for (const path of [
    "/",
    "/?category=data",
    "/companies/mole-pier",
    "/privacy",
    "/plans",
    remoteOkPath(PILOT),
  ]) {
    await page.goto(path);
    await expect(page.locator('meta[name="robots"]'), path).toHaveCount(0);
  }
});

test("a page past the end of a list is not found", async ({ request }) => {
  expect((await request.get("/?page=9999")).status()).toBe(404);
  expect((await request.get("/")).status()).toBe(200);
});

test("a list links to its feeds", async ({ page }) => {
  await page.goto(`/?tag=${HARBOUR}&sort=pay`);
  await expect(page.getByRole("link", { name: "RSS" })).toHaveAttribute("href", `/feed.xml?tag=${HARBOUR}`);
  await expect(page.getByRole("link", { name: "JSON Feed" })).toHaveAttribute(
    "href",
    `/feed.json?tag=${HARBOUR}`,
  );
});

// https://www.w3.org/TR/NOTE-datetime, as required by sitemaps.org.
const W3C_DATETIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

test("the sitemap is valid and lists each page once", async ({ page, baseURL }) => {
  const parts = await readSitemap(page, "/sitemap.xml", "sitemapindex");
  const dated = parts.filter(({ location }) => !/part=(pages|countries)$/.test(location));
  expect(dated.length).toBeGreaterThan(1);
  for (const { lastmod } of dated) expect(lastmod).toMatch(W3C_DATETIME);
  const pages = [];
  for (const { location } of parts) pages.push(...(await readSitemap(page, location, "urlset")));
  const locations = pages.map(({ location }) => location);
  expect(new Set(locations).size).toBe(locations.length);
  for (const { location, lastmod } of pages) {
    expect(location.startsWith(`${baseURL}/`)).toBe(true);
    expect(location.length).toBeLessThan(2048);
    if (lastmod !== undefined) expect(lastmod).toMatch(W3C_DATETIME);
  }
  expect(locations).toContain(`${baseURL}/companies/mole-pier`);
  // All of this company's jobs are from a source that forbids it.
  expect(locations).not.toContain(`${baseURL}/companies/bass-sons`);
});

/** The entries of a sitemap or sitemap index, within the protocol's limits. */
async function readSitemap(page: Page, path: string, root: string) {
  const text = await (await page.request.get(path)).text();
  expect(Buffer.byteLength(text)).toBeLessThan(50 * 1024 * 1024);
  const read = await page.evaluate((xml) => {
    const { documentElement: element } = new DOMParser().parseFromString(xml, "application/xml");
    const entries = Array.from(element.children, (entry) => ({
      location: entry.getElementsByTagName("loc")[0]?.textContent ?? "",
      lastmod: entry.getElementsByTagName("lastmod")[0]?.textContent,
    }));
    return { name: element.localName, namespace: element.namespaceURI, entries };
  }, text);
  expect(read).toMatchObject({ name: root, namespace: "http://www.sitemaps.org/schemas/sitemap/0.9" });
  expect(read.entries.length).toBeGreaterThan(0);
  expect(read.entries.length).toBeLessThanOrEqual(50_000);
  return read.entries;
}
