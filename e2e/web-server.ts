import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";

import { pollUntil } from "../scripts/stack/poll.ts";

/** The process that serves the site. */
export const SERVER = join(import.meta.dirname, "../apps/web/server.ts");

/** A separate web server for a test file, with the board's build and emulators. */
export type WebServer = {
  readonly site: string;
  /** Stops it gracefully; resolves once running requests have finished. */
  readonly end: () => Promise<void>;
  /** Kills it. */
  readonly stop: () => Promise<void>;
};

/** Starts a server with these environment variables; resolves once it responds. */
export async function startWebServer(variables: NodeJS.ProcessEnv): Promise<WebServer> {
  const port = await findFreePort();
  const site = `http://localhost:${port}`;
  const server = spawn(process.execPath, [SERVER], { env: { ...localVariables(port), ...variables } });
  await pollUntil(`${site}/robots.txt`, ({ ok }) => ok, { withinMs: 30_000 });
  return {
    site,
    end: () => signal(server, "SIGTERM"),
    // A graceful stop would wait for a browser's unused connections, possibly until the test's timeout.
    stop: () => signal(server, "SIGKILL"),
  };
}

/** The environment variables of a server at a port, besides those of the emulators. */
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

/** A free port. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const address = probe.address();
  await once(probe.close(), "close");
  if (address === null || typeof address === "string") throw new Error("This machine lends no ports.");
  return address.port;
}
