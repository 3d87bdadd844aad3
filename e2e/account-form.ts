import type { Page } from "@playwright/test";

// Shared by the sign-up, log-in and forgotten-password forms.
export const emailField = (page: Page) => page.getByRole("textbox", { name: "Email" });
export const passwordField = (page: Page) => page.getByRole("main").locator("input[name=password]");
export const send = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name });
