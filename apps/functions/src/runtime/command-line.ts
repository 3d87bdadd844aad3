import process from "node:process";
import { parseArgs, type ParseArgsConfig } from "node:util";

/** What stands on a command line, or the problem as text where Node's parser refuses. */
export function readCommandLine<const Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> | string {
  try {
    return parseArgs(config);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Says what was not understood and how the command is used; gives the exit code of that. */
export function misuse(problem: string, usage: string): number {
  process.stderr.write(`${problem}\n\n${usage}\n`);
  return 2;
}

/** Says why the command could not do it; gives the exit code of that. */
export function fail(line: string): number {
  process.stderr.write(`${line}\n`);
  return 1;
}
