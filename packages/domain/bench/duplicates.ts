import * as z from "zod/mini";

import { groupDuplicates } from "../src/duplicate/group-duplicates.ts";
import { fingerprintText, readFingerprint } from "../src/duplicate/text-fingerprint.ts";
import type { Job } from "../src/job/job.ts";
import { readPostings } from "./relevance/labelled-search.ts";
import { readLabels } from "./relevance/read-labels.ts";

// Lists for review which captured postings are joined, and which stay separate although they look the same.

const folder = process.env["FARWORK_CAPTURES"];
if (!folder) throw new Error("FARWORK_CAPTURES names the folder of captures.");

const postings = new Map(readPostings(folder).map((posting) => [posting.job.firestoreId, posting]));
const jobs = [...postings.values()].map(({ job }) => ({ ...job, text_print: fingerprintText(job) }));
const groups = groupDuplicates(jobs).map(({ shown, others, locations }) => ({
  postings: [shown, ...others],
  locations,
}));
const entries = groups.filter((group) => group.postings.length > 1);
const folded = entries.filter(({ locations }) => locations.length > 0);

console.log(`${jobs.length} captured postings are ${groups.length} entries.\n`);
for (const { postings: alike, locations } of entries) {
  console.log(locations.length > 0 ? `${locations.length} locations` : "One place");
  for (const posting of alike) console.log(describe(posting));
  console.log(locations.length > 0 ? `  = ${locations.map(({ name }) => name).join(" | ")}\n` : "");
}

console.log("Left apart over the same words:");
const entryOf = new Map<string, (typeof groups)[number]>(
  groups.flatMap((group) => group.postings.map(({ firestoreId }) => [firestoreId, group] as const)),
);
for (const alike of Map.groupBy(jobs, ({ text_print }) => readFingerprint(text_print).placeless).values()) {
  const apart = new Set(alike.map(({ firestoreId }) => entryOf.get(firestoreId)));
  if (apart.size < 2 || alike[0]?.text_print === "") continue;
  for (const posting of alike) console.log(describe(posting));
  console.log("");
}

const Side = z.object({ posting: z.number() });
const Pair = z.object({ verdict: z.enum(["same", "open", "different"]), first: Side, second: Side });
const labelled = readLabels("duplicates", Pair).flatMap(({ verdict, first, second }) => {
  const [a, b] = [first, second].map(({ posting }) => entryOf.get(`posting-${posting}`));
  return a && b ? { verdict, isJoined: a === b } : [];
});
for (const [verdict, pairs] of Map.groupBy(labelled, (pair) => pair.verdict))
  console.log(
    `Labelled ${verdict}: ${pairs.filter(({ isJoined }) => isJoined).length} of ${pairs.length} joined.`,
  );
console.log(
  `${entries.length} entries of ${entries.flatMap((group) => group.postings).length} postings: ` +
    `${entries.length - folded.length} in one place, ${folded.length} over ${folded.flatMap(({ locations }) => locations).length}.`,
);

function describe(job: Pick<Job, "firestoreId" | "company_name" | "title" | "candidate_required_location">) {
  const { file = "", id = "" } = postings.get(job.firestoreId) ?? {};
  return `  ${job.company_name} | ${job.title} | ${job.candidate_required_location} | ${file} ${id}`;
}
