import { readFileSync } from "node:fs";

import * as z from "zod/mini";

const Amount = z.nullable(z.number());
const Range = z.object({ min: Amount, max: Amount });

/** A line of labels/pay, without the parts that are not scored. See its README. */
const PayLabel = z.object({
  of: z.enum(["text", "passage", "fields"]),
  stratum: z.optional(z.string()),
  file: z.string(),
  line: z.optional(z.number()),
  id: z.optional(z.string()),
  field: z.optional(z.string()),
  start: z.optional(z.number()),
  length: z.optional(z.number()),
  sha256: z.string(),
  base: z.nullable(
    z.extend(Range, {
      currency: z.nullable(z.string()),
      period: z.nullable(z.string()),
      period_stated: z.boolean(),
    }),
  ),
  comparable: z.boolean(),
  yearly: z.nullable(Range),
});
export type PayLabel = z.infer<typeof PayLabel>;

/** The labels of a file, in order. Throws if a line is invalid. */
export function readLabels(name: "tuning" | "held-out"): PayLabel[] {
  const file = new URL(`../../labels/pay/${name}.jsonl`, import.meta.url);
  const lines = readFileSync(file, "utf8").trim().split("\n");
  return lines.map((line) => z.parse(PayLabel, JSON.parse(line)));
}
