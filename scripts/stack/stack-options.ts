import { parseArgs, type ParseArgsConfig } from "node:util";

import { Refusal } from "../bootstrap/refusal.mjs";
import { PORTS, portFlag, portNames, portVariable, type PortName, type Ports } from "./ports.ts";

export type StackOptions = {
  /** Deletes the jobs and accounts of earlier runs. */
  readonly fresh: boolean;
  /** Hot reload instead of a production build. */
  readonly dev: boolean;
  readonly ports: Ports;
};

/** Reads the flags of `npm start` and `pnpm dev`; flags take precedence over variables. */
export function parseStackOptions(args: readonly string[], env: NodeJS.ProcessEnv): StackOptions {
  const { values } = parseFlags(args);
  const ports = { ...defaultPorts() };
  for (const name of portNames()) {
    const flag = values[portFlag(name).slice(2)];
    const text = typeof flag === "string" ? flag : env[portVariable(name)];
    if (text !== undefined && text !== "") ports[name] = parsePort(name, text);
  }
  refuseSharedPorts(ports);
  return { fresh: values["fresh"] === true, dev: values["dev"] === true, ports };
}

/** The default ports of a stack. */
export function defaultPorts(): Record<PortName, number> {
  return {
    web: PORTS.web.port,
    firestore: PORTS.firestore.port,
    auth: PORTS.auth.port,
    functions: PORTS.functions.port,
    stripe: PORTS.stripe.port,
    email: PORTS.email.port,
  };
}

/** What `npm start -- --help` prints. */
export function describeStackOptions(): string {
  const ports = portNames().map(
    (name) =>
      `  ${portFlag(name)} N`.padEnd(24) +
      `${PORTS[name].label} (${PORTS[name].port}; ${portVariable(name)})`,
  );
  return [
    "npm start -- [options]",
    "",
    "  --fresh".padEnd(24) + "forget the jobs and accounts of earlier runs",
    ...ports,
  ].join("\n");
}

function parseFlags(args: readonly string[]) {
  const options: NonNullable<ParseArgsConfig["options"]> = {
    fresh: { type: "boolean" },
    dev: { type: "boolean" },
  };
  for (const name of portNames()) options[portFlag(name).slice(2)] = { type: "string" };
  try {
    // pnpm passes on the `--` of `pnpm start -- --fresh`, npm does not.
    return parseArgs({ args: args.filter((arg) => arg !== "--"), options, allowPositionals: false });
  } catch {
    const known = ["--fresh", ...portNames().map((name) => `${portFlag(name)} N`)].join(", ");
    throw new Refusal(`Unknown options: ${args.join(" ")}. There are: ${known}.`);
  }
}

function parsePort(name: PortName, text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Refusal(`${text} is no port for ${PORTS[name].label}: give a number from 1 to 65535.`);
}

function refuseSharedPorts(ports: Ports): void {
  const names = new Map<number, PortName>();
  for (const name of portNames()) {
    const other = names.get(ports[name]);
    if (other) {
      throw new Refusal(
        `Port ${ports[name]} is asked for twice, for ${PORTS[other].label} and ${PORTS[name].label}: change ${portFlag(name)}.`,
      );
    }
    names.set(ports[name], name);
  }
}
