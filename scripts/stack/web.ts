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
 * Starts the web app, with other variables where some are named. It may come up before Firebase does, and serves the
 * listing once both are there.
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
    // A page that is rendered leaves much that is short-lived: with more room for it there is less to collect.
    args: ["--max-semi-space-size=32", SERVER],
    cwd: WEB,
    env: {
      ...process.env,
      ...emulatorVariables(ports),
      NODE_ENV: mode === "dev" ? "development" : "production",
      // On this machine alone: emulators trust whoever asks.
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

/** Comes back when the site answers, and the functions and their database do. */
export async function waitForWeb(ports: Ports): Promise<void> {
  await pollUntil(`${webUrl(ports)}/api/health?ready`, (response) => response.ok, { withinMs: READY_MS });
}

/** Where the board is visited. */
export function webUrl(ports: Pick<Ports, "web">): string {
  return `http://localhost:${ports.web}`;
}

/** `npm test` may build anew beside a running board: what is being served must not change under it. */
function copyBuild(run: Run): string {
  const name = `.next-served-${basename(run.folder)}`;
  const copy = join(WEB, name);
  rmSync(copy, { recursive: true, force: true });
  run.removeAtEnd(copy);
  const cache = join(WEB, ".next", "cache");
  cpSync(join(WEB, ".next"), copy, {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (source) => source !== cache,
  });
  return name;
}
