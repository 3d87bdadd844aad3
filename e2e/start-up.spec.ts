import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";

import { expect } from "@playwright/test";

import { pollUntil } from "../scripts/stack/poll.ts";
import { test } from "./watched-test.ts";
import { findFreePort, localVariables, SERVER } from "./web-server.ts";

const PRODUCTION = {
  PATH: process.env["PATH"],
  NODE_ENV: "production",
  FARWORK_ENV: "production",
  FIREBASE_PROJECT_ID: "farwork",
  FIREBASE_API_KEY: "key",
  SITE_URL: "https://farwork.example",
};

for (const [name, value, code] of [
  ["FIREBASE_AUTH_EMULATOR_HOST", "127.0.0.1:9099", "local-service"],
  ["STRIPE_SECRET_KEY", "sk_test_4711", "test-key"],
] as const) {
  test(`a production start with ${name} set fails with an explanation`, async () => {
    const { status, stdout } = spawnSync(process.execPath, [SERVER], {
      env: { ...PRODUCTION, PORT: String(await findFreePort()), [name]: value },
      encoding: "utf8",
      timeout: 30_000,
    });
    expect(status).toBe(1);
    expect(stdout).toContain(`${name}: ${code}: is for FARWORK_ENV=local only; unset it`);
    expect(stdout).not.toContain("4711");
  });
}

test("a server that can no longer write its log exits instead of failing forever", async () => {
  const port = await findFreePort();
  const site = `http://localhost:${port}`;
  const server = spawn(process.execPath, [SERVER], { env: localVariables(port) });
  const ended = once(server, "exit");
  await pollUntil(`${site}/robots.txt`, ({ ok }) => ok, { withinMs: 30_000 });
  server.stdout.destroy();
  server.stderr.destroy();
  // Its response is logged.
  await fetch(`${site}/robots.txt`).catch(() => {});
  expect(await ended).toEqual([1, null]);
});
