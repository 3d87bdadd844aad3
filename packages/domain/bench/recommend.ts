import { makeSamplePostings } from "../../../scripts/sample-jobs/sample-feeds.ts";
import { readRemotiveResponse } from "../src/feed/feed-adapters.ts";
import { remotive } from "../src/feed/remotive.ts";
import type { Job } from "../src/job/job.ts";
import type { Person } from "../src/recommend/interest.ts";
import { rankJobs } from "../src/recommend/rank-jobs.ts";
import { findDescribed } from "../src/search/job-index/find-described.ts";
import type { JobIndex } from "../src/search/job-index/job-index.ts";
import { readOpenCards } from "../src/search/job-index/open-cards.ts";
import { buildJobIndex } from "../src/search/job-index/open-job-index.ts";
import { buildJob } from "../src/testing/build-job.ts";

const NOW = new Date("2026-10-05T09:00:00Z");
const JOBS = 20_000;
const ROUNDS = 50;

const samples = readSamples();

function readSamples(): readonly Job[] {
  const reading = readRemotiveResponse(remotive.writeAnswer(makeSamplePostings(NOW)), NOW);
  if (!reading.ok) throw new Error(reading.error.code);
  return reading.value.jobs;
}

/** The sample jobs repeated as distinct jobs, in a fresh index. */
function makeIndex(): JobIndex {
  const jobs = Array.from({ length: JOBS }, (_, at) =>
    buildJob({ ...samples[at % samples.length], sourceId: String(at), company_name: `Company ${at}` }),
  );
  return buildJobIndex(jobs);
}

const marked = samples.slice(0, 100);
const PEOPLE: Readonly<Record<string, Person>> = {
  "nothing known": { profile: {}, saved: [], applied: [] },
  "8 skills, a title, preferences, 10 saved": {
    profile: {
      skills: ["React", "TypeScript", "Node.js", "CSS", "GraphQL", "AWS", "Figma", "Jest"],
      jobTitle: "Senior Frontend Engineer",
      preferences: {
        jobTypes: ["full_time"],
        preferredLocations: ["europe"],
        salaryMin: 60_000,
        salaryCurrency: "USD",
      },
    },
    saved: marked.slice(0, 10),
    applied: [],
  },
  "50 skills, 100 saved and applied": {
    profile: {
      skills: [...new Set(samples.flatMap(({ tags }) => tags))].slice(0, 50),
      jobTitle: "Product Designer",
    },
    saved: marked.slice(0, 50),
    applied: marked.slice(50),
  },
};

function timeRanking(index: JobIndex, person: Person): number {
  const start = performance.now();
  rankJobs(readOpenCards(index, NOW), person, NOW, {
    limit: 3,
    findDescribed: (jobs, term) => findDescribed(index, jobs, term),
  });
  return performance.now() - start;
}

function describe(person: Person) {
  const index = makeIndex();
  const first = timeRanking(index, person);
  const times = Array.from({ length: ROUNDS }, () => timeRanking(index, person)).toSorted((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? NaN).toFixed(1);
  return { "first call, ms": first.toFixed(0), "p50, ms": at(0.5), "p95, ms": at(0.95) };
}

// Warms up, so that the first call measures decoding 20,000 cards and reading titles, not compilation.
timeRanking(makeIndex(), PEOPLE["nothing known"] ?? { profile: {}, saved: [], applied: [] });
console.log(`${JOBS} open jobs, three asked for, Node ${process.version}.`);
console.table(Object.fromEntries(Object.entries(PEOPLE).map(([name, person]) => [name, describe(person)])));
