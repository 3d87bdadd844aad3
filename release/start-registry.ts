import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { join } from "node:path";

import { runServer } from "verdaccio";
import * as z from "zod/mini";

/** A registry of npm packages on this machine, which knows no other. */
export type Registry = {
  /** For a project's `.npmrc`: our packages come from this registry and go there, all others as the machine has it. */
  readonly npmrc: string;
  /** Which version each tag of a package names. */
  readTags(name: string): Promise<Record<string, string>>;
  close(): Promise<void>;
};

const Packument = z.object({ "dist-tags": z.record(z.string(), z.string()) });
const SignedUp = z.object({ token: z.string() });

/** Starts an empty registry that keeps what it is given in a folder. */
export async function startRegistry(folder: string): Promise<Registry> {
  // npm keeps answers by address: a path that no earlier registry had keeps theirs out.
  const path = `/${randomUUID()}`;
  const verdaccio = await runServer({
    configPath: join(folder, "config.yaml"),
    self_path: folder,
    storage: join(folder, "storage"),
    url_prefix: `${path}/`,
    auth: { htpasswd: { file: join(folder, "htpasswd") } },
    uplinks: {},
    packages: { "@farwork/*": { access: "$all", publish: "$authenticated" } },
    web: { enable: false },
    log: { type: "stdout", format: "pretty", level: "fatal" },
  });
  const server = createServer((request, response) => {
    // Verdaccio leaves the prefix to a proxy before it.
    request.url = request.url?.replace(path, "") ?? "/";
    verdaccio.emit("request", request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The registry has no port.");
  const url = `127.0.0.1:${address.port}${path}/`;
  return {
    npmrc: `@farwork:registry=http://${url}\n//${url}:_authToken=${await signUp(`http://${url}`)}\n`,
    readTags: async (name) => {
      const response = await fetch(`http://${url}${encodeURIComponent(name)}`);
      return z.parse(Packument, await response.json())["dist-tags"];
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** Makes an account that may publish, and gives its token. */
async function signUp(url: string): Promise<string> {
  const account = { name: "release-engineer", password: randomUUID() };
  const response = await fetch(`${url}-/user/org.couchdb.user:${account.name}`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(account),
  });
  return z.parse(SignedUp, await response.json()).token;
}
