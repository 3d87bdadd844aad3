import { expect, type Page } from "@playwright/test";

import {
  DECKHAND,
  FOGHORN,
  HARBOUR,
  himalayasPath,
  himalayasUrl,
  PILOT,
  remoteOkPath,
  remoteOkUrl,
  RIGGER,
} from "./fixtures/harbour-feeds.ts";
import { jobEntries } from "./listing-page.ts";
import { test } from "./watched-test.ts";

const markupOf = (page: Page) => page.locator('script[type="application/ld+json"]');

test("a position that two sources post is one entry, which names both", async ({ page }) => {
  await page.goto(`/?tag=${HARBOUR}`);
  const entries = page.getByRole("article", { name: PILOT.title });
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText("From Remote OK, also on Himalayas");
  await expect(entries.getByRole("link")).toHaveCount(1);
});

test("its page links to the posting at each source with followable links", async ({ page }) => {
  await page.goto(remoteOkPath(PILOT));
  const facts = page.getByRole("complementary", { name: "Facts" });
  await expect(facts).toContainText("From Remote OKalso on Himalayas");
  for (const [name, url] of [
    ["From Remote OK", remoteOkUrl(PILOT)],
    ["Himalayas", himalayasUrl(PILOT)],
  ] as const) {
    const link = facts.getByRole("link", { name, exact: true });
    await expect(link).toHaveAttribute("href", url);
    await expect(link).toHaveAttribute("rel", "noopener");
  }
});

test("the posting that is not shown stays reachable, and names the shown one as canonical", async ({
  page,
}) => {
  const response = await page.goto(himalayasPath(PILOT));
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(PILOT.title);
  await expect(page.getByRole("complementary", { name: "Facts" })).toContainText(
    "From Himalayasalso on Remote OK",
  );
  await expect(page.getByRole("link", { name: /^Apply on Himalayas/ }).first()).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    new RegExp(`${remoteOkPath(PILOT)}/harbour-pilot-mole-and-pier$`),
  );
  await expect(markupOf(page)).toHaveCount(0);
});

test("a job has structured data if its source allows it, and no script in it runs", async ({ page }) => {
  const spoken: string[] = [];
  page.on("dialog", (dialog) => {
    spoken.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto(remoteOkPath(DECKHAND));
  await expectDeckhandMarkup(page);
  await page.goto(`/?tag=${HARBOUR}`, { waitUntil: "networkidle" });
  await jobEntries(page)
    .getByRole("link", { name: /^Deckhand/ })
    .click();
  await expect(page).toHaveURL(new RegExp(remoteOkPath(DECKHAND)));
  await expectDeckhandMarkup(page);
  expect(await page.evaluate(() => "hacked" in window)).toBe(false);
  expect(spoken).toEqual([]);
});

async function expectDeckhandMarkup(page: Page): Promise<void> {
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toContainText("Deckhand");
  const told: unknown = JSON.parse((await markupOf(page).textContent()) ?? "");
  expect(told).toMatchObject({
    "@context": "https://schema.org/",
    "@type": "JobPosting",
    title: await heading.textContent(),
    description: expect.stringContaining("<p>We answer every letter"),
    datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    hiringOrganization: { "@type": "Organization", name: DECKHAND.company },
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: [{ "@type": "Country", name: "Canada" }],
    directApply: false,
  });
  expect(told).not.toHaveProperty("baseSalary");
}

test("a job has no structured data if its source forbids it, or it names no country", async ({ page }) => {
  for (const path of [himalayasPath(FOGHORN), remoteOkPath(RIGGER), "/jobs/remotive-990001"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(markupOf(page)).toHaveCount(0);
  }
});

test("the time zones a posting requires are shown beside its location", async ({ page }) => {
  await page.goto(`/?tag=${HARBOUR}`);
  await expect(page.getByRole("article", { name: FOGHORN.title })).toContainText("Worldwide, UTC−5 to UTC+1");
  await page.goto(himalayasPath(FOGHORN));
  await expect(page.getByRole("complementary", { name: "Facts" })).toContainText("Worldwide, UTC−5 to UTC+1");
});

test("robots.txt names the sitemap, which lists jobs only of sources that allow it", async ({
  page,
  request,
  baseURL,
}) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const parts = await readLocations(page, "/sitemap.xml");
  expect(parts).toContain(`${baseURL}/sitemap.xml?part=pages`);
  expect(parts.length).toBeGreaterThan(1);
  const addresses: string[] = [];
  for (const part of parts) addresses.push(...(await readLocations(page, part)));
  expect(addresses).toContain(`${baseURL}/`);
  expect(addresses).toContain(`${baseURL}${remoteOkPath(PILOT)}/harbour-pilot-mole-and-pier`);
  expect(addresses).toContain(`${baseURL}${remoteOkPath(RIGGER)}/signal-rigger-windward-lofts`);
  const forbidden = /\/jobs\/(?:remotive|himalayas|jobicy)-/;
  expect(addresses.filter((address) => forbidden.test(address))).toEqual([]);
  expect((await request.get("/sitemap.xml?part=jobs-999")).status()).toBe(404);
});

/** The URLs of a sitemap or sitemap index, parsed as XML. */
async function readLocations(page: Page, path: string): Promise<string[]> {
  const response = await page.request.get(path);
  expect(response.headers()["content-type"]).toContain("application/xml");
  return page.evaluate(
    (text) => {
      const xml = new DOMParser().parseFromString(text, "application/xml");
      if (xml.querySelector("parsererror")) throw new Error("The sitemap is no XML.");
      return [...xml.querySelectorAll("loc")].map(({ textContent }) => textContent ?? "");
    },
    await response.text(),
  );
}
