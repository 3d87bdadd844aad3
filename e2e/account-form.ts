import type { Page } from "@playwright/test";

// What the forms of signing up, of logging in and of a forgotten password have in common.
export const emailField = (page: Page) => page.getByRole("textbox", { name: "Email" });
export const passwordField = (page: Page) => page.getByRole("main").locator("input[name=password]");
export const send = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name });
