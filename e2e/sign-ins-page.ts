import type { Browser, Locator, Page } from "@playwright/test";

import { logIn, type Person, waitForNextSecond } from "./people.ts";

/** The account page's part with the log-ins. */
export function logInsPart(page: Page): Locator {
  return page.locator("section", { has: page.getByRole("heading", { name: "Where you’re logged in" }) });
}

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/** Logs a person in to another browser, a Firefox by what it says, so that a log-in here is another one. */
export async function logInElsewhere(browser: Browser, person: Person): Promise<void> {
  const context = await browser.newContext({ userAgent: FIREFOX });
  await logIn(await context.newPage(), person);
  await context.close();
  await waitForNextSecond();
}

/** As the backend answers whoever logged in a while ago: once. */
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
