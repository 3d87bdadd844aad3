import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";

import { expect, test } from "@playwright/test";

const WEB = join(import.meta.dirname, "../apps/web");
const NEXT = join(WEB, "node_modules/next/dist/bin/next");

let server: ChildProcess;
let site: string;

// A web server of its own whose functions are nowhere.
test.beforeAll(async () => {
  const [port, nowhere] = [await findFreePort(), await findFreePort()];
  site = `http://localhost:${port}`;
  server = spawn(process.execPath, [NEXT, "start", "-p", String(port)], {
    cwd: WEB,
    env: {
      ...process.env,
      FARWORK_ENV: "local",
      FIREBASE_API_KEY: "demo",
      SITE_URL: site,
      FUNCTIONS_EMULATOR_HOST: `127.0.0.1:${nowhere}`,
    },
  });
  await expect
    .poll(
      () =>
        fetch(`${site}/robots.txt`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 30_000 },
    )
    .toBe(true);
});

test.afterAll(async () => {
  const stopped = once(server, "exit");
  server.kill();
  await stopped;
});

test.describe("without JavaScript too", () => {
  test.use({ javaScriptEnabled: false });

  test("an outage is told in a 503 that keeps the filters and offers to try again", async ({ page }) => {
    const response = await page.goto(`${site}/?type=contract`);
    expect(response?.status()).toBe(503);
    expect(response?.headers()["retry-after"]).toBe("30");
    await expect(page.getByRole("heading", { name: "The jobs can’t be reached just now" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute("href", "/?type=contract");
    await expect(page.getByRole("link", { name: "Remove filter: Contract" })).toBeVisible();
  });

  test("an outage on a job's page is no 404", async ({ page }) => {
    const response = await page.goto(`${site}/jobs/remotive-990001`);
    expect(response?.status()).toBe(503);
    await expect(page.getByRole("heading", { name: "This job can’t be reached just now" })).toBeVisible();
  });
});

test("a listing that fails while the page is open says so in its place", async ({ page }) => {
  await page.goto(`${site}/?type=contract`);
  await page.getByRole("link", { name: "Remove filter: Contract" }).click();
  await expect(page).toHaveURL(`${site}/`);
  await expect(page.getByRole("heading", { name: "The jobs can’t be reached just now" })).toBeVisible();
});

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const address = probe.address();
  await once(probe.close(), "close");
  if (address === null || typeof address === "string") throw new Error("This machine lends no ports.");
  return address.port;
}
