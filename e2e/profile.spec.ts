import { expect, type Page } from "@playwright/test";

import { logIn, makePerson } from "./people.ts";
import { test } from "./watched-test.ts";

const box = (page: Page, name: string) => page.getByRole("textbox", { name });
const tick = (page: Page, name: string) => page.getByRole("checkbox", { name });
const list = (page: Page, name: string) => page.getByRole("list", { name });
const status = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

async function addTo(page: Page, label: string, typed: string): Promise<void> {
  const input = page.getByRole("combobox", { name: label });
  await input.fill(typed);
  await input.press("Enter");
}

async function openProfile(page: Page): Promise<void> {
  await logIn(page, await makePerson(), "/profile");
  await expect(page.getByRole("heading", { level: 1, name: "Profile" })).toBeVisible();
}

test(
  "a profile with every kind of field is saved, and there on the next visit",
  { tag: "@journey" },
  async ({ page }) => {
    await openProfile(page);
    await box(page, "Name").fill("Ada Lovelace");
    await box(page, "Job title").fill("Frontend Engineer");
    await box(page, "Where you live").fill("London");
    await expect(
      page.getByText("Once saved, jobs open to people in the United Kingdom come first."),
    ).toBeVisible();
    await box(page, "Phone number").fill("+44 20 7946 0000");
    await box(page, "About you").fill("Counts.\nThen writes it down.");
    for (const skill of ["React", "C++"]) await addTo(page, "Add a skill", skill);
    await tick(page, "Contract").check();
    await tick(page, "Fully remote").check();
    for (const place of ["germ", "worldw"]) await addTo(page, "Add a place you can work from", place);
    await box(page, "At least").fill("60,000");
    await box(page, "At most").fill("90k");
    await page.getByLabel("Currency").selectOption("EUR");
    await tick(page, "Open to recruiters").check();
    await page.getByRole("button", { name: "Save profile" }).dblclick();
    await expect(status(page, "Your profile is saved.")).toBeVisible();

    await page.goto("/profile");
    await expect(box(page, "Name")).toHaveValue("Ada Lovelace");
    await expect(box(page, "Job title")).toHaveValue("Frontend Engineer");
    await expect(box(page, "Where you live")).toHaveValue("London");
    await expect(page.getByText("Jobs open to people in the United Kingdom come first.")).toBeVisible();
    await expect(box(page, "Phone number")).toHaveValue("+44 20 7946 0000");
    await expect(box(page, "About you")).toHaveValue("Counts.\nThen writes it down.");
    await expect(list(page, "Your skills").getByRole("button")).toHaveText([/react/i, "C++×"]);
    await expect(tick(page, "Contract")).toBeChecked();
    await expect(tick(page, "Full-time")).not.toBeChecked();
    await expect(tick(page, "Fully remote")).toBeChecked();
    await expect(list(page, "Places you can work from").getByRole("button")).toHaveText([
      "Germany×",
      "Worldwide×",
    ]);
    await expect(box(page, "At least")).toHaveValue("60,000");
    await expect(box(page, "At most")).toHaveValue("90,000");
    await expect(page.getByLabel("Currency")).toHaveValue("EUR");
    await expect(tick(page, "Open to recruiters")).toBeChecked();

    await box(page, "At least").fill("");
    await page.getByRole("button", { name: "Remove Germany" }).click();
    await page.getByRole("button", { name: "Save profile" }).click();
    await expect(status(page, "Your profile is saved.")).toBeVisible();
    await page.goto("/profile");
    await expect(box(page, "At least")).toHaveValue("");
    await expect(list(page, "Places you can work from").getByRole("button")).toHaveText(["Worldwide×"]);
  },
);

test("leaving with unsaved changes, by a link, going back or closing, asks first", async ({ page }) => {
  await openProfile(page);
  await page.getByRole("link", { name: "Saved", exact: true }).click();
  await expect(page).toHaveURL("/saved");
  await page.getByRole("link", { name: "Profile" }).click();
  await box(page, "Job title").fill("Chemist");
  await expect(status(page, "You have unsaved changes.")).toBeVisible();

  const answer = async (leave: () => Promise<unknown>, accept: boolean) => {
    const asked = page.waitForEvent("dialog").then(async (dialog) => {
      const kind = dialog.type();
      await (accept ? dialog.accept() : dialog.dismiss());
      return kind;
    });
    await leave();
    return asked;
  };
  const followLink = () => page.getByRole("link", { name: "Saved", exact: true }).click();
  expect(await answer(followLink, false)).toBe("confirm");
  await expect(box(page, "Job title")).toHaveValue("Chemist");
  await expect(page).toHaveURL("/profile");
  expect(await answer(() => page.evaluate(() => history.back()), false)).toBe("confirm");
  await expect(box(page, "Job title")).toHaveValue("Chemist");
  await expect(page).toHaveURL("/profile");
  expect(await answer(() => page.close({ runBeforeUnload: true }), false)).toBe("beforeunload");
  expect(await answer(followLink, true)).toBe("confirm");
  await expect(page).toHaveURL("/saved");
});

test("a failed save says so, keeps what was typed, and works on retry", async ({ page }) => {
  await openProfile(page);
  await page.route("**/*:commit*", (route) => route.abort());
  await box(page, "Job title").fill("Chemist");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Nothing was saved." })).toBeVisible();
  await expect(box(page, "Job title")).toHaveValue("Chemist");
  await page.unroute("**/*:commit*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(status(page, "Your profile is saved.")).toBeVisible();
});
