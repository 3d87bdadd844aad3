import { randomInt } from "node:crypto";

import getPort, { portNumbers } from "get-port";

import { Refusal } from "../bootstrap/refusal.mjs";

/** Every port of the local stack: its default and display name. */
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

/** The flag for a port: `web` gives `--web-port`. */
export function portFlag(name: PortName): string {
  return `--${name}-port`;
}

/** The variable for a port: `web` gives `FARWORK_WEB_PORT`. */
export function portVariable(name: PortName): string {
  return `FARWORK_${name.toUpperCase()}_PORT`;
}

/** Refuses to start if a port is taken: one line per port, with how to choose another. */
export async function refuseTakenPorts(ports: Ports): Promise<void> {
  const lines: string[] = [];
  for (const name of portNames()) {
    const port = ports[name];
    const others = Object.values(ports).filter((other) => other !== port);
    // The port itself, or the next free one.
    const free = await getPort({ port: [port, ...portNumbers(port + 1, LAST_PORT)], exclude: others });
    if (free === port) continue;
    lines.push(
      `Port ${port} (${PORTS[name].label}) is in use: stop what holds it, or choose another with ${portFlag(name)} ${free} or ${portVariable(name)}=${free}.`,
    );
  }
  if (lines.length > 0) throw new Refusal(lines.join("\n✖ "));
}

/** The names of all ports, in display order. */
export function portNames(): PortName[] {
  return ["web", "firestore", "auth", "functions", "stripe", "email"];
}

/** Chooses a free port for every part of the stack. */
export async function chooseFreePorts(): Promise<Ports> {
  const [web = 0, firestore = 0, auth = 0, functions = 0, stripe = 0, email = 0] = await findFreePorts(6);
  return { web, firestore, auth, functions, stripe, email };
}

/** Finds a number of distinct free ports. They are not reserved, so use them soon. */
export function findFreePorts(count: number): Promise<number[]> {
  return Promise.all(Array.from({ length: count }, () => getPort({ port: drawPorts(), reserve: true })));
}

/**
 * Random, so that stacks starting at the same time do not collide; below the ephemeral range, from which an outgoing
 * connection could take a port before its server does; and above 10080, the highest port that `fetch` refuses
 * (https://fetch.spec.whatwg.org/#port-blocking).
 */
function* drawPorts(): Generator<number> {
  for (;;) yield randomInt(10_081, 30_000);
}
