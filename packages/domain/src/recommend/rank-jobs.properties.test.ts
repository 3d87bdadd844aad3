import * as fc from "fast-check";
import { expect, it } from "vitest";
import * as z from "zod/mini";

import { SafeHtml } from "../html/safe-html.ts";
import { isListed } from "../job/is-open.ts";
import { JOB_TYPES } from "../job/job-types.ts";
import type { Job, JobCard } from "../job/job.ts";
import { buildJobSegment } from "../search/job-index/build-segment.ts";
import { findDescribed } from "../search/job-index/find-described.ts";
import { readOpenCards } from "../search/job-index/open-cards.ts";
import { openJobIndex } from "../search/job-index/open-job-index.ts";
import { arbitraryJob, arbitraryJobs, NOW } from "../testing/arbitrary-job.ts";
import { findDescribedPlainly } from "../testing/find-described-plainly.ts";
import type { Person } from "./interest.ts";
import { preferencesMet, readKnownPreferences } from "./preferences-met.ts";
import { type RankedJob, rankJobs } from "./rank-jobs.ts";

const SKILLS = ["React", "C++", "Node.js", "Java", "Data", ".NET", "Zurich", "Sales", "Full-Stack"];
const some = <Value>(values: readonly Value[]) => fc.subarray([...values], { maxLength: 3 });
const marked = fc.array(arbitraryJob, { maxLength: 3 });

const arbitraryPerson: fc.Arbitrary<Person> = fc.record({
  profile: fc.record({
    skills: some(SKILLS),
    jobTitle: fc.constantFrom("", "Senior Engineer", "java data", "C++"),
    preferences: fc.record(
      {
        jobTypes: some(JOB_TYPES),
        preferredLocations: some(["US", "DE", "europe", "worldwide", "nowhere"]),
        salaryMin: fc.integer({ min: 0, max: 200_000 }),
        salaryMax: fc.integer({ min: 0, max: 300_000 }),
        salaryCurrency: fc.constantFrom("USD", "EUR", ""),
      },
      { requiredKeys: [] },
    ),
  }),
  saved: marked,
  applied: marked,
});

/** Jobs, a person who may have saved or applied to some of them, and a limit. */
const arbitraryAsking = fc
  .tuple(
    arbitraryJobs,
    arbitraryPerson,
    fc.array(fc.nat({ max: 39 }), { maxLength: 4 }),
    fc.integer({ min: 1, max: 50 }),
  )
  .map(([jobs, person, picks, limit]) => {
    const own = picks.flatMap((at) => jobs[at] ?? []);
    return { jobs, limit, person: { ...person, saved: [...person.saved, ...own] } };
  });

const idsOf = (jobs: readonly JobCard[]) => jobs.map(({ firestoreId }) => firestoreId);
const ranked = (jobs: readonly Job[], person: Person, limit: number) =>
  rankJobs(jobs, person, NOW, { limit, findDescribed: findDescribedPlainly(jobs) });

it("recommends only open jobs that break no preference and are not saved or applied to, within the limit", () => {
  fc.assert(
    fc.property(arbitraryAsking, ({ jobs, person, limit }) => {
      const found = ranked(jobs, person, limit).map(({ job }) => job);
      const preferences = readKnownPreferences(person.profile);
      const taken = new Set(idsOf([...person.saved, ...person.applied]));
      expect(found.length).toBeLessThanOrEqual(limit);
      expect(new Set(idsOf(found)).size).toBe(found.length);
      expect(found.filter((job) => !isListed(job, NOW) || taken.has(job.firestoreId))).toEqual([]);
      expect(found.filter((job) => preferencesMet(job, preferences) === "out")).toEqual([]);
    }),
  );
});

it("does not depend on the order of jobs", () => {
  const shuffled = arbitraryAsking.chain((asking) =>
    fc.record({
      asking: fc.constant(asking),
      jobs: fc.shuffledSubarray(asking.jobs, { minLength: asking.jobs.length }),
    }),
  );
  fc.assert(
    fc.property(shuffled, ({ asking: { jobs, person, limit }, jobs: others }) => {
      expect(ranked(others, person, limit)).toEqual(ranked(jobs, person, limit));
    }),
  );
});

it("returns the first jobs of a larger limit for a smaller one", () => {
  fc.assert(
    fc.property(arbitraryAsking, ({ jobs, person, limit }) => {
      expect(ranked(jobs, person, limit)).toEqual(ranked(jobs, person, 50).slice(0, limit));
    }),
  );
});

it("never ranks a job lower for a tag that is one of the person's skills", () => {
  fc.assert(
    fc.property(arbitraryAsking, fc.nat(), fc.constantFrom(...SKILLS), ({ jobs, person }, pick, skill) => {
      // Each at its own company, so that nothing is left out as a duplicate.
      const apart = jobs.map((job) => ({ ...job, company_name: job.sourceId, excerpt: job.sourceId }));
      const chosen = apart[pick % Math.max(1, apart.length)];
      const who = {
        ...person,
        profile: { ...person.profile, skills: [...(person.profile.skills ?? []), skill] },
      };
      // Last if it is not recommended.
      const place = (among: readonly Job[]) => {
        const found = ranked(among, who, 50).findIndex(({ job }) => job.firestoreId === chosen?.firestoreId);
        return found < 0 ? Infinity : found;
      };
      const tagged = apart.map((job) =>
        job === chosen ? { ...job, tags: [...job.tags, skill.toLowerCase()] } : job,
      );
      expect(place(tagged)).toBeLessThanOrEqual(place(apart));
    }),
  );
});

it("scores from 0 to 100, best first, and names at least one word in each reason with words", () => {
  fc.assert(
    fc.property(arbitraryAsking, ({ jobs, person }) => {
      const found = ranked(jobs, person, 50);
      const scores = found.map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      expect(scores.every((score) => score >= 0 && score <= 100)).toBe(true);
      const reasons = found.flatMap((entry) => entry.reasons);
      expect(reasons.filter((reason) => "words" in reason && reason.words.length === 0)).toEqual([]);
    }),
  );
});

it("ranks the same from an index, without texts, as from the jobs' descriptions", () => {
  fc.assert(
    fc.property(arbitraryAsking, fc.nat({ max: 40 }), ({ jobs, person, limit }, changed) => {
      // The first segment has the previous versions of changed jobs, with words they no longer contain.
      const before = jobs.map((job, at) => (at < changed ? { ...job, description: WORDY } : job));
      const index = openJobIndex([buildJobSegment(before), buildJobSegment(jobs.slice(0, changed))]);
      const open = readOpenCards(index, NOW);
      const fromIndex = rankJobs(open, person, NOW, {
        limit,
        findDescribed: (asked, term) => findDescribed(index, asked, term),
      });
      const fromTexts = ranked(jobs, person, limit);
      expect(fromIndex.map(told)).toEqual(fromTexts.map(told));
    }),
  );
});

const WORDY = z.parse(SafeHtml, `<p>${SKILLS.join(" and ")}</p>`);
const told = ({ job, score, reasons }: RankedJob) => ({ id: job.firestoreId, score, reasons });
