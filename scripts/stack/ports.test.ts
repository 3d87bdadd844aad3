import { once } from "node:events";
import { createServer, type Server } from "node:net";

import getPort, { clearLockedPorts } from "get-port";
import { afterEach, expect, it } from "vitest";

import { Refusal } from "../bootstrap/refusal.mjs";
import { chooseFreePorts, findFreePorts, refuseTakenPorts, type Ports } from "./ports.ts";

const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => once(server.close(), "close")));
});

it("lets a stack start on free ports", async () => {
  await expect(refuseTakenPorts(await freePorts())).resolves.toBeUndefined();
});

it("names the port in use, the part that needs it, and the flag and variable that change it", async () => {
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

it("suggests a free port", async () => {
  const ports = await freePorts();
  await hold(ports.web);
  const message = await refuseTakenPorts(ports).catch(String);
  const proposed = Number(/--web-port (\d+)/.exec(String(message))?.[1]);
  clearLockedPorts();
  await expect(getPort({ port: proposed })).resolves.toBe(proposed);
});

it("suggests a different port for each part that needs one", async () => {
  const [first = 0] = await findFreePorts(1);
  const ports = { ...(await freePorts()), stripe: first, email: first + 1 };
  await hold(ports.stripe);
  await hold(ports.email);
  const message = String(await refuseTakenPorts(ports).catch(String));
  const proposed = [...message.matchAll(/-port (\d+)/g)].map(([, port]) => Number(port));
  expect(new Set([...proposed, ports.stripe, ports.email]).size).toBe(4);
});

it("notices a server that listens only on the loopback address", async () => {
  const ports = await freePorts();
  await hold(ports.auth, "127.0.0.1");
  await expect(refuseTakenPorts(ports)).rejects.toThrow(`Port ${ports.auth} (sign-in) is in use`);
});

it("finds the requested number of different free ports", async () => {
  expect(new Set(await findFreePorts(6)).size).toBe(6);
});

async function freePorts(): Promise<Ports> {
  const ports = await chooseFreePorts();
  // They would be kept from whoever asks next in this process.
  clearLockedPorts();
  return ports;
}

async function hold(port: number, host?: string): Promise<void> {
  const server = createServer().listen(host === undefined ? { port } : { port, host });
  await once(server, "listening");
  servers.push(server);
}
