import { expect, type Locator, type Page } from "@playwright/test";

import { QUAYSIDE, QUAYSIDE_JOBS, type QuaysideJob } from "./fixtures/quayside-feed.ts";

/** The entries of the listing, without what stands below them. */
export const jobEntries = (page: Page): Locator =>
  page.getByRole("region", { name: "Jobs", exact: true }).getByRole("article");

/** Titles in the order the listing shows them. */
export const jobTitles = (page: Page): Locator => jobEntries(page).getByRole("heading", { level: 2 });

/** The fixture board, with what more its address asks for: `openQuayside(page, "type=contract")`. */
export async function openQuayside(page: Page, query = ""): Promise<void> {
  await page.goto(`/?tag=${QUAYSIDE}${query === "" ? "" : `&${query}`}`);
}

/** Titles of the fixture jobs that satisfy a fact, newest first, as a listing without a search orders them. */
export function quaysideTitles(fact: (job: QuaysideJob) => boolean): string[] {
  return QUAYSIDE_JOBS.filter(fact)
    .toSorted((a, b) => a.hoursAgo - b.hoursAgo)
    .map(({ title }) => title);
}

/** Waits until the listing shows exactly these, in this order. */
export async function expectTitles(page: Page, titles: readonly string[]): Promise<void> {
  await expect(jobTitles(page)).toHaveText(
    titles.map((title) => new RegExp(escape(title.split(" <")[0] ?? ""))),
  );
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
