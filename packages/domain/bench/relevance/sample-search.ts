import { readFileSync } from "node:fs";

import * as z from "zod/mini";

import { readSamplePostings } from "../search/sample-postings.ts";
import type { LabelledSearch } from "./labelled-search.ts";

const SampleQuery = z.object({
  query: z.string(),
  kind: z.string(),
  grades: z.record(z.string(), z.array(z.string())),
});

/** The sample jobs with queries: a job's grade is the highest one whose words are in its title. */
export function readSampleSearch(): LabelledSearch {
  const { jobs } = readSamplePostings();
  const file = new URL("../../labels/search/sample-queries.jsonl", import.meta.url);
  const lines = readFileSync(file, "utf8").trim().split("\n");
  const queries = lines.map((line) => z.parse(SampleQuery, JSON.parse(line)));
  return {
    jobs,
    queries: queries.map(({ query, kind, grades }) => ({
      query,
      kind,
      heldOut: false,
      grades: new Map(
        jobs.map(({ firestoreId, title }) => [firestoreId.toString(), gradeTitle(title, grades)]),
      ),
    })),
  };
}

function gradeTitle(title: string, grades: Record<string, readonly string[]>): number {
  const words = listWords(title);
  const fitting = Object.entries(grades).filter(([, parts]) =>
    parts.some((part) => words.includes(listWords(part))),
  );
  return Math.max(0, ...fitting.map(([grade]) => Number(grade)));
}

/** The words of a text with spaces between and around them, so that no word is found inside a longer one. */
const listWords = (text: string) => ` ${(text.match(/[\p{L}\p{N}]+/gu) ?? []).join(" ")} `;
