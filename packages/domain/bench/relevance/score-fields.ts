import * as z from "zod/mini";

import type { Job } from "../../src/job/job.ts";
import { readLabels } from "./read-labels.ts";

const FieldLabel = z.object({
  file: z.string(),
  id: z.string(),
  held_out: z.boolean(),
  category: z.string(),
  category_also: z.array(z.string()),
  seniority: z.nullable(z.string()),
  seniority_also: z.array(z.nullable(z.string())),
  employment: z.string(),
  employment_also: z.array(z.string()),
  company: z.string(),
});
type FieldLabel = z.infer<typeof FieldLabel>;
export type LabelledFields = { label: FieldLabel; job: Job };

/** The labelled postings that are valid jobs, looked up with `find`. */
export function readLabelledFields(find: (file: string, id: string) => Job | undefined): LabelledFields[] {
  return readLabels("fields", FieldLabel).flatMap((label) => {
    const job = find(label.file, label.id);
    return job ? [{ label, job }] : [];
  });
}

type FieldScore = { field: string; right: number; of: number; strict: number };

/** How often each field is correct: `strict` as labelled, `right` including acceptable alternatives. */
export function scoreFields(all: readonly LabelledFields[]): FieldScore[] {
  const score = (
    field: string,
    among: readonly LabelledFields[],
    read: (job: Job) => string | null,
    best: (label: FieldLabel) => string | null,
    also: (label: FieldLabel) => readonly (string | null)[],
  ): FieldScore => ({
    field,
    of: among.length,
    strict: among.filter(({ label, job }) => read(job) === best(label)).length,
    right: among.filter(({ label, job }) => [best(label), ...also(label)].includes(read(job))).length,
  });
  const staged = all.filter(({ label }) => label.seniority !== null);
  const readLevel = (job: Job) => job.seniority ?? null;
  return [
    score(
      "category",
      all,
      (job) => job.category,
      (label) => label.category,
      (label) => label.category_also,
    ),
    score(
      `seniority, where the title states it`,
      staged,
      readLevel,
      (label) => label.seniority,
      (label) => label.seniority_also,
    ),
    score(
      "employment",
      all,
      (job) => job.job_type,
      (label) => label.employment,
      (label) => label.employment_also,
    ),
    score(
      "company",
      all,
      (job) => job.company_name,
      (label) => label.company,
      () => [],
    ),
    score(
      "category “other”",
      all,
      (job) => (job.category === "other" ? "other" : null),
      () => "other",
      () => [],
    ),
  ];
}

/** Describes the wrong fields of a posting in a line; undefined if there are none. */
export function describeMiss({ label, job }: LabelledFields): string | undefined {
  const wrong = [
    [job.category, label.category, label.category_also],
    [
      job.seniority ?? null,
      label.seniority,
      [...label.seniority_also, ...(label.seniority === null ? [job.seniority ?? null] : [])],
    ],
    [job.job_type, label.employment, label.employment_also],
    [job.company_name, label.company, []],
  ] as const;
  const misses = wrong.filter(([read, best, also]) => read !== best && !also.some((value) => value === read));
  if (misses.length === 0) return undefined;
  return `${job.source} | ${job.title} | ${job.tags.slice(0, 5).join(", ")} | ${misses.map(([read, best]) => `${read} → ${best}`).join("; ")}`;
}
