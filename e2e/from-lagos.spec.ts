import { expect, type Locator, type Page } from "@playwright/test";

import { PILOTAGE } from "./fixtures/quayside-feed.ts";
import { jobEntries } from "./listing-page.ts";
import { test } from "./watched-test.ts";

// docs/from-lagos.md describes these tasks and their steps.
test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  timezoneId: "Africa/Lagos",
});

const BOARD = `/?tag=${PILOTAGE}`;

/** Counts taps and key presses; text counts one step per letter. */
function countSteps(page: Page) {
  let steps = 0;
  return {
    count: () => steps,
    tap: async (target: Locator) => {
      await expect(target).toBeInViewport();
      steps += 1;
      await target.tap();
    },
    type: async (text: string) => {
      steps += text.length;
      await page.keyboard.type(text);
    },
  };
}

const answer = (page: Page) => page.getByText(/open to you/);

test("which jobs can I apply for? One tap accepts the suggested country", async ({ page }) => {
  await page.goto("/");
  const { tap, count } = countSteps(page);
  await expect(page.getByText("Looks like Nigeria")).toBeVisible();
  await tap(page.getByRole("button", { name: "use it?" }));
  await expect(answer(page)).toContainText(/\d open to you, [\d,]+ don’t say, [\d,]+ not open/);
  expect(count()).toBe(1);
});

test("what about a friend in Accra? The city is enough", async ({ page }) => {
  await page.goto("/");
  const { tap, type, count } = countSteps(page);
  await tap(page.getByLabel("I live in"));
  await type("accr");
  await tap(page.getByRole("option", { name: "Ghana" }));
  await expect(page).toHaveURL(/from=GH/);
  await expect(answer(page)).toContainText("open to you");
  expect(count()).toBe(6);
});

test("only jobs that are surely open to me: one more tap", async ({ page }) => {
  await page.goto("/");
  const { tap, count } = countSteps(page);
  await tap(page.getByRole("button", { name: "use it?" }));
  await expect(page).toHaveURL(/from=NG/);
  await tap(page.getByRole("link", { name: "Only jobs that say so" }));
  await expect(page.getByRole("heading", { name: "Doesn’t say who may apply" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Open to Nigeria" })).toBeVisible();
  expect(count()).toBe(2);
});

test("at least four hours of overlap with my day: two taps and a choice", async ({ page }) => {
  await page.goto(`${BOARD}&from=NG`, { waitUntil: "networkidle" });
  const { tap, count } = countSteps(page);
  await tap(page.getByRole("link", { name: "Add your working hours" }));
  await expect(page.getByLabel("Time zone")).toHaveValue("Africa/Lagos");
  const least = page.getByLabel("In common, at least");
  await tap(least);
  // A native select, where one tap chooses an option.
  await least.selectOption("4");
  await tap(page.getByRole("button", { name: "Show jobs" }));
  await expect(jobEntries(page)).toHaveCount(2);
  await expect(jobEntries(page).last()).toContainText("All your 8 hours in common");
  expect(count() + 1).toBe(4);
});

test("why may I apply, and when would I work? One tap opens the posting with both", async ({ page }) => {
  await page.goto(`${BOARD}&from=NG&zone=Africa/Lagos`);
  const { tap, count } = countSteps(page);
  await tap(page.getByRole("link", { name: "Night Pilot" }));
  await expect(page.getByRole("heading", { level: 1, name: "Night Pilot" })).toBeVisible();
  const facts = page.getByRole("complementary", { name: "Facts" });
  await expect(facts).toContainText("If you live in Nigeria");
  await expect(facts).toContainText("Only 2 of your 8 hours in common; 4 asked for");
  await expect(facts).toContainText("We need at least 4 hours of overlap with US Eastern Time.");
  expect(count()).toBe(1);
});

test("can I apply for the job I was sent? Its page asks, and remembers", async ({ page }) => {
  await page.goto("/jobs/remotive-990001", { waitUntil: "networkidle" });
  const { tap, type, count } = countSteps(page);
  await tap(page.getByRole("textbox", { name: "The country you live in" }));
  await type("lagos");
  await tap(page.getByRole("button", { name: "Can I apply?" }));
  const facts = page.getByRole("complementary", { name: "Facts" });
  await expect(facts).toContainText("If you live in Nigeria");
  expect(count()).toBe(7);
  await page.goto("/jobs/remotive-990001");
  await expect(facts).toContainText("If you live in Nigeria");
  await page.goto("/jobs/remotive-990001?from=Brasl");
  await page.getByRole("link", { name: "Brazil" }).tap();
  await expect(page).toHaveURL(/\/jobs\/remotive-990001[^?]*\?from=BR$/);
  await page.goto("/jobs/remotive-990001");
  await expect(facts).toContainText("If you live in Brazil");
});
