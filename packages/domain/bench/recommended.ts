import { readFileSync } from "node:fs";

import MiniSearch from "minisearch";
import * as z from "zod/mini";

import { extractText } from "../src/html/read-safe-html.ts";
import type { JobCard } from "../src/job/job.ts";
import { formatReasons } from "../src/recommend/format-reasons.ts";
import { preferencesMet, readKnownPreferences } from "../src/recommend/preferences-met.ts";
import { rankJobs } from "../src/recommend/rank-jobs.ts";
import { findDescribed } from "../src/search/job-index/find-described.ts";
import { readOpenCards } from "../src/search/job-index/open-cards.ts";
import { buildJobIndex } from "../src/search/job-index/open-job-index.ts";
import { hashText } from "../src/text/hash-text.ts";
import { UserProfile } from "../src/user/user-profile.ts";
import { readLabelledSearch, readPostings } from "./relevance/labelled-search.ts";

// Compares recommendations from captures for people of different trades, ours and plain BM25 with the same preferences,
// using blind ratings (labels/recommend). `--list` prints each recommendation with its reasons, `--mixed` unrated ones
// of both in random order.

const folder = process.env["FARWORK_CAPTURES"];
if (!folder) throw new Error("FARWORK_CAPTURES names the folder of captures.");
const OFFERED = 5;
const NOW = new Date("2026-11-24T00:00:00Z");

const Profile = z.pick(UserProfile, { jobTitle: true, skills: true, preferences: true });
const people = readLines("profiles", z.object({ person: z.string(), profile: Profile }));
const judged = new Map(
  readLines("judgements", z.object({ person: z.string(), posting: z.number(), fits: z.boolean() })).map(
    ({ person, posting, fits }) => [`${person} posting-${posting}`, fits],
  ),
);

const { jobs } = readLabelledSearch(readPostings(folder));
const index = buildJobIndex(jobs);
const cards = readOpenCards(index, NOW);
const texts = new MiniSearch({ fields: ["title", "tags", "description"] });
texts.addAll(
  jobs.map(({ firestoreId: id, title, tags, description }) => ({
    id,
    title,
    tags: tags.join(" "),
    description: extractText(description),
  })),
);

type Offer = { job: JobCard; why: string };
const CONTENDERS: Readonly<Record<string, (person: z.infer<typeof Profile>) => Offer[]>> = {
  rankJobs: (profile) =>
    rankJobs(cards, { profile, saved: [], applied: [] }, NOW, {
      limit: OFFERED,
      findDescribed: (some, term) => findDescribed(index, some, term),
    }).map(({ job, reasons, score }) => ({ job, why: `${score.toFixed(0)}: ${formatReasons(reasons)}` })),
  BM25: ({ jobTitle = "", skills = [], preferences }) => {
    const known = readKnownPreferences({ preferences });
    const byId = new Map<string, JobCard>(cards.map((job) => [job.firestoreId, job]));
    return texts
      .search([jobTitle, ...skills].join(" "))
      .flatMap(({ id }) => byId.get(String(id)) ?? [])
      .filter((job) => preferencesMet(job, known) !== "out")
      .slice(0, OFFERED)
      .map((job) => ({ job, why: "" }));
  },
};

const offers = people.flatMap(({ person, profile }) =>
  Object.entries(CONTENDERS).flatMap(([contender, offer]) =>
    offer(profile).map((one) => ({ ...one, person, contender, key: `${person} ${one.job.firestoreId}` })),
  ),
);

if (process.argv.includes("--list"))
  for (const { contender, person, key, job, why } of offers)
    console.log(`${contender} | ${person} | ${judged.get(key) ?? "not judged"} | ${tell(job)} | ${why}`);

if (process.argv.includes("--mixed")) {
  const open = new Map(offers.filter(({ key }) => !judged.has(key)).map((offer) => [offer.key, offer]));
  for (const [, { person, job }] of [...open].toSorted(([a], [b]) => hashText(a) - hashText(b)))
    console.log(`${person} | ${tell(job)} | ${job.excerpt}`);
}

for (const contender of Object.keys(CONTENDERS)) {
  const own = offers.filter((offer) => offer.contender === contender);
  const [fitting, open] = [
    own.filter(({ key }) => judged.get(key)),
    own.filter(({ key }) => !judged.has(key)),
  ];
  console.log(`${contender}: ${fitting.length} of ${own.length} fit, ${open.length} not judged.`);
}

function tell({
  firestoreId,
  title,
  company_name,
  seniority,
  job_type,
  candidate_required_location,
}: JobCard) {
  return [firestoreId, title, company_name, seniority ?? "-", job_type, candidate_required_location].join(
    " | ",
  );
}

function readLines<Line>(name: string, schema: z.ZodMiniType<Line>): Line[] {
  const file = new URL(`../labels/recommend/${name}.jsonl`, import.meta.url);
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.filter((line) => line !== "").map((line) => z.parse(schema, JSON.parse(line)));
}
