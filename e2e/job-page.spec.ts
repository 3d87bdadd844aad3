import { expect } from "@playwright/test";

import { HOSTILE, LIGHTHOUSE, QUAYSIDE } from "./fixtures/quayside-feed.ts";
import { expectTitles, openQuayside, quaysideTitles } from "./listing-page.ts";
import { test } from "./watched-test.ts";

const LIGHTHOUSE_PATH = "/jobs/remotive-990001/lighthouse-systems-engineer-quayside-signals";
const LIGHTHOUSE_POSTING = "https://remotive.com/remote-jobs/quayside/job-990001";

test(
  "a job opens from the list, shows its details, and leads back to the same list",
  { tag: "@journey" },
  async ({ page }) => {
    await openQuayside(page, "type=full_time");
    await page.getByRole("link", { name: LIGHTHOUSE.title }).click();
    await expect(page).toHaveURL(LIGHTHOUSE_PATH);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(LIGHTHOUSE.title);
    const facts = page.getByRole("complementary", { name: "Facts" });
    for (const fact of ["Stated as “$120,000 - $150,000”", "No period stated", "Worldwide", "Full-time"]) {
      await expect(facts).toContainText(fact);
    }
    await expect(facts.getByText("$120k–$150k a year?", { exact: true })).toBeVisible();
    await expect(page.getByText("The quay opens at six.")).toBeVisible();
    await page.getByRole("link", { name: "Back to 1 remote job" }).click();
    await expect(page).toHaveURL(`/?type=full_time&tag=${QUAYSIDE}`);
    await expectTitles(page, [LIGHTHOUSE.title]);
  },
);

test(
  "applying opens the job's own page at its source, as the source's terms require",
  { tag: "@journey" },
  async ({ page }) => {
    await page.goto(LIGHTHOUSE_PATH);
    const apply = page.getByRole("link", { name: /^Apply on Remotive/ }).first();
    await expect(apply).toHaveAttribute("href", LIGHTHOUSE_POSTING);
    await expect(apply).toHaveAttribute("target", "_blank");
    await expect(apply).toHaveAttribute("rel", "noopener");
  },
);

test("the source is credited with a followable link, and nothing is sent to Google Jobs", async ({
  page,
}) => {
  await page.goto(LIGHTHOUSE_PATH);
  const credit = page.getByRole("link", { name: "From Remotive" });
  await expect(credit).toHaveAttribute("href", LIGHTHOUSE_POSTING);
  await expect(credit).not.toHaveAttribute("rel", /nofollow/);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});

test("any slug shows the job, and the canonical link names the right one", async ({ page }) => {
  await page.goto("/jobs/remotive-990001/some-other-words");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(LIGHTHOUSE.title);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    new RegExp(`${LIGHTHOUSE_PATH}$`),
  );
});

test("a detail links to the jobs that share it", async ({ page }) => {
  await page.goto(LIGHTHOUSE_PATH);
  await page.getByRole("link", { name: "fresnel" }).click();
  await expect(page).toHaveURL("/?tag=fresnel");
  await expectTitles(
    page,
    quaysideTitles(({ tags }) => tags.includes("fresnel")),
  );
});

test(
  "no script in a hostile posting runs, in the list or on its page",
  { tag: "@journey" },
  async ({ page }) => {
    const spoken: string[] = [];
    page.on("dialog", (dialog) => spoken.push(dialog.message()));
    await openQuayside(page, "type=freelance");
    await page.getByRole("link", { name: /^Bosun/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Bosun");
    const description = page.locator(".description");
    await expect(description).toContainText("We splice ropes by hand.");
    await description.getByText("Fair winds.").hover();
    await expect(description.locator("script, iframe, form, svg, img, [style], [onmouseover]")).toHaveCount(
      0,
    );
    await expect(description.locator('a[href^="javascript:" i]')).toHaveCount(0);
    expect(await page.evaluate(() => "hacked" in window)).toBe(false);
    expect(spoken).toEqual([]);
    expect(HOSTILE.description).toContain("window.hacked");
  },
);

test("an unknown job is a 404 with helpful links", async ({ page }) => {
  const response = await page.goto("/jobs/remotive-1/no-such-job");
  expect(response?.status()).toBe(404);
  await page.getByRole("link", { name: "See all remote jobs" }).click();
  await expect(page).toHaveURL("/");
});

test("an invalid id is a 404, too", async ({ page }) => {
  for (const id of ["nonsense!", "x".repeat(300), "..%2Fsecrets", "%3Cscript%3E", "%FF"]) {
    const response = await page.goto(`/jobs/${id}`);
    expect(response?.status(), id).toBe(404);
  }
});

test("an unknown URL is a 404", async ({ page }) => {
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no such page");
});

test("a job's page ends with similar jobs, loaded as they come into view", async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 300 });
  const asked = page.waitForRequest("**/api/similar-jobs/remotive-990001");
  await page.goto(LIGHTHOUSE_PATH);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await asked;
  const similar = page.getByRole("region", { name: "Similar open jobs" }).getByRole("article");
  await expect(similar).not.toHaveCount(0);
  await expect(similar.getByRole("link", { name: LIGHTHOUSE.title })).toHaveCount(0);
});

test("answering where the reader lives keeps the way back to the list", async ({ page }) => {
  await openQuayside(page, "type=full_time");
  await page.getByRole("link", { name: LIGHTHOUSE.title }).click();
  await page.getByRole("textbox", { name: "The country you live in" }).fill("lagos");
  await page.getByRole("button", { name: "Can I apply?" }).click();
  await expect(page.getByRole("complementary", { name: "Facts" })).toContainText("If you live in Nigeria");
  await page.getByRole("link", { name: "Back to results" }).click();
  await expect(page).toHaveURL(`/?type=full_time&tag=${QUAYSIDE}&from=NG`);
});

test("a reader asks for another country by keyboard, and going back answers for the first", async ({
  page,
}) => {
  await openQuayside(page, "from=BR");
  await page.getByRole("link", { name: LIGHTHOUSE.title }).click();
  const facts = page.getByRole("complementary", { name: "Facts" });
  await expect(facts).toContainText("If you live in Brazil");
  await facts.getByText("Change country").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.type("lagos");
  await page.keyboard.press("Enter");
  await expect(facts).toContainText("If you live in Nigeria");
  await page.goBack();
  await expect(facts).toContainText("If you live in Brazil");
  await page.goForward();
  await expect(facts).toContainText("If you live in Nigeria");
});

test("a similar job answers for the country of a shared list, too", async ({ page }) => {
  await openQuayside(page, "from=NG");
  await page.getByRole("link", { name: LIGHTHOUSE.title }).click();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const similar = page.getByRole("region", { name: "Similar open jobs" }).getByRole("article");
  await similar.first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\?from=NG$/);
  await expect(page.getByRole("complementary", { name: "Facts" })).toContainText("If you live in Nigeria");
});
