import { readFileSync } from "node:fs";

import { expect, it } from "vitest";
import * as z from "zod/mini";

import { parsePlace } from "../../place/parse-place.ts";
import { evaluateEligibility } from "../evaluate-eligibility.ts";
import { readEligibility } from "./read-eligibility.ts";

/** What an employer says of who may apply, with the answer of a careful reader for five countries. */
const OwnPhrase = z.object({
  id: z.string(),
  title: z.string(),
  place: z.string(),
  text: z.string(),
  countries: z.record(z.enum(["BR", "DE", "IN", "NG", "US"]), z.enum(["yes", "no", "notStated"])),
});

const SHOWN = { open: "yes", notOpen: "no", notStated: "notStated" } as const;

const file = new URL("../../../labels/eligibility/own-phrases.jsonl", import.meta.url);
const answers = readFileSync(file, "utf8")
  .trim()
  .split("\n")
  .map((line) => z.parse(OwnPhrase, JSON.parse(line)))
  .flatMap(({ id, title, place: stated, text, countries }) => {
    const posting = { title, text, place: parsePlace(stated), stated, jobTypes: [] };
    const { place } = readEligibility(posting);
    return (["BR", "DE", "IN", "NG", "US"] as const).map((country) => ({
      told: `${id} ${country}: ${text}`,
      labelled: countries[country],
      shown: SHOWN[evaluateEligibility({ place }, country).answer],
    }));
  });

const readAs = (labelled: string, shown: string) =>
  answers.filter((one) => one.labelled === labelled && one.shown === shown).map(({ told }) => told);

it("shows nobody a job as open that is closed to them", () => {
  expect(readAs("no", "yes")).toEqual([]);
});

it("takes clients, headquarters and benefits for nothing that says who may apply", () => {
  expect([...readAs("notStated", "yes"), ...readAs("notStated", "no")]).toEqual([]);
});

it.each([
  ["yes", 90],
  ["no", 95],
] as const)("says %s where a reader does, in %i of 100 answers at least", (labelled, least) => {
  const all = answers.filter((one) => one.labelled === labelled);
  expect((100 * readAs(labelled, labelled).length) / all.length).toBeGreaterThan(least);
});
