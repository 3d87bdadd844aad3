import { readFileSync } from "node:fs";

import * as z from "zod/mini";

/** Reads the lines of a file in labels/search. Throws if one is invalid. */
export function readLabels<Line>(name: string, schema: z.ZodMiniType<Line>): Line[] {
  const file = new URL(`../../labels/search/${name}.jsonl`, import.meta.url);
  const lines = readFileSync(file, "utf8").trim().split("\n");
  return lines.map((line) => z.parse(schema, JSON.parse(line)));
}
