import { expect } from "@playwright/test";

import { expectAccessible } from "./check-accessibility.ts";
import { FLAG_SEWER, himalayasPath, PILOT, remoteOkPath } from "./fixtures/harbour-feeds.ts";
import { QUAYSIDE } from "./fixtures/quayside-feed.ts";
import { test } from "./watched-test.ts";

// Checking one state in all its variants takes long on a busy machine.
test.describe.configure({ mode: "parallel", timeout: 90_000 });

const PAGES = [
  { name: "listing: front page", path: "/" },
  { name: "listing: chips of filters", path: `/?tag=${QUAYSIDE}&type=contract,part_time` },
  { name: "listing: left out", path: `/?tag=${QUAYSIDE}&type=-contract&category=-marketing` },
  { name: "listing: page 2", path: `/?tag=${QUAYSIDE}&page=2` },
  { name: "listing: past the end", path: `/?tag=${QUAYSIDE}&page=40` },
  { name: "listing: empty", path: "/?q=qwertzuiop&type=contract" },
  { name: "listing: search", path: `/?q=quay+envoy&tag=${QUAYSIDE}&salary_min=20000&unstated=1` },
  { name: "listing: slip of the pen", path: `/?q=lighthose&tag=${QUAYSIDE}&type=full_time,contract` },
  { name: "listing: search for one endless word", path: `/?q=${"w".repeat(200)}&type=contract,part_time` },
  { name: "listing: endless words", path: `/?tag=${QUAYSIDE}&type=freelance` },
  { name: "listing: long German words", path: "/?tag=donaudampfschifffahrtsgesellschaft" },
  { name: "job: open", path: "/jobs/remotive-990001" },
  { name: "job: endless words", path: "/jobs/remotive-990002" },
  { name: "job: long German words", path: "/jobs/remotive-990003" },
  { name: "job: two sources", path: remoteOkPath(PILOT) },
  { name: "job: closed", path: himalayasPath(FLAG_SEWER) },
  { name: "job: unknown", path: "/jobs/remotive-1" },
  { name: "company", path: "/companies/mole-pier" },
  { name: "country", path: "/in/germany" },
  { name: "country: field of work", path: "/in/germany/marketing" },
  { name: "country: unknown", path: "/in/atlantis" },
  { name: "listing: unknown place", path: "/?location=Nigera" },
  { name: "listing: for a reader", path: "/?from=DE" },
  { name: "listing: hours in common", path: "/?tag=pilotage&from=NG&zone=Africa/Lagos" },
  { name: "job: hours in common", path: "/jobs/remotive-990011?from=NG&zone=Africa/Lagos" },
  { name: "hours", path: "/hours?from=NG" },
  { name: "company: unknown", path: "/companies/nobody-knows-us" },
  { name: "privacy", path: "/privacy" },
  { name: "plans", path: "/plans" },
  { name: "plans: back from paying, logged out", path: "/plans?checkout=done" },
  { name: "unsubscribe", path: "/unsubscribe?token=token-of-nobody" },
  { name: "unsubscribe: done", path: "/unsubscribe?outcome=done" },
  { name: "unsubscribe: failed", path: "/unsubscribe?outcome=failed&token=token-of-nobody" },
  { name: "unsubscribe: useless link", path: "/unsubscribe?outcome=refused" },
  { name: "confirmation of an address: useless link", path: "/confirm-email?code=spent" },
  { name: "offline: page not kept", path: "/offline" },
  { name: "account deleted", path: "/account-deleted" },
  { name: "not found", path: "/no/such/page" },
  { name: "log-in", path: "/log-in" },
  { name: "log-in: to see a private page", path: "/saved" },
  { name: "sign-up", path: "/sign-up" },
  { name: "log-in by a link", path: "/log-in/link" },
  { name: "reset of a password", path: "/reset-password" },
  { name: "reset of a password: useless link", path: "/reset-password?oobCode=spent" },
];

for (const { name, path } of PAGES) {
  test(`${name} is accessible`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page, name);
  });
}

test("a chosen theme is kept and is in the first HTML", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Switch between light and dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const html = await (await page.goto("/?q=envoy"))?.text();
  expect(html).toContain('data-theme="dark"');
});

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("the page logs nothing to the console and requests nothing from other hosts", async ({
    page,
    baseURL,
  }) => {
    const complaints: string[] = [];
    const hosts = new Set<string>();
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("request", (request) => hosts.add(new URL(request.url()).hostname));
    await page.goto("/?tag=quayside", { waitUntil: "networkidle" });
    await page.goto("/jobs/remotive-990001", { waitUntil: "networkidle" });
    expect(complaints).toEqual([]);
    expect([...hosts]).toEqual([new URL(baseURL ?? "").hostname]);
  });
});
