import { expect, type Page } from "@playwright/test";

import { LIGHTHOUSE, QUAYSIDE } from "./fixtures/quayside-feed.ts";
import { expectTitles, openQuayside, quaysideTitles } from "./listing-page.ts";
import { saveButton } from "./marks-page.ts";
import { test } from "./watched-test.ts";

// Choices made while a list is loading: each applies to the latest request, whatever is still shown.

const contracts = quaysideTitles(({ jobType }) => jobType === "contract");
const box = (page: Page, name: RegExp) => page.getByRole("checkbox", { name });
const link = (page: Page, name: string) => page.getByRole("link", { name });

/** The fixture board, whose next lists are held until released. */
async function openAndHold(page: Page, query?: string): Promise<() => void> {
  await openQuayside(page, query);
  await expect(saveButton(page, LIGHTHOUSE.title).first()).toBeEnabled();
  const held = Promise.withResolvers<void>();
  await page.route(
    ({ pathname }) => pathname === "/api/jobs",
    async (route) => {
      await held.promise;
      await route.continue();
    },
  );
  return () => held.resolve();
}

/** The URL's query besides the board's tag. */
const asked = (page: Page) => {
  const { searchParams } = new URL(page.url());
  searchParams.delete("tag");
  return Object.fromEntries(searchParams);
};

test("two boxes ticked in quick succession both stay ticked", async ({ page }) => {
  const letThrough = await openAndHold(page);
  const boxes = [/^Contract/, /^Freelance/].map((name) => box(page, name));
  for (const one of boxes) await one.check();
  letThrough();
  await expectTitles(
    page,
    quaysideTitles(({ jobType }) => jobType === "contract" || jobType === "freelance"),
  );
  expect(asked(page)).toEqual({ type: "contract,freelance" });
  for (const one of boxes) await expect(one).toBeChecked();
  await expect(page.getByRole("list", { name: "Active filters" })).toContainText("Freelance");
  await page.goBack();
  await page.goForward();
  for (const one of boxes) await expect(one).toBeChecked();
});

test("a box ticked and unticked ends unticked, and a sort order chosen meanwhile is kept", async ({
  page,
}) => {
  const letThrough = await openAndHold(page);
  await box(page, /^Contract/).check();
  await link(page, "Highest pay").click();
  await box(page, /^Contract/).uncheck();
  expect(asked(page)).toEqual({ sort: "pay" });
  letThrough();
  await expect(page.getByText("Highest pay first")).toBeVisible();
  await expect(box(page, /^Contract/)).not.toBeChecked();
  expect(asked(page)).toEqual({ sort: "pay" });
});

test("going back undoes a tick, and the next choice does not restore it", async ({ page }) => {
  const letThrough = await openAndHold(page);
  await box(page, /^Contract/).check();
  await page.goBack();
  await expect(box(page, /^Contract/)).not.toBeChecked();
  await link(page, "Highest pay").click();
  letThrough();
  await expect(page.getByText("Highest pay first")).toBeVisible();
  expect(asked(page)).toEqual({ sort: "pay" });
  await expect(box(page, /^Contract/)).not.toBeChecked();
});

test("four key presses on the pay slider move it four bars, and keep an earlier filter", async ({ page }) => {
  const letThrough = await openAndHold(page);
  await box(page, /^Contract/).check();
  const slider = page.getByRole("slider");
  await slider.focus();
  for (let press = 0; press < 4; press++) await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveValue("4");
  const { type, salary_min: least } = asked(page);
  expect([type, Number(least) > 0]).toEqual(["contract", true]);
  letThrough();
  await expect(page.getByRole("list", { name: "Active filters" })).toContainText("or more");
  await expect(slider).toHaveValue("4");
  expect(asked(page)["salary_min"]).toBe(least);
});

test("a filter chosen right after the country keeps both", async ({ page }) => {
  const letThrough = await openAndHold(page);
  await page.getByLabel("I live in").fill("Germany");
  await page.getByRole("option", { name: /Germany/ }).click();
  await box(page, /^Contract/).check();
  letThrough();
  await expect(page.getByRole("list", { name: "Active filters" })).toContainText("Contract");
  expect(asked(page)).toEqual({ type: "contract", from: "DE" });
  await expect(page.getByLabel("I live in")).toHaveValue("Germany");
});

test.describe("on a wide window", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("opening and closing a posting keeps the filter chosen before", async ({ page }) => {
    const letThrough = await openAndHold(page);
    await box(page, /^Contract/).check();
    const pane = page.getByRole("region", { name: LIGHTHOUSE.title });
    await page.getByRole("region", { name: "Jobs" }).getByRole("link", { name: LIGHTHOUSE.title }).click();
    await expect(pane).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(pane).toHaveCount(0);
    letThrough();
    await expectTitles(page, contracts);
    await expect(page).toHaveURL(`/?type=contract&tag=${QUAYSIDE}`);
  });
});
