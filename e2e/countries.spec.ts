import { expect } from "@playwright/test";

import { jobEntries } from "./listing-page.ts";
import { test } from "./watched-test.ts";

test("a country has a page of the jobs open to it, with their pay and categories", async ({ page }) => {
  await page.goto("/in/germany");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Remote jobs open to Germany");
  await expect(jobEntries(page).first()).toContainText(/Open to Germany|Europe|EMEA|Worldwide/);
  await expect(page.getByText(/names? Germany or its region/)).toBeVisible();
  const facts = page.getByRole("complementary", { name: "Facts" });
  await expect(facts).toContainText(/half of them from \$[\d.]+k a year\?/);
  await expect(facts).toContainText(/European Central Bank’s rates of/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/in\/germany$/);
  await facts.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/in\/germany\/[a-z-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/jobs open to Germany$/);
  await page.getByRole("link", { name: "All jobs for people in Germany" }).click();
  await expect(page.getByLabel("I live in")).toHaveValue("Germany");
});

test("a job opened from a country's page answers for that country, and leads back to it", async ({
  page,
}) => {
  await page.goto("/in/germany");
  await jobEntries(page).first().getByRole("link").first().click();
  const facts = page.getByRole("complementary", { name: "Facts" });
  await expect(facts).toContainText("If you live in Germany");
  await page.getByRole("link", { name: "Back to jobs open to Germany" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Remote jobs open to Germany");
});

for (const [path, canonical] of [
  ["/in/DE", "/in/germany"],
  ["/in/Germany?utm_source=x", "/in/germany?utm_source=x"],
  ["/in/usa", "/in/united-states"],
  ["/in/brasil/design", "/in/brazil/design"],
] as const) {
  test(`${path} redirects to the country's own URL`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(answer.headers()["location"]).toBe(canonical);
  });
}

test("an unknown country or category is not found", async ({ page }) => {
  for (const path of ["/in/atlantis", "/in/germany/nonsense"]) {
    expect((await page.goto(path))?.status()).toBe(404);
  }
});

test("search engines find the pages only of countries that postings name", async ({ page }) => {
  const sitemap = await (await page.request.get("/sitemap.xml?part=countries")).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  expect(listed).toContain("/in/united-states");
  for (const path of listed.slice(0, 3)) {
    await page.goto(path);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  }
  expect(listed).not.toContain("/in/tuvalu");
  await page.goto("/in/tuvalu");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/in\/tuvalu$/);
});
