import { readFileSync } from "node:fs";

import * as z from "zod/mini";

export const ASKED = ["BR", "DE", "IN", "NG", "US"] as const;

const Answer = z.object({ verdict: z.enum(["yes", "no", "notStated"]), clear: z.boolean() });
const Fact = z.object({
  kind: z.string(),
  places: z.array(z.string()),
  verdict: z.string(),
  source: z.enum(["field", "text"]),
});
export type LabelledFact = z.infer<typeof Fact>;

/** A line of labels/eligibility, as its README tells. */
export const EligibilityLabel = z.object({
  feed: z.enum(["remotive", "remoteok", "arbeitnow", "himalayas", "jobicy"]),
  file: z.string(),
  id: z.string(),
  remote: z.object({ verdict: z.enum(["yes", "choice", "hybrid", "onsite"]), clear: z.boolean() }),
  countries: z.record(z.enum(ASKED), Answer),
  facts: z.array(Fact),
});
export type EligibilityLabel = z.infer<typeof EligibilityLabel>;

/** What rules are written by. */
export const TUNING = ["tuning", "tuning-2", "tuning-3", "tuning-4"] as const;

/** Those of the second draw end in "-2". "tuning-3" was held out until the third draw took its place. */
export type LabelFile = (typeof TUNING)[number] | "held-out-2" | "held-out-3";

/** The labels of one file, in its order. Throws where a line is no label. */
export function readLabels(name: LabelFile): EligibilityLabel[] {
  const file = new URL(`../../labels/eligibility/${name}.jsonl`, import.meta.url);
  const lines = readFileSync(file, "utf8").trim().split("\n");
  return lines.map((line) => z.parse(EligibilityLabel, JSON.parse(line)));
}
