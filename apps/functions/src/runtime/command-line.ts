import { resolve } from "node:path";
import process from "node:process";
import type { ParseArgsConfig } from "node:util";

import { openFirestore } from "./admin.ts";
import {
  type AskedPlace,
  choosePlace,
  type CommandPlace,
  type EmulatedService,
  enterPlace,
  type Environment,
  FIRESTORE,
  isReal,
} from "./command-place.ts";

/** Options of every command; `describePlaceOptions` documents them. */
export const COMMON_OPTIONS = {
  firestore: { type: "string" },
  auth: { type: "string" },
  project: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const satisfies ParseArgsConfig["options"];

interface Parsed {
  readonly values: AskedPlace & { readonly help?: boolean | undefined };
}

/** A command that works on Firebase's services. */
export interface Command<Words extends Parsed, Task extends object> {
  readonly usage: string;
  /** Parses with Node's parser, which throws on unknown options. */
  readonly parse: (args: string[]) => Words;
  /** The task, or an error message. Relative paths start where `pnpm` was run. */
  readonly read: (words: Words, toPath: ToPath) => Task | string;
  /** The services it uses. */
  readonly services: (task: Task) => readonly EmulatedService[];
  /**
   * Whether it affects everyone, so that it prints its target first and requires the name of a real project. Default
   * no.
   */
  readonly isForEverybody?: (task: Task) => boolean;
  /** Returns the exit code: 0 for success, 1 for a complete or partial failure. */
  readonly run: (task: Task) => Promise<number>;
}

export type ToPath = (path: string) => string;

export type ReadCommandLine<Task> =
  | { readonly kind: "run"; readonly task: Task; readonly place: CommandPlace }
  | { readonly kind: "help" }
  | { readonly kind: "wrong"; readonly problem: string };

/** Parses the command line of a command run in `cwd`. */
export function readCommandLine<Words extends Parsed, Task extends object>(
  { parse, read, services, isForEverybody }: Omit<Command<Words, Task>, "usage" | "run">,
  args: string[],
  env: Environment,
  cwd: string,
): ReadCommandLine<Task> {
  const typedIn = env["INIT_CWD"] ?? cwd;
  const words = tryParsing(parse, args);
  if (typeof words === "string") return { kind: "wrong", problem: words };
  if (words.values.help) return { kind: "help" };
  const task = read(words, (path) => resolve(typedIn, path));
  if (typeof task === "string") return { kind: "wrong", problem: task };
  const place = choosePlace(services(task), words.values, env);
  if (typeof place === "string") return { kind: "wrong", problem: place };
  if (isForEverybody?.(task) && isReal(place) && words.values.project === undefined)
    return { kind: "wrong", problem: "This affects everybody on real services: name the --project." };
  return { kind: "run", task, place };
}

/** Runs this process's command line; returns the exit code, 2 for an invalid command line. */
export async function runCommand<Words extends Parsed, Task extends object>(
  command: Command<Words, Task>,
): Promise<number> {
  const asked = readCommandLine(command, process.argv.slice(2), process.env, process.cwd());
  if (asked.kind === "help") {
    process.stdout.write(`${command.usage}\n`);
    return 0;
  }
  if (asked.kind === "wrong") {
    process.stderr.write(`${asked.problem}\n\n${command.usage}\n`);
    return 2;
  }
  const { task, place } = asked;
  const problem = await enterPlace(place, process.env);
  if (problem !== undefined) return fail(problem);
  if (command.isForEverybody?.(task))
    process.stderr.write(`${place.project}, ${isReal(place) ? "real services" : "emulators"}\n`);
  try {
    return await command.run(task);
  } catch (error) {
    return fail(`This failed: ${messageOf(error)}`);
  } finally {
    if (place.services.some(({ service }) => service === FIRESTORE)) await openFirestore().terminate();
  }
}

/** Prints why the command failed; returns the exit code. */
export function fail(line: string): number {
  process.stderr.write(`${line}\n`);
  return 1;
}

/** The usage lines for the options of every command. */
export function describePlaceOptions(services: readonly EmulatedService[]): string {
  const emulators = services.map(
    ({ name, variable, option, usual }) => `  --${option} <host:port>
                       where the ${name} listens
                       (${variable}, else ${usual})
`,
  );
  return `${emulators.join("")}  --project <id>       the project (GCLOUD_PROJECT, else demo-farwork)
  --help               show this

The real service is used only with GOOGLE_APPLICATION_CREDENTIALS and where no emulator is named.`;
}

function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join("; ");
  return error instanceof Error ? error.message : String(error);
}

/** Returns the parser's error as text. */
function tryParsing<Words>(parse: (args: string[]) => Words, args: string[]): Words | string {
  try {
    return parse(args);
  } catch (error) {
    return messageOf(error);
  }
}
