import { expect, type Page } from "@playwright/test";

import { QUAYSIDE, QUAYSIDE_JOBS, type QuaysideJob } from "./fixtures/quayside-feed.ts";
import { jobEntries, openQuayside } from "./listing-page.ts";
import { test } from "./watched-test.ts";

const field = (page: Page) => page.getByLabel("I live in");
const part = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
const isOpenTo =
  (...places: readonly string[]) =>
  ({ location }: QuaysideJob) =>
    [...places, "Worldwide"].includes(location);
const titles = (page: Page) => jobEntries(page).getByRole("heading", { level: 3 });

async function expectJobs(page: Page, jobs: readonly QuaysideJob[]): Promise<void> {
  const newestFirst = jobs.toSorted((a, b) => a.hoursAgo - b.hoursAgo);
  await expect(titles(page)).toHaveText(
    newestFirst.map(({ title }) => title.split(" <")[0] ?? "").map(begin),
  );
}

const begin = (title: string) => new RegExp(`^${title.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}`);

test(
  "a person in Brazil types “bra” and sees jobs open to them first, then unclear ones",
  {
    tag: "@journey",
  },
  async ({ page }) => {
    await openQuayside(page);
    await field(page).fill("bra");
    await page.getByRole("option", { name: "Brazil" }).click();
    await expect(page).toHaveURL(`/?from=BR&tag=${QUAYSIDE}`);
    const open = QUAYSIDE_JOBS.filter(isOpenTo());
    await expect(part(page, "Open to Brazil")).toContainText(`${open.length} remote jobs`);
    await expect(part(page, "Doesn’t say who may apply")).toContainText("1 remote job");
    await expect(titles(page).last()).toContainText("Bosun");
    await expect(titles(page)).toHaveCount(open.length + 1);
    await expect(jobEntries(page).first()).toContainText("Worldwide");
    await expect(page.getByText(/4 open to you, 1 doesn’t say, \d+ not open \(left out\)/)).toBeVisible();
    await page.getByRole("link", { name: "Only jobs that say so" }).click();
    await expect(page).toHaveURL(`/?from=BR&certain=1&tag=${QUAYSIDE}`);
    await expect(page.getByText(/4 open to you, 1 doesn’t say and \d+ not open \(left out\)/)).toBeVisible();
    await expectJobs(page, open);
  },
);

test("a capital or a large city selects its country", async ({ page }) => {
  await openQuayside(page);
  await field(page).fill("Lagos");
  await expect(page.getByRole("listbox").getByRole("option")).toHaveText(["NigeriaLagos"]);
  await field(page).press("Enter");
  await expect(page).toHaveURL(/from=NG/);
  await expect(field(page)).toHaveValue("Nigeria");
});

test("the country is remembered, is in the URL for sharing, and can be cleared", async ({
  page,
  context,
}) => {
  await openQuayside(page);
  await field(page).fill("germ");
  await field(page).press("ArrowDown");
  await field(page).press("Enter");
  await expect(page).toHaveURL(/from=DE/);
  const later = await context.newPage();
  await later.goto(`/?tag=${QUAYSIDE}`);
  await expect(field(later)).toHaveValue("Germany");
  await expect(later).toHaveURL(`/?tag=${QUAYSIDE}&from=DE`);
  // The URL takes precedence over what is remembered.
  await later.goto(`/?tag=${QUAYSIDE}&from=CA`);
  await expect(field(later)).toHaveValue("Canada");
  await field(later).fill("");
  await field(later).press("Enter");
  await expect(field(later)).toHaveValue("");
  await later.goto(`/?tag=${QUAYSIDE}`);
  await expect(field(later)).toHaveValue("");
  await expect(jobEntries(later).first()).toBeVisible();
});

test("going back leads to the list as it was before", async ({ page }) => {
  await openQuayside(page);
  await field(page).fill("brasil");
  await field(page).press("Enter");
  await expect(page).toHaveURL(/from=BR/);
  await expect(field(page)).toHaveValue("Brazil");
  await field(page).fill("canada");
  await field(page).press("Enter");
  await expect(page).toHaveURL(/from=CA/);
  await page.goBack();
  await expect(field(page)).toHaveValue("Brazil");
  await expect(part(page, "Open to Brazil")).toBeVisible();
  // Before any country was chosen.
  await page.goBack();
  await expect(field(page)).toHaveValue("");
  await expect(part(page, "Open to Brazil")).toHaveCount(0);
  await expect(jobEntries(page).first()).toBeVisible();
});

test("typing something other than a country says so, and chooses nothing", async ({ page }) => {
  await openQuayside(page);
  await field(page).fill("Germny");
  await expect(page.getByText("We don’t know “Germny”. Did you mean").first()).toBeVisible();
  await field(page).press("Enter");
  await expect(page).toHaveURL(`/?tag=${QUAYSIDE}`);
  await page.getByRole("option", { name: "Germany" }).click();
  await expect(page).toHaveURL(/from=DE/);
});

test("a whole name is accepted on leaving the field; a prefix of several shows a question", async ({
  page,
}) => {
  await openQuayside(page);
  await field(page).fill("nig");
  await field(page).press("Enter");
  await expect(page.getByText("Which one?").first()).toBeVisible();
  const list = page.getByRole("listbox", { name: "Countries" });
  await expect(list.getByRole("option")).toHaveText(["Nigeria", "Niger"]);
  await field(page).press("Tab");
  await expect(page.getByText("Which country do you mean by “nig”?")).toBeVisible();
  await expect(list).toHaveCount(0);
  await expect(field(page)).toHaveValue("nig");
  await expect(page).toHaveURL(`/?tag=${QUAYSIDE}`);
  await field(page).fill("Nigeria");
  await field(page).press("Tab");
  await expect(page).toHaveURL(/from=NG/);
  await expect(field(page)).toHaveValue("Nigeria");
});

test("offline, a typed country is kept, with the reason, and applied once online", async ({
  page,
  context,
}) => {
  await openQuayside(page);
  await expect(field(page)).toHaveRole("combobox");
  await context.setOffline(true);
  await field(page).fill("Brazil");
  await field(page).press("Enter");
  await expect(page.getByText(/^Country names couldn’t be loaded/).first()).toBeVisible();
  await expect(field(page)).toHaveValue("Brazil");
  await context.setOffline(false);
  await expect(page.getByRole("option", { name: "Brazil" })).toBeVisible();
  await field(page).press("Enter");
  await expect(page).toHaveURL(/from=BR/);
});

test("country names that failed to load are requested again", async ({ page }) => {
  await openQuayside(page);
  await expect(field(page)).toHaveRole("combobox");
  await page.route("**/_next/static/chunks/**", (route) => route.abort());
  await field(page).fill("Brazil");
  await expect(page.getByText(/^Country names couldn’t be loaded/).first()).toBeVisible();
  await page.unroute("**/_next/static/chunks/**");
  await expect(page.getByRole("option", { name: "Brazil" })).toBeVisible();
});

test.describe("in a browser of another time zone", () => {
  test.use({ timezoneId: "America/Sao_Paulo" });

  test("its country is suggested, and used only if accepted", async ({ page }) => {
    await openQuayside(page);
    await expect(page.getByText("Looks like Brazil")).toBeVisible();
    await expect(page).toHaveURL(`/?tag=${QUAYSIDE}`);
    await expect(field(page)).toHaveValue("");
    await page.getByRole("button", { name: "use it?" }).click();
    await expect(page).toHaveURL(/from=BR/);
    await expect(field(page)).toHaveValue("Brazil");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "the country field is a plain form, which knows cities and keeps the filters",
    { tag: "@journey" },
    async ({ page }) => {
      await openQuayside(page);
      await field(page).fill("Lagos");
      await page.getByRole("button", { name: "Use country" }).click();
      await expect(page).toHaveURL(/from=NG/);
      await expect(field(page)).toHaveValue("Nigeria");
      await expect(part(page, "Open to Nigeria")).toBeVisible();
      await page.getByRole("link", { name: "Only jobs that say so" }).click();
      await expectJobs(page, QUAYSIDE_JOBS.filter(isOpenTo()));
    },
  );

  test("the answer is remembered, and cleared with the field", async ({ page }) => {
    await openQuayside(page);
    await field(page).fill("Lagos");
    await page.getByRole("button", { name: "Use country" }).click();
    await expect(part(page, "Open to Nigeria")).toBeVisible();
    await openQuayside(page);
    await expect(field(page)).toHaveValue("Nigeria");
    await field(page).fill("");
    await page.getByRole("button", { name: "Use country" }).click();
    await expect(field(page)).toHaveValue("");
    await openQuayside(page);
    await expect(field(page)).toHaveValue("");
  });

  test("a job’s page remembers the answer too", async ({ page }) => {
    await page.goto("/jobs/remotive-990001");
    await page.getByRole("textbox", { name: "The country you live in" }).fill("lagos");
    await page.getByRole("button", { name: "Can I apply?" }).click();
    await expect(page).toHaveURL(/\/jobs\/remotive-990001\?from=NG$/);
    const facts = page.getByRole("complementary", { name: "Facts" });
    await expect(facts).toContainText("If you live in Nigeria");
    await page.goto("/jobs/remotive-990001");
    await expect(facts).toContainText("If you live in Nigeria");
    await facts.getByText("Change country").click();
    await page.getByRole("textbox", { name: "The country you live in" }).fill("🇧🇷");
    await page.getByRole("button", { name: "Can I apply?" }).click();
    await expect(facts).toContainText("If you live in Brazil");
  });
});

test("on a phone the field, its options and its answer fit the window", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openQuayside(page);
  await field(page).fill("uni");
  await expect(page.getByRole("listbox").getByRole("option").first()).toBeInViewport();
  await page.getByRole("option", { name: "United Kingdom" }).click();
  await expect(part(page, "Open to the United Kingdom")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
