import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

import { expect } from "@playwright/test";

import { pollUntil } from "../scripts/stack/poll.ts";
import { findFreePort } from "./own-web-server.ts";
import { test } from "./watched-test.ts";

const WEB = join(import.meta.dirname, "../apps/web");
const NEXT = join(WEB, "node_modules/next/dist/bin/next");
const PRODUCTION = {
  PATH: process.env["PATH"],
  FARWORK_ENV: "production",
  FIREBASE_PROJECT_ID: "farwork",
  FIREBASE_API_KEY: "key",
  SITE_URL: "https://farwork.example",
};

for (const [name, value, code] of [
  ["FIREBASE_AUTH_EMULATOR_HOST", "127.0.0.1:9099", "local-service"],
  ["STRIPE_SECRET_KEY", "sk_test_4711", "test-key"],
] as const) {
  test(`a production start with ${name} set ends with a word about it`, async () => {
    const port = String(await findFreePort());
    const { status, stderr } = spawnSync(process.execPath, [NEXT, "start", "-p", port], {
      cwd: WEB,
      env: { ...PRODUCTION, [name]: value },
      encoding: "utf8",
      timeout: 30_000,
    });
    expect(status).toBe(1);
    expect(stderr).toContain(`${name}: ${code}: is for FARWORK_ENV=local only; unset it`);
    expect(stderr).not.toContain("4711");
  });
}

test("a server whose log nobody takes any more ends, instead of failing to log that for ever", async () => {
  const port = String(await findFreePort());
  const site = `http://localhost:${port}`;
  const env = { ...process.env, FARWORK_ENV: "local", FIREBASE_API_KEY: "demo", SITE_URL: site };
  const server = spawn(process.execPath, [NEXT, "start", "-p", port], { cwd: WEB, env });
  const ended = once(server, "exit");
  await pollUntil(`${site}/robots.txt`, ({ ok }) => ok, { withinMs: 30_000 });
  server.stdout.destroy();
  server.stderr.destroy();
  // Its answer is logged.
  await fetch(`${site}/robots.txt`).catch(() => {});
  expect(await ended).toEqual([1, null]);
});
