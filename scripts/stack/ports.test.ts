import { once } from "node:events";
import { createServer, type Server } from "node:net";

import { afterEach, expect, it } from "vitest";

import { Refusal } from "../bootstrap/refusal.mjs";
import { findFreePorts, isFree, refuseTakenPorts, type Ports } from "./ports.ts";

const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => once(server.close(), "close")));
});

it("lets a stack start on ports nobody holds", async () => {
  await expect(refuseTakenPorts(await freePorts())).resolves.toBeUndefined();
});

it("names the port in use, whose it is, and the flag and variable that move it", async () => {
  const ports = await freePorts();
  await hold(ports.functions);
  const refusal = refuseTakenPorts(ports);
  await expect(refusal).rejects.toThrow(Refusal);
  await expect(refusal).rejects.toThrow(
    new RegExp(
      `^Port ${ports.functions} \\(the functions\\) is in use: .*--functions-port \\d+ or FARWORK_FUNCTIONS_PORT=\\d+`,
    ),
  );
});

it("proposes a port that is free itself", async () => {
  const ports = await freePorts();
  await hold(ports.web);
  const message = await refuseTakenPorts(ports).catch(String);
  const proposed = Number(/--web-port (\d+)/.exec(String(message))?.[1]);
  await expect(isFree(proposed)).resolves.toBe(true);
});

it("proposes a port of its own to each part that needs another", async () => {
  const [first = 0] = await findFreePorts(1);
  const ports = { ...(await freePorts()), stripe: first, email: first + 1 };
  await hold(ports.stripe);
  await hold(ports.email);
  const message = String(await refuseTakenPorts(ports).catch(String));
  const proposed = [...message.matchAll(/-port (\d+)/g)].map(([, port]) => Number(port));
  expect(new Set([...proposed, ports.stripe, ports.email]).size).toBe(4);
});

it("sees a server that listens on the loopback address alone", async () => {
  const [port = 0] = await findFreePorts(1);
  await hold(port, "127.0.0.1");
  await expect(isFree(port)).resolves.toBe(false);
});

it("finds as many different free ports as asked", async () => {
  expect(new Set(await findFreePorts(6)).size).toBe(6);
});

async function freePorts(): Promise<Ports> {
  const [web = 0, firestore = 0, auth = 0, functions = 0, stripe = 0, email = 0] = await findFreePorts(6);
  return { web, firestore, auth, functions, stripe, email };
}

async function hold(port: number, host?: string): Promise<void> {
  const server = createServer().listen(host === undefined ? { port } : { port, host });
  await once(server, "listening");
  servers.push(server);
}
