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
  const functions = await holdPort();
  const refusal = refuseTakenPorts({ ...(await freePorts()), functions });
  await expect(refusal).rejects.toThrow(Refusal);
  await expect(refusal).rejects.toThrow(
    new RegExp(
      `^Port ${functions} \\(the functions\\) is in use: .*--functions-port \\d+ or FARWORK_FUNCTIONS_PORT=\\d+`,
    ),
  );
});

it("suggests a free port", async () => {
  const ports = { ...(await freePorts()), web: await holdPort() };
  const message = await refuseTakenPorts(ports).catch(String);
  const proposed = Number(/--web-port (\d+)/.exec(String(message))?.[1]);
  clearLockedPorts();
  await expect(getPort({ port: proposed })).resolves.toBe(proposed);
});

it("suggests a different port for each part that needs one", async () => {
  const held = await holdPort();
  const ports = { ...(await freePorts()), stripe: held, email: held };
  const message = String(await refuseTakenPorts(ports).catch(String));
  const proposed = [...message.matchAll(/-port (\d+)/g)].map(([, port]) => Number(port));
  expect(new Set([...proposed, held]).size).toBe(3);
});

it("notices a server that listens only on the loopback address", async () => {
  const auth = await holdPort("127.0.0.1");
  const refusal = refuseTakenPorts({ ...(await freePorts()), auth });
  await expect(refusal).rejects.toThrow(`Port ${auth} (sign-in) is in use`);
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

/** Listens on a port the system chooses: a port chosen before could be taken by another process meanwhile. */
async function holdPort(host?: string): Promise<number> {
  const server = createServer().listen({ port: 0, host });
  await once(server, "listening");
  servers.push(server);
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("A server on a port has an address.");
  return address.port;
}
