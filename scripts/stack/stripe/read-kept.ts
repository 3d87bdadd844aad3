import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";

import * as z from "zod/mini";

/**
 * What an earlier run wrote to a file; undefined where there is none. Also where it cannot be read any more, since
 * another state of the code wrote it: what is kept there is made up anyway, and begins anew.
 */
export function readKept<Schema extends z.ZodMiniType>(
  file: string,
  schema: Schema,
): z.output<Schema> | undefined {
  if (!existsSync(file)) return undefined;
  const kept = z.safeParse(schema, parseJson(readFileSync(file, "utf8")));
  if (!kept.success)
    console.error(`! The local Stripe begins anew: ${basename(file)} cannot be read any more.`);
  return kept.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
