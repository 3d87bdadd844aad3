import { readFileSync } from "node:fs";

import * as z from "zod/mini";

/** The lines of a file of labels/search. Throws where one is no label. */
export function readLabels<Line>(name: string, schema: z.ZodMiniType<Line>): Line[] {
  const file = new URL(`../../labels/search/${name}.jsonl`, import.meta.url);
  const lines = readFileSync(file, "utf8").trim().split("\n");
  return lines.map((line) => z.parse(schema, JSON.parse(line)));
}
