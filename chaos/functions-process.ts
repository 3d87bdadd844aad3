import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

import { PROJECT } from "../integration/emulators.ts";

const SERVE = fileURLToPath(new URL("../scripts/stack/serve-functions.ts", import.meta.url));

/** A process that serves all functions, like their instances in the cloud. */
export type FunctionsProcess = {
  /** As `host:port`. */
  readonly address: string;
  /** The URL of a function for clients. */
  readonly urlOf: (name: string) => string;
  /** Stops it like the platform; resolves to its exit code. */
  readonly stop: () => Promise<unknown>;
};

/** Starts a process with these environment variables; resolves once it is listening. */
export async function spawnFunctions(variables: NodeJS.ProcessEnv = {}): Promise<FunctionsProcess> {
  const child = spawn(process.execPath, [SERVE], {
    env: { ...process.env, ...variables },
    // Hides its logs about faults.
    stdio: ["ignore", "pipe", "ignore"],
  });
  const ended = once(child, "exit");
  const lines = createInterface({ input: child.stdout });
  const port = await new Promise<string>((resolve, reject) => {
    lines.on("line", (line) => {
      const told = /^Listening on (\d+)\.$/.exec(line)?.[1];
      if (told) resolve(told);
    });
    child.once("exit", () => reject(new Error("The functions did not start.")));
  });
  const address = `127.0.0.1:${port}`;
  return {
    address,
    urlOf: (name) => `http://${address}/${PROJECT}/us-central1/${name}`,
    async stop() {
      child.kill("SIGTERM");
      const [code]: unknown[] = await ended;
      return code;
    },
  };
}
