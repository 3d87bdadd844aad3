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

/** A posting of our own writing: whole, and of no feed. */
const OwnPosting = z.extend(z.omit(Label, { feed: true, file: true }), {
  title: z.string().check(z.minLength(1)),
  place: z.string(),
  text: z.string().check(z.minLength(1)),
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
  it("are 200 to tune by, and 200 others that were held out until they were retired", () => {
    const [tuning, retired] = [readLabels("tuning", Label), readLabels("tuning-3", Label)];
    expect([tuning.length, retired.length]).toEqual([200, 200]);
    expect(tuning.filter(({ sha256 }) => /^[0-7]/.test(sha256))).toEqual([]);
    expect(retired.filter(({ sha256 }) => !/^[0-7]/.test(sha256))).toEqual([]);
  });

  it("are 57 held-out postings and 60 others, drawn later", () => {
    const [heldOut, tuning] = [readLabels("held-out-2", Label), readLabels("tuning-2", Label)];
    expect([heldOut.length, tuning.length]).toEqual([57, 60]);
    expect(heldOut.filter(({ sha256 }) => !/^[0-7]/.test(sha256))).toEqual([]);
    expect(tuning.filter(({ sha256 }) => /^[0-7]/.test(sha256))).toEqual([]);
  });

  it("are 150 held-out postings and 157 others, drawn last, and no posting has two labels", () => {
    expect(readLabels("held-out-3", Label)).toHaveLength(150);
    expect(readLabels("tuning-4", Label)).toHaveLength(157);
    const files = ["tuning", "tuning-2", "tuning-3", "tuning-4", "held-out-2", "held-out-3"];
    const all = files.flatMap((name) => readLabels(name, Label));
    expect(new Set(all.map(({ feed, id }) => `${feed} ${id}`)).size).toBe(824);
  });

  it("are 140 postings of our own to tune by, and 60 others held out, each once", () => {
    const read = (ending: string) =>
      ["de", "es", "fr", "pt"].flatMap((language) => readLabels(`own-${language}${ending}`, OwnPosting));
    const [tuning, heldOut] = [read(""), read("-2")];
    expect([tuning.length, heldOut.length]).toEqual([140, 60]);
    expect(new Set([...tuning, ...heldOut].map(({ id }) => id)).size).toBe(200);
    expect(new Set([...tuning, ...heldOut].map(({ text }) => text)).size).toBe(200);
  });

  it("are 67 held-out place strings, 71 others and 141 drawn by hash, each once", () => {
    const heldOut = readLabels("places-held-out", PlaceLabel);
    const tuning = readLabels("places-tuning", PlaceLabel);
    expect([heldOut.length, tuning.length]).toEqual([67, 71]);
    expect(new Set([...heldOut, ...tuning].map(({ line }) => line)).size).toBe(138);
    expect(heldOut.filter(({ sha256 }) => !/^[0-7]/.test(sha256))).toEqual([]);
    const drawn = readLabels("places-tuning-2", PlaceLabel);
    expect(drawn).toHaveLength(141);
    expect(new Set([...heldOut, ...tuning, ...drawn].map(({ sha256 }) => sha256)).size).toBe(279);
  });

  it("are 110 held-out place strings and 90 others of a third draw, none labelled before", () => {
    const [heldOut, tuning] = [
      readLabels("places-held-out-2", PlaceLabel),
      readLabels("places-tuning-3", PlaceLabel),
    ];
    expect([heldOut.length, tuning.length]).toEqual([110, 90]);
    expect(heldOut.filter(({ sha256 }) => !/^[0-7]/.test(sha256))).toEqual([]);
    expect(tuning.filter(({ sha256 }) => /^[0-7]/.test(sha256))).toEqual([]);
    const earlier = ["places-held-out", "places-tuning", "places-tuning-2"];
    const all = [...heldOut, ...tuning, ...earlier.flatMap((name) => readLabels(name, PlaceLabel))];
    expect(new Set(all.map(({ sha256 }) => sha256)).size).toBe(479);
  });
});
