import { expect, type Page } from "@playwright/test";

import { QUAYSIDE, type QuaysideJob } from "./fixtures/quayside-feed.ts";
import { expectTitles, openQuayside, quaysideTitles } from "./listing-page.ts";
import { test } from "./watched-test.ts";

const notContract = quaysideTitles(({ jobType }) => jobType !== "contract");
const contract = quaysideTitles(({ jobType }) => jobType === "contract");
const chips = (page: Page) => page.getByRole("list", { name: "Active filters" });

test("a value can be excluded, is struck through, and its chip undoes that", async ({ page }) => {
  await openQuayside(page);
  await page.getByRole("checkbox", { name: "Exclude Contract" }).check();
  await expect(page).toHaveURL(`/?type=-contract&tag=${QUAYSIDE}`);
  await expectTitles(page, notContract);
  const line = page.locator("label").getByText("Contract", { exact: true });
  await expect(line).toHaveCSS("text-decoration-line", "line-through");
  // The count stays visible.
  await expect(page.getByRole("checkbox", { name: `Contract ${contract.length} jobs` })).not.toBeChecked();
  await chips(page).getByRole("link", { name: "Remove filter: Not Contract" }).click();
  await expect(page).toHaveURL(`/?tag=${QUAYSIDE}`);
  await expect(page.getByRole("checkbox", { name: "Exclude Contract" })).not.toBeChecked();
});

test("a value is included or excluded, whichever was chosen last", async ({ page }) => {
  await openQuayside(page, "type=-contract");
  await page.getByRole("checkbox", { name: /^Contract/ }).check();
  await expectTitles(page, contract);
  await expect(page.getByRole("checkbox", { name: "Exclude Contract" })).not.toBeChecked();
  await page.getByRole("checkbox", { name: "Exclude Contract" }).check();
  await expectTitles(page, notContract);
  await expect(page).toHaveURL(`/?type=-contract&tag=${QUAYSIDE}`);
});

for (const [filter, box, query, fact] of [
  ["a category", "Exclude Marketing", "category=-marketing", (job) => job.category !== "Marketing"],
  // Worldwide jobs stay, as they are open to people in Germany.
  ["a country", "Exclude Germany", "location=-DE", (job) => !["Germany", "Europe"].includes(job.location)],
] satisfies [string, string, string, (job: QuaysideJob) => boolean][]) {
  test(`values of ${filter} can be excluded`, async ({ page }) => {
    await openQuayside(page);
    await page.getByRole("checkbox", { name: box, exact: true }).check();
    await expect(page).toHaveURL(`/?${query}&tag=${QUAYSIDE}`);
    await expectTitles(page, quaysideTitles(fact).slice(0, 15));
  });
}

test("a tag can be excluded, and its row shows that, though it is far down", async ({ page }) => {
  await openQuayside(page, "tag=-knots");
  await expectTitles(
    page,
    quaysideTitles(({ tags }) => !tags.includes("knots")),
  );
  await expect(page.getByRole("checkbox", { name: "Exclude knots" })).toBeChecked();
});

test("the keyboard reaches the exclude button, which then shows", async ({ page }) => {
  await openQuayside(page);
  const not = page.getByRole("checkbox", { name: "Exclude Contract" });
  await expect(not).toHaveCSS("opacity", "0");
  await page.getByRole("checkbox", { name: /^Contract/ }).focus();
  await page.keyboard.press("Tab");
  await expect(not).toBeFocused();
  await expect(not).toHaveCSS("opacity", "1");
  await page.keyboard.press("Space");
  await expectTitles(page, notContract);
  await expect(not).toBeFocused();
});

test("a company can be excluded, and its chip shows its name if the list has it", async ({ page }) => {
  await openQuayside(page, "company=molehead-freight");
  await expectTitles(
    page,
    quaysideTitles(({ company }) => company === "Molehead Freight"),
  );
  await expect(chips(page).getByRole("link", { name: "Remove filter: Molehead Freight" })).toBeVisible();
  await openQuayside(page, "company=-molehead-freight");
  await expectTitles(
    page,
    quaysideTitles(({ company }) => company !== "Molehead Freight"),
  );
  // Other choices keep it.
  await page.getByRole("checkbox", { name: /^Part-time/ }).check();
  await expect(page).toHaveURL(`/?type=part_time&tag=${QUAYSIDE}&company=-molehead-freight`);
});

test("on a phone every row can be excluded by touch", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openQuayside(page);
  await page.getByRole("button", { name: "Filters" }).click();
  const not = page.getByRole("checkbox", { name: "Exclude Contract" });
  await expect(not).toHaveCSS("opacity", "1");
  const box = await not.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await not.check();
  await page.getByRole("button", { name: `Show ${notContract.length} remote jobs` }).click();
  await expectTitles(page, notContract);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a value is excluded by the plain form", async ({ page }) => {
    await openQuayside(page);
    await page.getByRole("checkbox", { name: "Exclude Contract" }).check();
    await page.getByRole("button", { name: "Show jobs" }).click();
    await expectTitles(page, notContract);
    await page.getByRole("link", { name: "Remove filter: Not Contract" }).click();
    await expect(page).toHaveURL(`/?tag=${QUAYSIDE}`);
  });
});
