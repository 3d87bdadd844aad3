import { once } from "node:events";
import { createServer } from "node:net";

import { Refusal } from "../bootstrap/refusal.mjs";

/** Every address of the local stack: its port unless told otherwise, and what a person calls it. */
export const PORTS = {
  web: { port: 3000, label: "the web app" },
  firestore: { port: 8080, label: "Firestore" },
  auth: { port: 9099, label: "sign-in" },
  functions: { port: 5001, label: "the functions" },
  stripe: { port: 4010, label: "the local Stripe" },
  email: { port: 4011, label: "the local mail" },
} as const;

export type PortName = keyof typeof PORTS;
export type Ports = Readonly<Record<PortName, number>>;

/** The flag that moves a port: `web` gives `--web-port`. */
export function portFlag(name: PortName): string {
  return `--${name}-port`;
}

/** The variable that moves a port: `web` gives `FARWORK_WEB_PORT`. */
export function portVariable(name: PortName): string {
  return `FARWORK_${name.toUpperCase()}_PORT`;
}

/** Refuses, before anything is started, when a port is taken: one line a port, with how to choose another. */
export async function refuseTakenPorts(ports: Ports): Promise<void> {
  const lines: string[] = [];
  const taken = new Set(Object.values(ports));
  for (const name of portNames()) {
    const port = ports[name];
    if (await isFree(port)) continue;
    const other = await nextFreePort(port + 1, taken);
    taken.add(other);
    lines.push(
      `Port ${port} (${PORTS[name].label}) is in use: stop what holds it, or choose another with ${portFlag(name)} ${other} or ${portVariable(name)}=${other}.`,
    );
  }
  if (lines.length > 0) throw new Refusal(lines.join("\n✖ "));
}

/** The names of all ports, in the order people meet them. */
export function portNames(): PortName[] {
  return ["web", "firestore", "auth", "functions", "stripe", "email"];
}

/** Whether nothing listens on a port, on either kind of address a server may have chosen. */
export async function isFree(port: number): Promise<boolean> {
  return (await canListen(port, "127.0.0.1")) && (await canListen(port, "::"));
}

/** A free port for every address of the stack. */
export async function chooseFreePorts(): Promise<Ports> {
  const [web = 0, firestore = 0, auth = 0, functions = 0, stripe = 0, email = 0] = await findFreePorts(6);
  return { web, firestore, auth, functions, stripe, email };
}

/**
 * As many different ports nobody listens on. Nothing holds them: use them soon. They are drawn from below the range in
 * which a system gives ports to outgoing connections, one of which could take a port before its server does.
 */
export async function findFreePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = 10_000 + Math.floor(Math.random() * 20_000);
    if (await isFree(port)) ports.add(port);
  }
  return [...ports];
}

async function nextFreePort(from: number, taken: ReadonlySet<number>): Promise<number> {
  for (let port = from; port < 65_536; port += 1) if (!taken.has(port) && (await isFree(port))) return port;
  return from;
}

async function canListen(port: number, host: string): Promise<boolean> {
  const server = createServer();
  try {
    const listening = once(server, "listening");
    server.listen({ port, host });
    await listening;
    await once(server.close(), "close");
    return true;
  } catch (error) {
    // A machine without IPv6 has nobody listening there.
    return error instanceof Error && /EADDRNOTAVAIL|EAFNOSUPPORT/.test(error.message);
  }
}
