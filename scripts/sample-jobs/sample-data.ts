import { readFileSync } from "node:fs";

import * as z from "zod/mini";

const Texts = z.record(z.string(), z.string());

/** How a company marks up its postings. Parts are inserted into the next larger one at `{blank}`. */
const Markup = z.object({
  page: z.string(),
  section: z.string(),
  firstHeading: z.optional(z.string()),
  heading: z.string(),
  paragraph: z.string(),
  list: z.string(),
  item: z.string(),
});

const Company = z.object({
  /** As written by the feed: some end with a space. */
  name: z.string(),
  voice: z.string(),
  markup: z.string(),
  people: z.int(),
  customers: z.string(),
  introduction: z.string(),
  week: z.string(),
  perk: z.string(),
});

const Posting = z.object({
  id: z.int(),
  company: z.string(),
  role: z.string(),
  title: z.string(),
  type: z.optional(z.enum(["full_time", "part_time", "contract", "freelance", "internship"])),
  area: z.string(),
  place: z.string(),
  pay: z.string(),
  tags: z.array(z.string()),
  /** In seconds before the current time. */
  age: z.int(),
  sources: z.array(z.string()),
  texts: z.record(z.string(), z.array(z.string())),
});

const Samples = z.object({
  markups: z.record(z.string(), Markup),
  /** For each voice, the parts of a description in order, with their headings. */
  voices: z.record(z.string(), Texts),
  companies: z.record(z.string(), Company),
  roles: z.record(z.string(), z.object({ category: z.string(), mission: z.string() })),
  texts: z.record(z.string(), Texts),
  postings: z.array(Posting),
});

export type Markup = z.infer<typeof Markup>;
export type Posting = z.infer<typeof Posting>;

/** The invented postings and their shared parts: employers, roles, sentences with blanks. */
export const SAMPLES = z.parse(
  Samples,
  JSON.parse(readFileSync(new URL("sample-jobs.json", import.meta.url), "utf8")),
);

/** @throws RangeError if there is nothing with that name. */
export function lookUp<Value>(values: Readonly<Record<string, Value>>, name: string): Value {
  const value = values[name];
  if (value === undefined) throw new RangeError(`The sample jobs know no "${name}".`);
  return value;
}
