import { randomUUID } from "node:crypto";

import { expect, type Page } from "@playwright/test";

import { confirmAddress, setMailPreferences, storeSearches } from "./account-records.ts";
import { buildFeed, type QuaysideJob } from "./fixtures/quayside-feed.ts";
import { ingestPostings } from "./ingest-postings.ts";
import { findConfirmationLink, findDigest } from "./mailbox.ts";
import { FIRST_ANSWERS, logIn, makePerson } from "./people.ts";
import { sendAlerts } from "./send-alerts.ts";
import { test } from "./watched-test.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** A job unrelated to any other on the board, posted an hour ago. */
function buildPosting(index: number, facts: Pick<QuaysideJob, "title" | "tags">): QuaysideJob {
  return {
    id: 970_000 + index,
    company: "Beacon Works",
    category: "Writing",
    jobType: "contract",
    hoursAgo: 1,
    location: "Worldwide",
    salary: "",
    ...facts,
  };
}

test(
  "a saved search sends emails of new jobs until it is stopped by the email's link, without signing in",
  { tag: "@journey" },
  // In one browser only, as sending alerts sends everyone's.
  async ({ page, browser }) => {
    test.slow();
    const tag = `beacon-${randomUUID().slice(0, 8)}`;
    const person = await makePerson();
    await confirmAddress(person);
    await logIn(page, person, `/?tag=${tag}`);
    await page.getByRole("button", { name: "Save search" }).click();
    await expect(page.getByText(/^Saved: “Beacon-/).first()).toBeAttached(FIRST_ANSWERS);

    const number = Math.floor(Math.random() * 9000) * 3;
    await ingestPostings(
      "remotive",
      buildFeed(
        [
          buildPosting(number, { title: `Keeper of ${tag}`, tags: [tag] }),
          buildPosting(number + 1, { title: `Painter of ${tag}`, tags: [tag] }),
          buildPosting(number + 2, { title: `Stranger to ${tag}`, tags: ["elsewhere"] }),
        ],
        new Date(),
      ),
    );
    const hide = page.getByRole("button", { name: `Hide Painter of ${tag}` });
    // The functions may use cached data for a short while.
    await expect(async () => {
      await page.reload();
      await expect(hide).toBeEnabled({ timeout: 2000 });
    }).toPass();
    // Hidden jobs are sent to the server with a delay.
    const isTold = page.waitForResponse(/documents:commit/);
    await hide.click();
    await isTold;
    await sendAlerts();

    const digest = await findDigest(person.email);
    expect(digest).toContain(`Keeper of ${tag}`);
    expect(digest).not.toContain(`Painter of ${tag}`);
    expect(digest).not.toContain(`Stranger to ${tag}`);

    const link = /\S+\/unsubscribe\?\S+/.exec(digest)?.[0] ?? "";
    const stranger = await browser.newPage();
    await stranger.goto(link);
    await expect(heading(stranger)).toHaveText("Stop all alerts?");
    await page.goto("/searches");
    await expect(page.getByText("Last email today")).toBeVisible();
    await expect(page.getByText("You turned off all alerts.")).toBeHidden();

    await stranger.getByRole("button", { name: "Stop all alerts" }).click();
    await expect(heading(stranger)).toHaveText("You won’t get any more alerts");
    await page.reload();
    await expect(page.getByText("You turned off all alerts. Your saved searches are kept.")).toBeVisible();
    await page.getByRole("button", { name: "Resume alerts" }).click();
    await expect(page.getByText("Alerts are on again.")).toBeVisible();
    await stranger.close();
  },
);

test("an address is confirmed by the email's link, once, on any device", async ({ page, browser }) => {
  const person = await makePerson();
  await storeSearches(person, [{ name: "Quayside", query: "tag=quayside" }]);
  await logIn(page, person, "/searches");
  await page.getByRole("button", { name: "Resend confirmation" }).click();
  await expect(page.getByText("Sent. Check your spam folder too.")).toBeVisible();
  const link = await findConfirmationLink(person.email);
  const elsewhere = await browser.newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByText("Your email is confirmed.")).toBeVisible(FIRST_ANSWERS);
  await elsewhere.goto(link);
  await expect(elsewhere.getByText("This link has expired or was already used.")).toBeVisible(FIRST_ANSWERS);
  await elsewhere.close();
});

test("an invalid link stops nothing, and says so", async ({ page }) => {
  await page.goto("/unsubscribe?token=made-up-by-somebody");
  await page.getByRole("button", { name: "Stop all alerts" }).click();
  await expect(heading(page)).toHaveText("This link doesn’t work");
  await page.goto("/unsubscribe");
  await expect(heading(page)).toHaveText("This link doesn’t work");
});

test("bounced email is reported, and sent again on request", async ({ page }) => {
  const person = await makePerson();
  await storeSearches(person, [{ name: "Quayside", query: "tag=quayside" }]);
  await setMailPreferences(person, { bouncedAt: new Date() });
  await logIn(page, person, "/searches");
  await expect(page.getByText(/bounced, so alerts are off/)).toBeVisible();
  await page.getByRole("button", { name: "Resume alerts" }).click();
  await expect(page.getByText("Alerts are on again.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("article", { name: "Quayside" })).toBeVisible();
  await expect(page.getByText(/bounced/)).toBeHidden();
});
