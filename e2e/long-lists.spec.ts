import { MAX_MARKED_JOBS } from "@farwork/domain/contract";
import { expect, type Page } from "@playwright/test";

import { findJobIds, storeSaved } from "./account-records.ts";
import { expectAccessible } from "./check-accessibility.ts";
import { LIGHTHOUSE, QUAYSIDE } from "./fixtures/quayside-feed.ts";
import { expectPressed, pressAndWrite, saveButton } from "./marks-page.ts";
import { logIn, logInByForm, makePerson, type Person } from "./people.ts";
import { test } from "./watched-test.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const entries = (page: Page) => page.getByRole("article");
const jobs = (page: Page) => page.getByRole("region", { name: "Jobs" });
const pages = (page: Page) => page.getByRole("navigation", { name: "Pages" });

/** A person who saved a number of the board's jobs, and later some that no longer exist. */
async function makeCollector(total: number, gone: readonly string[] = []): Promise<Person> {
  const person = await makePerson();
  await storeSaved(person, [...gone, ...(await findJobIds(total))]);
  return person;
}

test(
  "a long list has pages of twenty, by click, by keyboard, by going back, and with marketing parameters",
  { tag: "@journey" },
  async ({ page }) => {
    await logIn(page, await makeCollector(45), "/saved?utm_source=gazette");
    await expect(heading(page)).toHaveText("45 saved jobs");
    await expect(entries(page)).toHaveCount(20);
    const first = await entries(page).first().textContent();
    await pages(page).getByRole("link", { name: "Next page" }).click();
    await expect(page).toHaveURL("/saved?page=2&utm_source=gazette");
    await expect(entries(page)).toHaveCount(20);
    await expect(entries(page).first()).not.toHaveText(first ?? "");
    await expect(jobs(page)).toBeFocused();
    await pages(page).getByRole("link", { name: "Page 3" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/saved?page=3&utm_source=gazette");
    await expect(entries(page)).toHaveCount(5);
    await page.goBack();
    await expect(page).toHaveURL("/saved?page=2&utm_source=gazette");
    await expect(entries(page)).toHaveCount(20);
    await page.reload();
    await expect(pages(page).getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
    await expect(heading(page)).toHaveText("45 saved jobs");
  },
);

test("a page that is now empty, or never existed, is replaced by the last one", async ({ page }) => {
  await logInByForm(page, await makeCollector(21), "/saved?page=2");
  await expect(entries(page)).toHaveCount(1);
  await pressAndWrite(page, entries(page).getByRole("button", { name: /^Save/ }));
  await expect(page.getByText("No longer saved")).toBeVisible();
  await expect(heading(page)).toHaveText("20 saved jobs");
  await page.reload();
  await expect(page).toHaveURL("/saved");
  await expect(entries(page)).toHaveCount(20);
  await expect(pages(page)).toHaveCount(0);
  await page.goto("/saved?page=100000");
  await expect(page).toHaveURL("/saved");
});

test("a page shows a job saved in another tab, and keeps its place", async ({ page, context }) => {
  await logIn(page, await makeCollector(21), "/saved?page=2");
  await expect(entries(page)).toHaveCount(1);
  const other = await context.newPage();
  await other.goto(`/?tag=${QUAYSIDE}`);
  await pressAndWrite(other, saveButton(other, "Parcel Envoy A"));
  await expect(heading(page)).toHaveText("22 saved jobs");
  await expect(entries(page)).toHaveCount(2);
  await expect(page).toHaveURL("/saved?page=2");
});

test("a removed job keeps its place in the list, and can be taken off", { tag: "@axe" }, async ({ page }) => {
  test.slow();
  await logIn(page, await makeCollector(2, ["remotive-long-gone"]), "/saved");
  await expect(heading(page)).toHaveText("3 saved jobs");
  await expect(entries(page)).toHaveCount(2);
  await expect(page.getByText("a job that is no longer on the board")).toBeVisible();
  await expectAccessible(page, "saved: a job that is gone");
  await pressAndWrite(page, saveButton(page, "a job that is no longer on the board"));
  await page.reload();
  await expect(heading(page)).toHaveText("2 saved jobs");
});

test("a full list says so at the button, and accepts another job once one is removed", async ({ page }) => {
  const gone = Array.from({ length: MAX_MARKED_JOBS }, (_, at) => `remotive-gone-${at}`);
  const ada = await makePerson();
  await storeSaved(ada, gone);
  await logIn(page, ada, `/?tag=${QUAYSIDE}`);
  const save = saveButton(page, LIGHTHOUSE.title);
  await expectPressed(save, false);
  await save.click();
  await expect(
    page.getByText("Your list of saved jobs is full, at 2,000. Remove one to add another.").first(),
  ).toBeAttached();
  await expectPressed(save, false);
  await page.goto("/saved");
  await expect(heading(page)).toHaveText("2,000 saved jobs");
  await pressAndWrite(page, saveButton(page, "a job that is no longer on the board").first());
  await page.goto(`/?tag=${QUAYSIDE}`);
  await pressAndWrite(page, save);
  await expectPressed(save, true);
});
