import { keepResponseWithinReach } from "./data/answer-status.ts";
import { readEnv } from "./env.ts";
import { leadUndecodablePathsNowhere } from "./undecodable-path.ts";

/** A wrong environment stops the server here, with a message, not at the first visitor. */
export function startUp(): void {
  try {
    readEnv();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
  keepResponseWithinReach();
  leadUndecodablePathsNowhere();
}
