import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";

import { pollUntil } from "../scripts/stack/poll.ts";

/** What serves the site. */
export const SERVER = join(import.meta.dirname, "../apps/web/server.ts");

/** A web server of one test file's own, over the same build and emulators as the board's. */
export type WebServer = {
  readonly site: string;
  /** Asks it to end, and comes back once it has finished what it began. */
  readonly end: () => Promise<void>;
  /** Ends it at once. */
  readonly stop: () => Promise<void>;
};

/** Starts one with these variables changed, and comes back once it answers. */
export async function startWebServer(variables: NodeJS.ProcessEnv): Promise<WebServer> {
  const port = await findFreePort();
  const site = `http://localhost:${port}`;
  const server = spawn(process.execPath, [SERVER], { env: { ...localVariables(port), ...variables } });
  await pollUntil(`${site}/robots.txt`, ({ ok }) => ok, { withinMs: 30_000 });
  return {
    site,
    end: () => signal(server, "SIGTERM"),
    // Asked to end, it would wait for connections that a browser opened and never used: as long as a test may take.
    stop: () => signal(server, "SIGKILL"),
  };
}

/** The variables of one that listens at a port, beside those of the emulators. */
export function localVariables(port: number): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: "production",
    PORT: String(port),
    FARWORK_ENV: "local",
    FIREBASE_API_KEY: "demo",
    SITE_URL: `http://localhost:${port}`,
  };
}

async function signal(server: ChildProcess, name: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, "exit");
  server.kill(name);
  await ended;
}

/** A port nobody listens on. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const address = probe.address();
  await once(probe.close(), "close");
  if (address === null || typeof address === "string") throw new Error("This machine lends no ports.");
  return address.port;
}
