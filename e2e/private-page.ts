import { expect, type Page } from "@playwright/test";

export const PRIVATE = "/dashboard";

export const heading = (page: Page) => page.getByRole("heading", { level: 1 });

export async function expectLogIn(page: Page, next = PRIVATE): Promise<void> {
  await expect(heading(page)).toHaveText("Log in");
  expect(new URL(page.url()).searchParams.get("next") ?? PRIVATE).toBe(next);
}

export async function expectPrivatePage(page: Page): Promise<void> {
  await expect(page).toHaveURL(PRIVATE);
  await expect(heading(page)).not.toHaveText("Log in");
}
