import { expect, type Locator, type Page } from "@playwright/test";

import { QUAYSIDE, QUAYSIDE_JOBS, type QuaysideJob } from "./fixtures/quayside-feed.ts";

/** The entries of the listing, without anything below. */
export const jobEntries = (page: Page): Locator =>
  page.getByRole("region", { name: "Jobs", exact: true }).getByRole("article");

/** Titles in the order the listing shows them. */
export const jobTitles = (page: Page): Locator => jobEntries(page).getByRole("heading", { level: 2 });

/** Opens the fixture board with an additional query: `openQuayside(page, "type=contract")`. */
export async function openQuayside(page: Page, query = ""): Promise<void> {
  await page.goto(`/?tag=${QUAYSIDE}${query === "" ? "" : `&${query}`}`);
}

/** The titles of fixture jobs that satisfy a predicate, newest first, like in a listing without a search. */
export function quaysideTitles(fact: (job: QuaysideJob) => boolean): string[] {
  return QUAYSIDE_JOBS.filter(fact)
    .toSorted((a, b) => a.hoursAgo - b.hoursAgo)
    .map(({ title }) => title);
}

/** Waits until the listing shows exactly these titles in order. */
export async function expectTitles(page: Page, titles: readonly string[]): Promise<void> {
  await expect(jobTitles(page)).toHaveText(
    titles.map((title) => new RegExp(escape(title.split(" <")[0] ?? ""))),
  );
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
