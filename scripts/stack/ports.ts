import { randomInt } from "node:crypto";

import getPort, { portNumbers } from "get-port";

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

const LAST_PORT = 65_535;

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
  for (const name of portNames()) {
    const port = ports[name];
    const others = Object.values(ports).filter((other) => other !== port);
    // The port itself, or the next one that is free and nobody else's.
    const free = await getPort({ port: [port, ...portNumbers(port + 1, LAST_PORT)], exclude: others });
    if (free === port) continue;
    lines.push(
      `Port ${port} (${PORTS[name].label}) is in use: stop what holds it, or choose another with ${portFlag(name)} ${free} or ${portVariable(name)}=${free}.`,
    );
  }
  if (lines.length > 0) throw new Refusal(lines.join("\n✖ "));
}

/** The names of all ports, in the order people meet them. */
export function portNames(): PortName[] {
  return ["web", "firestore", "auth", "functions", "stripe", "email"];
}

/** A free port for every address of the stack. */
export async function chooseFreePorts(): Promise<Ports> {
  const [web = 0, firestore = 0, auth = 0, functions = 0, stripe = 0, email = 0] = await findFreePorts(6);
  return { web, firestore, auth, functions, stripe, email };
}

/** As many different ports nobody listens on. Nothing holds them: use them soon. */
export function findFreePorts(count: number): Promise<number[]> {
  return Promise.all(Array.from({ length: count }, () => getPort({ port: drawPorts(), reserve: true })));
}

/**
 * By chance, so that stacks that start at the same moment do not meet, and from below the range in which a system gives
 * ports to outgoing connections, one of which could take a port before its server does.
 */
function* drawPorts(): Generator<number> {
  for (;;) yield randomInt(10_000, 30_000);
}
