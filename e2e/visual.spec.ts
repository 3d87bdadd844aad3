import { setJobApplied, setJobSaved, updateProfile } from "@farwork/data";
import { JobId } from "@farwork/domain";
import { expect, type Page } from "@playwright/test";

import { codeField, send } from "./account-form.ts";
import { ALMANAC, ALMANAC_JOBS } from "./fixtures/almanac-jobs.ts";
import { FLAG_SEWER, himalayasPath } from "./fixtures/harbour-feeds.ts";
import { buildIngestStatus } from "./fixtures/ingest-status.ts";
import { setBilling, storeSearches } from "./own-records.ts";
import {
  fillLogIn,
  FIRST_ANSWERS,
  logIn,
  makeKnownPerson,
  makeOperator,
  makePerson,
  type Person,
} from "./people.ts";
import { actAs } from "./sign-in.ts";
import { askPasswordOnce, logInElsewhere, logInsPart } from "./sign-ins-page.ts";
import { expectPictured } from "./take-pictures.ts";
import { test } from "./watched-test.ts";

// A visit to one state in all its looks is long, on a machine that may be busy.
test.describe.configure({ mode: "parallel", timeout: 90_000 });

const BOARD = `/?tag=${ALMANAC}`;
const JOBS = ALMANAC_JOBS.map(({ id }) => JobId.parse(`remotive-${id}`));
const FIRST_JOB = `/jobs/${JOBS[0]}`;

const PAGES = [
  { name: "listing", path: BOARD },
  { name: "listing-search", path: `${BOARD}&q=engineer` },
  { name: "listing-chosen", path: `${BOARD}&type=full_time&salary_min=60000&unstated=1&sort=pay` },
  { name: "listing-excluded", path: `${BOARD}&type=-internship,-freelance&company=-lantern-rule` },
  { name: "listing-empty", path: `${BOARD}&q=engineeer&type=contract` },
  { name: "job", path: FIRST_JOB },
  { name: "job-closed", path: himalayasPath(FLAG_SEWER) },
  { name: "company", path: "/companies/ferrow-almanac" },
  { name: "log-in", path: "/log-in" },
  { name: "sign-up", path: "/sign-up" },
  { name: "reset-password", path: "/reset-password" },
  { name: "privacy", path: "/privacy" },
  { name: "plans", path: "/plans" },
  { name: "unsubscribe", path: "/unsubscribe?token=token-of-nobody" },
  { name: "unsubscribed", path: "/unsubscribe?outcome=done" },
  { name: "confirm-email-refused", path: "/confirm-email?code=spent" },
  { name: "offline", path: "/offline" },
  { name: "account-deleted", path: "/account-deleted" },
  { name: "not-found", path: "/no/such/page" },
];

for (const { name, path } of PAGES) {
  test(`${name} looks as it did`, async ({ page }) => {
    await open(page, path);
    await expectPictured(page, name);
  });
}

test("the code that a log-in takes looks as it did, asked for and refused", async ({ page }) => {
  await page.goto("/log-in");
  await fillLogIn(page, await makeKnownPerson());
  await expect(codeField(page)).toBeFocused(FIRST_ANSWERS);
  await expectPictured(page, "log-in-code");
  await codeField(page).fill("12345");
  await send(page, "Log in").click();
  await expect(codeField(page)).toHaveAttribute("aria-invalid", "true");
  await expectPictured(page, "log-in-code-refused", ["phone"]);
});

test("the sheet of filters looks as it did", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 1100 });
  await open(page, `${BOARD}&type=full_time,-internship`);
  await page.getByRole("button", { name: "Filters" }).click();
  await expect(page.getByRole("checkbox", { name: /^Full-time/ })).toBeVisible();
  await expectPictured(page, "listing-filters", ["phone"]);
});

test("the listing of who comes back looks as it did, with what they hid and viewed", async ({
  page,
  context,
  baseURL,
}) => {
  const url = baseURL ?? "";
  await open(page, `/jobs/${JOBS[6]}`);
  await open(page, `/jobs/${JOBS[3]}`);
  const aDayAgo = Math.floor(Date.now() / 1000) - 24 * 3600;
  await context.addCookies([
    { name: "visit", value: `.${aDayAgo}`, url },
    { name: "hidden", value: `${JOBS[1]}~lantern-rule`, url },
  ]);
  await open(page, `${BOARD}&type=part_time,contract,freelance`);
  await expect(page.getByRole("region", { name: "Recently viewed" })).toBeVisible();
  await expectPictured(page, "listing-visited");
  await open(page, `${BOARD}&hidden=show`);
  await expectPictured(page, "listing-hidden");
});

test("a posting beside the list looks as it did", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await open(page, `${BOARD}&job=${JOBS[0]}`);
  await expectPictured(page, "listing-preview", ["wide"]);
});

test("the help of the keyboard looks as it did", async ({ page }) => {
  await open(page, BOARD);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectPictured(page, "keyboard-help", ["tablet", "desk"]);
});

for (const name of ["dashboard", "saved", "applied"]) {
  test(`${name} of a person with jobs looks as it did`, async ({ page }) => {
    await logIn(page, await makeSomebody(), `/${name}`);
    await open(page, `/${name}`);
    await expect(page.getByRole("article").first()).toBeVisible();
    await expectPictured(page, name);
  });
}

test("the plans of a new account, and of who has Pro, look as they did", async ({ page }) => {
  const person = await makePerson("Ada");
  await logIn(page, person, "/plans?welcome=1&next=%2Fsaved");
  await expect(page.getByRole("button", { name: "Choose Free" })).toBeEnabled();
  await expectPictured(page, "plans-welcome");
  const currentPeriodEnd = new Date("2027-03-14T09:00:00Z");
  await setBilling(person, {
    plan: "pro",
    subscription: { status: "active", interval: "year", currentPeriodEnd, endsAt: currentPeriodEnd },
  });
  await page.goto("/plans");
  await expect(page.getByRole("button", { name: "Manage" })).toBeVisible();
  await expectPictured(page, "plans-pro");
});

test("saved searches look as they did: none, and after a return to Free", async ({ page }) => {
  const person = await makePerson("Ada");
  await logIn(page, person, "/searches");
  await expect(page.getByRole("link", { name: "Find jobs" })).toBeVisible();
  await expectPictured(page, "searches-empty");
  await storeSearches(person, [
    { name: "Maps and almanacs", query: `tag=${ALMANAC}` },
    { name: "Contract · Almanac", query: `type=contract&tag=${ALMANAC}`, frequency: "daily" },
    { name: "Nights", query: `q=night&tag=${ALMANAC}`, isPaused: true },
  ]);
  await page.reload();
  await expect(page.getByText("On hold")).toBeVisible();
  await expect(page.getByText(/remote jobs?(, | )/)).toHaveCount(3);
  await expectPictured(page, "searches");
  await page.goto(`${BOARD}&type=full_time`);
  await page.getByRole("button", { name: "Save search" }).click();
  await expect(page.getByRole("dialog")).toBeVisible(FIRST_ANSWERS);
  await expectPictured(page, "searches-no-room");
});

test("profile and account of a person look as they did", async ({ page }) => {
  await logIn(page, await makeSomebody(), "/profile");
  await open(page, "/profile");
  await expect(page.getByRole("textbox", { name: "Job title" })).toHaveValue("Almanac Maker");
  await expectPictured(page, "profile");
  // It never falls silent: it listens for news of the plan.
  await page.goto("/account");
  await expect(page.getByText("You are on Free.")).toBeVisible(FIRST_ANSWERS);
  await expectPictured(page, "account");
});

test("several log-ins look as they did, with the password that ending one may ask for", async ({
  page,
  browser,
}) => {
  const person = await makePerson("Ada");
  await logInElsewhere(browser, person);
  await logIn(page, person, "/account");
  await expect(page.getByText("You are on Free.")).toBeVisible(FIRST_ANSWERS);
  await askPasswordOnce(page);
  await page.getByRole("button", { name: "Log out everywhere else" }).click();
  await expect(page.getByLabel("Your password, once more", { exact: true })).toBeFocused(FIRST_ANSWERS);
  await expectPictured(page, "account-log-ins", undefined, logInsPart(page));
});

test("the pages of a new person look as they did", async ({ page }) => {
  await logIn(page, await makePerson("Ada"), "/saved");
  await expect(page.getByRole("link", { name: "Find jobs" })).toBeVisible();
  await expectPictured(page, "saved-empty");
});

test("the operator’s page looks as it did", async ({ page }) => {
  // What really stands there is what the tests beside this one take in.
  await page.route(/\/readIngestStatus$/, (route) =>
    route.fulfill({ json: { result: buildIngestStatus(new Date()) } }),
  );
  await logIn(page, await makeOperator(), "/operator");
  await expect(page.getByRole("row", { name: /Remotive/ })).toBeVisible();
  await expectPictured(page, "operator");
});

/** Opens a page, and waits until all that it loads when it has time is there. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
}

/** Somebody with marks, and wishes that only the pictures' own board has something for. */
async function makeSomebody(): Promise<Person> {
  const person = await makePerson("Ada Lovelace");
  await actAs(person, async (client, { uid }) => {
    for (const id of JOBS.slice(2, 6)) await setJobSaved(client, id, true);
    for (const id of JOBS.slice(6, 8)) await setJobApplied(client, id, true);
    const changed = await updateProfile(client, uid, {
      jobTitle: "Almanac Maker",
      location: "Lisbon, Portugal",
      bio: "Ten years of maps that people can use with a keyboard, a phone and little patience.",
      skills: [ALMANAC, "ephemerides"],
      preferences: {
        jobTypes: ["full_time", "contract"],
        preferredLocations: ["worldwide", "europe"],
        salaryMin: 60_000,
        salaryCurrency: "USD",
      },
    });
    expect(changed).toEqual({ success: true });
  });
  return person;
}
