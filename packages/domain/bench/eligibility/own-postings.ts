import { readFileSync } from "node:fs";

import * as z from "zod/mini";

import { readEligibility } from "../../src/eligibility/read-eligibility.ts";
import { parsePlace } from "../../src/place/parse-place.ts";
import { countriesOpenTo } from "../../src/place/region.ts";
import { isShown, scoreOwnFact } from "./score-facts.ts";

const Fact = z.object({ kind: z.string(), verdict: z.string(), places: z.array(z.string()) });

/** A posting of our own writing in labels/eligibility/own-postings.jsonl, as its README tells. */
const OwnPosting = z.object({
  language: z.enum(["es", "fr", "pt"]),
  heldOut: z.boolean(),
  title: z.string(),
  place: z.string(),
  text: z.string(),
  remote: z.enum(["yes", "choice", "no"]),
  facts: z.array(Fact),
});
type OwnPosting = z.infer<typeof OwnPosting>;

/** How a posting was read: whether it is taken in as labelled, its facts right and wrong, and the labels that are told. */
export type OwnScore = {
  posting: OwnPosting;
  remote: boolean;
  right: number;
  wrong: string[];
  missed: string[];
};

export function scoreOwnPostings(): OwnScore[] {
  const file = new URL("../../labels/eligibility/own-postings.jsonl", import.meta.url);
  const lines = readFileSync(file, "utf8").trim().split("\n");
  return lines.map((line) => score(z.parse(OwnPosting, JSON.parse(line))));
}

/** A row for each language, of those held back and of the others. */
export function writeOwnTable(all: readonly OwnScore[]): string {
  const rows = ["es", "fr", "pt"].flatMap((language) =>
    [true, false].map((heldOut) => {
      const some = all.filter(({ posting }) => posting.language === language && posting.heldOut === heldOut);
      const sum = (of: (one: OwnScore) => number) => some.reduce((total, one) => total + of(one), 0);
      const [right, wrong] = [sum((one) => one.right), sum(({ wrong }) => wrong.length)];
      const labels = sum(({ posting }) => posting.facts.length);
      const told = labels - sum(({ missed }) => missed.length);
      const name = `${language}${heldOut ? ", held back" : ""}`;
      const remote = some.filter((one) => one.remote).length;
      return `| ${[name, some.length, remote, right, wrong, `${told} of ${labels}`].join(" | ")} |`;
    }),
  );
  const head = "| Language | Postings | Remote or not, right | Facts right | Wrong | Labels told |";
  return [head, "| --- | ---: | ---: | ---: | ---: | ---: |", ...rows].join("\n");
}

/** What is wrong of those that are not held back. */
export function listOwnMisses(all: readonly OwnScore[]): string {
  return all
    .filter(
      ({ posting, remote, wrong, missed }) =>
        !posting.heldOut && (!remote || wrong.length + missed.length > 0),
    )
    .map(({ posting, remote, wrong, missed }) =>
      [
        `\n${posting.language} ${posting.title} (${posting.place}): ${posting.text}`,
        ...(remote ? [] : [`  remote: ${posting.remote}`]),
        ...wrong.map((fact) => `  wrong: ${fact}`),
        ...missed.map((fact) => `  missed: ${fact}`),
      ].join("\n"),
    )
    .join("\n");
}

function score(posting: OwnPosting): OwnScore {
  const { title, text, place: stated } = posting;
  const read = readEligibility({ title, text, stated, place: parsePlace(stated), jobTypes: [] });
  const facts = read.facts
    .filter(({ source }) => source !== "field")
    .map((fact) => ({
      kind: fact.kind,
      verdict: fact.verdict,
      open: fact.verdict === "open" ? ("world" as const) : countriesOpenTo(fact),
      told: `${fact.quote} [${[...fact.regions, ...fact.countries].join(" ")}]`,
    }));
  const labels = posting.facts.map((fact) => ({
    ...fact,
    places: fact.verdict === "open" ? ["Worldwide"] : fact.places,
    source: "text" as const,
  }));
  const wrong = facts.filter((fact) => !scoreOwnFact(fact, labels));
  return {
    posting,
    remote: (read.decision.remote === "no") === (posting.remote === "no"),
    right: facts.length - wrong.length,
    wrong: wrong.map((fact) => `${fact.kind} ${fact.verdict} “${fact.told}”`),
    missed: labels
      .filter((label) => !isShown(label, facts))
      .map(({ kind, verdict, places }) => [kind, verdict, ...places].join(" ")),
  };
}
