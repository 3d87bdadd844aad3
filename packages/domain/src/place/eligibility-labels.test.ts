import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

const Answer = z.strictObject({ verdict: z.enum(["yes", "no", "notStated"]), clear: z.boolean() });

const Fact = z.strictObject({
  kind: z.enum([
    "residence",
    "workAuthorization",
    "citizenship",
    "clearance",
    "sponsorship",
    "employment",
    "hybrid",
    "travel",
    "hours",
  ]),
  places: z.array(z.string()),
  verdict: z.enum([
    "only",
    "preferred",
    "excluded",
    "open",
    "required",
    "optional",
    "offered",
    "refused",
    "contractor",
    "employee",
  ]),
  source: z.enum(["field", "text"]),
});

/** A line of labels/eligibility, as its README tells. */
const Label = z.strictObject({
  feed: z.string(),
  file: z.string(),
  id: z.string(),
  sha256: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  remote: z.strictObject({ verdict: z.enum(["yes", "choice", "hybrid", "onsite"]), clear: z.boolean() }),
  countries: z.strictObject({ BR: Answer, DE: Answer, IN: Answer, NG: Answer, US: Answer }),
  facts: z.array(Fact),
});

function readLabels(name: string): z.infer<typeof Label>[] {
  const file = new URL(`../../labels/eligibility/${name}.jsonl`, import.meta.url);
  const lines = readFileSync(file, "utf8").trim().split("\n");
  return lines.map((line) => z.parse(Label, JSON.parse(line)));
}

describe("labels of who may apply", () => {
  it("are 200 held-out postings, each once, whose hash begins with 0 to 7", () => {
    const labels = readLabels("held-out");
    expect(labels).toHaveLength(200);
    expect(new Set(labels.map(({ feed, id }) => `${feed} ${id}`)).size).toBe(200);
    expect(labels.filter(({ sha256 }) => !/^[0-7]/.test(sha256))).toEqual([]);
  });
});
