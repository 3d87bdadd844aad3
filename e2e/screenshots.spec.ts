import { setJobApplied, setJobSaved, updateProfile } from "@farwork/data";
import { JobId } from "@farwork/domain";
import { expect, type Page } from "@playwright/test";

import { storeSearches } from "./account-records.ts";
import { expectUnchanged } from "./compare-screenshots.ts";
import { ALMANAC, ALMANAC_JOBS } from "./fixtures/almanac-jobs.ts";
import { FIRST_ANSWERS, logIn, makePerson, type Person } from "./people.ts";
import { actAs } from "./sign-in.ts";
import { test } from "./watched-test.ts";

// Checking one state in all its variants takes long on a busy machine.
test.describe.configure({ mode: "parallel", timeout: 90_000 });

const BOARD = `/?tag=${ALMANAC}`;
const JOBS = ALMANAC_JOBS.map(({ id }) => JobId.parse(`remotive-${id}`));
const FIRST_JOB = `/jobs/${JOBS[0]}`;

const PAGES = [
  { name: "listing", path: `${BOARD}&type=full_time,-internship` },
  { name: "job", path: FIRST_JOB },
  { name: "company", path: "/companies/ferrow-almanac" },
  { name: "sign-up", path: "/sign-up" },
  { name: "plans", path: "/plans" },
];

for (const { name, path } of PAGES) {
  test(`${name} looks unchanged`, async ({ page }) => {
    await open(page, path);
    await expectUnchanged(page, name);
  });
}

test("the dashboard of a person with jobs looks unchanged", async ({ page }) => {
  await logIn(page, await makeSomebody(), "/dashboard");
  await open(page, "/dashboard");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expectUnchanged(page, "dashboard");
});

test("saved searches look unchanged after a return to Free", async ({ page }) => {
  const person = await makePerson("Ada");
  await storeSearches(person, [
    { name: "Maps and almanacs", query: `tag=${ALMANAC}` },
    { name: "Contract · Almanac", query: `type=contract&tag=${ALMANAC}`, frequency: "daily" },
    { name: "Nights", query: `q=night&tag=${ALMANAC}`, isPaused: true },
  ]);
  await logIn(page, person, "/searches");
  await expect(page.getByText("On hold")).toBeVisible();
  await expect(page.getByText(/remote jobs?(, | )/)).toHaveCount(3);
  await expectUnchanged(page, "searches");
});

test("the account page looks unchanged", async ({ page }) => {
  await logIn(page, await makePerson("Ada"), "/account");
  await expect(page.getByText("You are on Free.")).toBeVisible(FIRST_ANSWERS);
  await expectUnchanged(page, "account");
});

/** Opens a page, and waits until everything that it loads when idle is there. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
}

/** A person with saved and applied jobs, and preferences that only match the screenshots' board. */
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
