import type { Browser, Locator, Page } from "@playwright/test";

import { logIn, type Person, waitForNextSecond } from "./people.ts";

/** The sessions section of the account page. */
export function logInsPart(page: Page): Locator {
  return page.locator("section", { has: page.getByRole("heading", { name: "Where you’re logged in" }) });
}

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/** Logs a person in in another browser, reported as Firefox, as a separate sign-in. */
export async function logInElsewhere(browser: Browser, person: Person): Promise<void> {
  const context = await browser.newContext({ userAgent: FIREFOX });
  await logIn(await context.newPage(), person);
  await context.close();
  await waitForNextSecond();
}

/** Responds once as to someone who logged in a while ago. */
export async function askPasswordOnce(page: Page): Promise<void> {
  await page.route(
    "**/endSignIns",
    (route) =>
      route.fulfill({
        status: 400,
        json: {
          error: {
            status: "FAILED_PRECONDITION",
            message: "failed-precondition",
            details: { field: "auth_time", code: "failed-precondition" },
          },
        },
      }),
    { times: 1 },
  );
}
