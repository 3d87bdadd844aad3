import { join } from "node:path";

import { root } from "../bootstrap/checkout.mjs";
import type { Part } from "./part.ts";
import { pollUntil } from "./poll.ts";
import type { Ports } from "./ports.ts";
import { emulatorVariables } from "./project.ts";
import type { Run } from "./run.ts";

const WEB = join(root, "apps", "web");
const NEXT = join(WEB, "node_modules", "next", "dist", "bin", "next");
const READY_MS = 60_000;

/** Starts the web app and comes back when it serves the listing. */
export async function startWeb(
  run: Run,
  ports: Pick<Ports, "web" | "auth" | "firestore" | "functions">,
  mode: "production" | "dev",
): Promise<Part> {
  const url = `http://localhost:${ports.web}`;
  const part = run.start({
    name: "web",
    command: process.execPath,
    args: [NEXT, mode === "dev" ? "dev" : "start", "-p", String(ports.web)],
    cwd: WEB,
    env: {
      ...process.env,
      ...emulatorVariables(ports),
      FARWORK_ENV: "local",
      FIREBASE_API_KEY: "demo",
      SITE_URL: url,
    },
    show: mode === "dev",
  });
  await pollUntil(url, (response) => response.ok, { withinMs: READY_MS });
  return part;
}
