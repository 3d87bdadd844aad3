import { constants, cpSync, rmSync } from "node:fs";
import { basename, join } from "node:path";

import { root } from "../bootstrap/checkout.mjs";
import { provideLocalSecrets } from "./local-secrets.ts";
import { RESTARTS, type Part } from "./part.ts";
import { pollUntil } from "./poll.ts";
import type { Ports } from "./ports.ts";
import { emulatorVariables } from "./project.ts";
import type { Run } from "./run.ts";

const WEB = join(root, "apps", "web");
const SERVER = join(WEB, "server.ts");
const READY_MS = 60_000;

/**
 * Starts the web app, optionally with other variables. It may start before Firebase, and serves the listing once both
 * are running.
 */
export function startWeb(
  run: Run,
  ports: Ports,
  mode: "production" | "dev",
  variables: NodeJS.ProcessEnv = {},
): Part {
  const dist = mode === "production" ? copyBuild(run) : ".next";
  return run.start({
    name: "web",
    command: process.execPath,
    // Rendering creates many short-lived objects: a larger young generation means less garbage collection.
    args: ["--max-semi-space-size=32", SERVER],
    cwd: WEB,
    env: {
      ...process.env,
      ...emulatorVariables(ports),
      NODE_ENV: mode === "dev" ? "development" : "production",
      // Only on this machine, as emulators trust everyone.
      HOST: "127.0.0.1",
      PORT: String(ports.web),
      FARWORK_ENV: "local",
      FIREBASE_API_KEY: "demo",
      SITE_URL: webUrl(ports),
      SITE_SECRET: provideLocalSecrets().get("SITE_SECRET"),
      FARWORK_WEB_DIST: dist,
      ...variables,
    },
    restarts: RESTARTS,
    ...(mode === "dev" ? { show: () => true } : {}),
  });
}

/** Resolves when the site, the functions and their database respond. */
export async function waitForWeb(ports: Ports): Promise<void> {
  await pollUntil(`${webUrl(ports)}/api/health?ready`, (response) => response.ok, { withinMs: READY_MS });
}

/** The URL of the board. */
export function webUrl(ports: Pick<Ports, "web">): string {
  return `http://localhost:${ports.web}`;
}

/** `npm test` may rebuild while a board is running, which must not change what it serves. */
function copyBuild(run: Run): string {
  const name = `.next-served-${basename(run.folder)}`;
  const copy = join(WEB, name);
  run.removeAtEnd(copy);
  rmSync(copy, { recursive: true, force: true });
  const cache = join(WEB, ".next", "cache");
  cpSync(join(WEB, ".next"), copy, {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (source) => source !== cache,
  });
  return name;
}
