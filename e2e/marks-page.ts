import { expect, type Locator, type Page } from "@playwright/test";

/** The request that changes a list: to the backend for additions, to the database for removals. */
export const MARK_WRITE = /\/markJob$|documents:commit/;

export const saveButton = (page: Page, title: string): Locator =>
  page.getByRole("button", { name: `Save ${title}`, exact: true });

export const appliedButton = (page: Page, title: string): Locator =>
  page.getByRole("button", { name: `I’ve applied to ${title}`, exact: true });

export async function expectPressed(button: Locator, isPressed: boolean): Promise<void> {
  await expect(button).toHaveAttribute("aria-pressed", String(isPressed));
}

/** Presses the button and waits until the change is written. */
export async function pressAndWrite(page: Page, button: Locator): Promise<void> {
  const written = page.waitForResponse(MARK_WRITE);
  await button.click();
  expect((await written).ok()).toBe(true);
}
