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

const PlaceLabel = z.strictObject({
  file: z.string(),
  line: z.number(),
  sha256: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  text: z.string(),
  countries: z.array(z.string().check(z.regex(/^[A-Z]{2}$/))),
  regions: z.array(z.string()),
  subdivisions: z.array(z.string().check(z.regex(/^[A-Z]{2}-[A-Z]{2}$/))),
  cities: z.array(z.string()),
});

function readLabels<Line>(name: string, schema: z.ZodMiniType<Line>): Line[] {
  const file = new URL(`../../labels/eligibility/${name}.jsonl`, import.meta.url);
  const lines = readFileSync(file, "utf8").trim().split("\n");
  return lines.map((line) => z.parse(schema, JSON.parse(line)));
}

describe("labels of who may apply", () => {
  it("are 200 held-out postings and 200 others, each once, parted by their hash", () => {
    const heldOut = readLabels("held-out", Label);
    const tuning = readLabels("tuning", Label);
    expect([heldOut.length, tuning.length]).toEqual([200, 200]);
    expect(new Set([...heldOut, ...tuning].map(({ feed, id }) => `${feed} ${id}`)).size).toBe(400);
    expect(heldOut.filter(({ sha256 }) => !/^[0-7]/.test(sha256))).toEqual([]);
    expect(tuning.filter(({ sha256 }) => /^[0-7]/.test(sha256))).toEqual([]);
  });

  it("are 57 more held-out postings and 60 others, drawn later, none twice", () => {
    const [heldOut, tuning] = [readLabels("held-out-2", Label), readLabels("tuning-2", Label)];
    expect([heldOut.length, tuning.length]).toEqual([57, 60]);
    const all = [...readLabels("held-out", Label), ...readLabels("tuning", Label), ...heldOut, ...tuning];
    expect(new Set(all.map(({ feed, id }) => `${feed} ${id}`)).size).toBe(517);
    expect(heldOut.filter(({ sha256 }) => !/^[0-7]/.test(sha256))).toEqual([]);
    expect(tuning.filter(({ sha256 }) => /^[0-7]/.test(sha256))).toEqual([]);
  });

  it("are 67 held-out place strings and 71 others, each once", () => {
    const heldOut = readLabels("places-held-out", PlaceLabel);
    const tuning = readLabels("places-tuning", PlaceLabel);
    expect([heldOut.length, tuning.length]).toEqual([67, 71]);
    expect(new Set([...heldOut, ...tuning].map(({ line }) => line)).size).toBe(138);
    expect(heldOut.filter(({ sha256 }) => !/^[0-7]/.test(sha256))).toEqual([]);
  });
});
