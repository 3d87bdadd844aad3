import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";

import * as z from "zod/mini";

/**
 * The contents of a file from an earlier run; undefined if there is none or another version of the code wrote it: the
 * data is fake and can start over.
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
