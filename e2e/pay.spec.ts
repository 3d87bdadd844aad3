import { expect, type Locator, type Page } from "@playwright/test";

import { QUAYSIDE, type QuaysideJob } from "./fixtures/quayside-feed.ts";
import { expectTitles, openQuayside, quaysideTitles } from "./listing-page.ts";
import { finishAnimations } from "./page-measures.ts";
import { test } from "./watched-test.ts";

const isWellPaid = ({ salary }: QuaysideJob) => salary.startsWith("$120");

const amountOf = (page: Page) => page.getByRole("textbox", { name: "Minimum pay" });

test("a monthly minimum in one currency finds pay in others, and shows the rates", async ({ page }) => {
  await openQuayside(page);
  await page.getByRole("combobox", { name: "Currency" }).selectOption("BRL");
  await expect(page.getByRole("combobox", { name: "Currency" })).toHaveValue("BRL");
  await page.getByRole("combobox", { name: "Per" }).selectOption("month");
  await amountOf(page).fill("40k");
  await amountOf(page).press("Enter");
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    // As typed, if the form is sent before its scripts run.
    .toMatchObject({
      tag: QUAYSIDE,
      salary_min: expect.stringMatching(/^40(?:000|k)$/),
      currency: "BRL",
      period: "month",
    });
  await expectTitles(page, quaysideTitles(isWellPaid));
  await expect(page.getByText(/^≈ R\$/).first()).toBeVisible();
  await expect(page.getByText(/Compared at the European Central Bank’s rates of/)).toBeVisible();
});

test("the currency and period are remembered in rows, charts and a job's page", async ({ page }) => {
  await openQuayside(page);
  await page.getByRole("combobox", { name: "Currency" }).selectOption("INR");
  const entry = page.getByRole("article").filter({ hasText: "$120" });
  await expect(entry.getByText(/^≈ ₹/)).toBeVisible();
  await openQuayside(page);
  await expect(page.getByRole("combobox", { name: "Currency" })).toHaveValue("INR");
  await expect(page.getByRole("group", { name: "Pay", exact: true }).getByRole("img")).toHaveAccessibleName(
    /in INR/,
  );
  await page.goto((await entry.getByRole("link").first().getAttribute("href")) ?? "");
  await expect(page.getByText(/^≈ ₹/).first()).toBeVisible();
  await expect(page.getByText(/Pay converted at the European Central Bank’s rates of/)).toBeVisible();
});

test("choosing a country shows and asks for pay in its currency, in the next list and after a reload", async ({
  page,
}) => {
  await openQuayside(page);
  await page.getByLabel("I live in").fill("india");
  await page.getByLabel("I live in").press("Enter");
  await expectTermsOf(page, "INR", /^≈ ₹/);
  await page.reload();
  await expectTermsOf(page, "INR", /^≈ ₹/);
  await page.getByRole("slider", { name: "Minimum annual pay in INR" }).press("End");
  await expect(page).toHaveURL(/salary_min=25000000&currency=INR/);
});

test.describe("in German", () => {
  test.use({ locale: "de-DE" });

  test("pay is shown and asked for in euros by default", async ({ page }) => {
    await openQuayside(page);
    await expectTermsOf(page, "EUR", /^≈ .+€/);
    await page.getByRole("slider", { name: "Minimum annual pay in EUR" }).press("End");
    await expect(page).toHaveURL(/salary_min=250000&currency=EUR/);
  });
});

async function expectTermsOf(page: Page, currency: string, converted: RegExp) {
  await expect(page.getByRole("combobox", { name: "Currency" })).toHaveValue(currency);
  await expect(page.getByRole("slider", { name: `Minimum annual pay in ${currency}` })).toBeEnabled();
  const entry = page.getByRole("article").filter({ hasText: /120.?k|\$120/ });
  await expect(entry.getByText(converted).first()).toBeVisible();
}

test("an invalid amount is rejected, and kept for correction", async ({ page }) => {
  await openQuayside(page);
  await amountOf(page).fill("plenty");
  await amountOf(page).press("Enter");
  await expect(page.getByText("Minimum pay: enter one amount")).toBeVisible();
  await expect(amountOf(page)).toHaveValue("plenty");
  // Before the page's code is loaded, the form is submitted with the same result.
  await expect(page).not.toHaveURL(/salary_min=\d/);
});

test("a currency typed with an amount is applied, and the field keeps the focus", async ({ page }) => {
  await openQuayside(page);
  await amountOf(page).fill("R$ 40 mil");
  await amountOf(page).press("Enter");
  await expect(page).toHaveURL(/salary_min=40000&currency=BRL/);
  await expect(page.getByRole("combobox", { name: "Currency" })).toHaveValue("BRL");
  await expect(amountOf(page)).toBeFocused();
});

test("pay in a currency without an exchange rate is marked as not comparable", async ({ page }) => {
  await openQuayside(page);
  await amountOf(page).fill("₦500,000");
  await amountOf(page).press("Enter");
  await expect(page).toHaveURL(/salary_min=500000&currency=NGN/);
  const noRate = page.getByText(/We have no exchange rate for NGN/);
  await expect(noRate).toHaveCount(1);
  await noRate.getByRole("link", { name: "Use USD instead" }).click();
  await expect(page).toHaveURL(`/?tag=${QUAYSIDE}&currency=USD`);
  await page.goBack();
  await page.getByRole("link", { name: "remove the minimum" }).click();
  await expect(page).toHaveURL(`/?tag=${QUAYSIDE}`);
});

test("the minimum pay can be chosen on the chart by keyboard and by mouse", async ({ page }) => {
  await openQuayside(page);
  const slider = page.getByRole("slider", { name: "Minimum annual pay in USD" });
  await expect(slider).toBeEnabled();
  await slider.press("End");
  await expect(page).toHaveURL(/salary_min=250000&currency=USD/);
  await expect(slider).toBeFocused();
  await slider.press("Home");
  await expect(page).toHaveURL(`/?tag=${QUAYSIDE}`);
  const place = await page.getByRole("slider").boundingBox();
  if (!place) throw new Error("There is no slider to press.");
  await page.mouse.click(place.x + place.width * 0.42, place.y + place.height / 2);
  await expect(page).toHaveURL(/salary_min=1[01]0000&currency=USD/);
  await expectTitles(page, quaysideTitles(isWellPaid));
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the minimum pay can be dragged on the chart by touch", async ({ page }) => {
    await openQuayside(page);
    await page.getByRole("button", { name: "Filters" }).tap();
    const slider = page.getByRole("slider", { name: "Minimum annual pay in USD" });
    await expect(slider).toBeEnabled();
    await page.evaluate(finishAnimations);
    // The sheet's footer covers elements at its edge.
    await slider.evaluate((element) => element.scrollIntoView({ block: "center" }));
    const [from, y] = await findPoint(slider, 0.03);
    const [to] = await findPoint(slider, 0.42);
    await drag(page, [from, y], [to, y]);
    await expect(page).toHaveURL(/salary_min=1[01]0000&currency=USD/);
  });

  test("the pay form fits on one line", async ({ page }) => {
    await openQuayside(page);
    const fields = [
      amountOf(page),
      page.getByRole("combobox", { name: "Currency" }),
      page.getByRole("combobox", { name: "Per" }),
    ];
    const tops = await Promise.all(fields.map(async (field) => (await field.boundingBox())?.y));
    expect(new Set(tops.map((top) => Math.round(top ?? -1))).size).toBe(1);
  });
});

async function findPoint(slider: Locator, share: number): Promise<[x: number, y: number]> {
  const place = await slider.boundingBox();
  if (!place) throw new Error("There is no slider to touch.");
  return [place.x + place.width * share, place.y + place.height / 2];
}

/** Drags in steps, like a finger, so that it is not a tap. */
async function drag(page: Page, [x, y]: readonly [number, number], [toX, toY]: readonly [number, number]) {
  const browser = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", share?: number) =>
    browser.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: share === undefined ? [] : [{ x: x + (toX - x) * share, y: y + (toY - y) * share }],
    });
  await touch("touchStart", 0);
  for (const share of [0.25, 0.5, 0.75, 1]) await touch("touchMove", share);
  await touch("touchEnd");
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the pay form works through the URL", async ({ page }) => {
    await openQuayside(page);
    await amountOf(page).fill("40.000,50");
    await page.getByRole("combobox", { name: "Currency" }).selectOption("BRL");
    await page.getByRole("combobox", { name: "Per" }).selectOption("month");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/salary_min=40\.000%2C50&currency=BRL&period=month/);
    await expectTitles(page, quaysideTitles(isWellPaid));
    await expect(page.getByText(/^≈ R\$/).first()).toBeVisible();
    await amountOf(page).fill("€50k");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("combobox", { name: "Currency" })).toHaveValue("EUR");
    await expect(amountOf(page)).toHaveValue("50,000");
    // It is remembered.
    await openQuayside(page);
    await expect(page.getByRole("combobox", { name: "Currency" })).toHaveValue("EUR");
    await expect(page.getByRole("combobox", { name: "Per" })).toHaveValue("month");
    await expect(page.getByRole("link", { name: "Use €50k again" })).toBeVisible();
  });
});
