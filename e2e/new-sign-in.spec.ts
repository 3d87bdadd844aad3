import { expect } from "@playwright/test";

import { confirmAddress } from "./account-records.ts";
import { findNewSignInMail } from "./mailbox.ts";
import { FIRST_ANSWERS, logIn, logInByForm, makePerson, waitForNextSecond } from "./people.ts";
import { logInsPart } from "./sign-ins-page.ts";
import { test } from "./watched-test.ts";

const CHROME_ON_LINUX =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0.0.0 Safari/537.36";

test(
  "a log-in in a new browser needs only a password, and is reported by email with a link to end it",
  { tag: "@journey" },
  async ({ page, browser }) => {
    const person = await makePerson();
    await logIn(page, person);
    await confirmAddress(person);
    await waitForNextSecond();
    const fresh = await (await browser.newContext({ userAgent: CHROME_ON_LINUX })).newPage();
    await logInByForm(fresh, person);

    const mail = await findNewSignInMail(person.email);
    expect(mail).toMatch(/^New sign-in from Chrome on Linux\n/);
    const link = /\S+\/account#sessions/.exec(mail)?.[0] ?? "";
    await page.goto(link);
    const rows = logInsPart(page).getByRole("listitem");
    await expect(rows).toHaveCount(2);
    await rows.getByRole("button", { name: /^Log out Chrome on Linux/ }).click();
    await expect(page.getByText("That session has ended.")).toBeVisible(FIRST_ANSWERS);
    await fresh.goto("/saved");
    await expect(fresh.getByRole("heading", { level: 1 })).toHaveText("Log in");
    await fresh.context().close();
  },
);
