import * as fc from "fast-check";
import { expect, it } from "vitest";

import type { Job } from "../job/job.ts";
import { comparePostings } from "./compare-postings.ts";
import type { DuplicateCandidate } from "./duplicate-candidate.ts";
import { buildCandidate, WHOLE_TEXT } from "./fixtures/build-candidate.ts";
import { ABOUT, BACKEND, BENEFITS, PAYMENTS_TEAM, SEARCH_TEAM } from "./fixtures/posting-texts.ts";
import { groupDuplicates } from "./group-duplicates.ts";
import { readPosting } from "./posting.ts";

// Few values each, so that postings are often the same, nearly the same, or contradictory.
const LEVER = "https://jobs.lever.co/tern-maps/6f1d2c3b-0a1b-4c2d-8e3f-00112233445";
const PRINTS = [
  WHOLE_TEXT,
  ABOUT,
  ABOUT + BACKEND,
  ABOUT + BACKEND + PAYMENTS_TEAM + BENEFITS,
  ABOUT + BACKEND + SEARCH_TEAM + BENEFITS,
  WHOLE_TEXT + PAYMENTS_TEAM + SEARCH_TEAM,
  // Shares about nine tenths of the full text's runs, and has as many.
  WHOLE_TEXT.replace(/\b(?:skippers|decide|public|PostgreSQL|leave|cent|boats|week)\b/g, "$&s"),
].map((text) => buildCandidate({ text }).text_print);

const often = <Value>(usual: Value, ...others: Value[]) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );

const arbitraryCandidate: fc.Arbitrary<DuplicateCandidate> = fc
  .record({
    source: fc.constantFrom("remotive", "remote-ok", "jobicy", "arbeitnow", "lever"),
    sourceId: fc.nat({ max: 99 }).map(String),
    title: often("Senior Engineer", "Sr. Engineer (m/f/d)", "Engineer"),
    place: often("Europe", "", "Germany", "Sweden", "Berlin, Germany"),
    salary: often("", "€60k - €80k", "€75,000", "€90,000"),
    date: often("2026-03-02", "2026-04-20", "2026-06-10"),
    type: often<Job["job_type"]>("full_time", "unspecified", "contract"),
    apply: often("https://tern.example/careers", "https://tern.example/jobs/1", `${LEVER}1`, `${LEVER}2`),
    print: often(PRINTS[0] ?? "", ...PRINTS.slice(1)),
  } as const)
  .map(({ print, ...written }) => ({ ...buildCandidate({ ...written, text: "" }), text_print: print }));

const arbitraryCandidates = fc.uniqueArray(arbitraryCandidate, {
  maxLength: 12,
  size: "max",
  selector: ({ firestoreId }) => firestoreId,
});

const idsOf = (candidates: readonly DuplicateCandidate[]) => candidates.map(({ firestoreId }) => firestoreId);
const membersOf = (candidates: readonly DuplicateCandidate[]) =>
  groupDuplicates(candidates).map(({ shown, others }) => [shown, ...others]);
const groupIds = (candidates: readonly DuplicateCandidate[]) => membersOf(candidates).map(idsOf);
const compare = (a: DuplicateCandidate, b: DuplicateCandidate) =>
  comparePostings(readPosting(a), readPosting(b));

it("groups postings the same in any order", () => {
  const ordered = arbitraryCandidates.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
  );
  fc.assert(
    fc.property(ordered, ([all, shuffled]) => {
      expect(groupIds(shuffled)).toEqual(groupIds(all));
    }),
  );
});

it("puts every posting into one group", () => {
  fc.assert(
    fc.property(arbitraryCandidates, (all) => {
      expect(groupIds(all).flat().toSorted()).toEqual(idsOf(all).toSorted());
    }),
  );
});

it("is symmetric", () => {
  fc.assert(
    fc.property(arbitraryCandidate, arbitraryCandidate, (a, b) => {
      expect(compare(a, b)).toBe(compare(b, a));
    }),
  );
});

it("never joins two postings that are known to differ", () => {
  fc.assert(
    fc.property(arbitraryCandidates, (all) => {
      const joined = membersOf(all).flatMap((group) =>
        group.flatMap((a) => group.map((b) => [a, b] as const)),
      );
      expect(joined.filter(([a, b]) => a !== b && compare(a, b) === "other")).toEqual([]);
    }),
  );
});

it("joins the postings of a group the same without the others", () => {
  fc.assert(
    fc.property(arbitraryCandidates, (all) => {
      for (const group of membersOf(all)) expect(groupIds(group)).toEqual([idsOf(group)]);
    }),
  );
});

it("groups the rest the same when an unrelated posting is removed", () => {
  fc.assert(
    fc.property(arbitraryCandidates, (all) => {
      const isLike = (a: DuplicateCandidate) => all.some((b) => a !== b && compare(a, b) === "same");
      const rest = all.filter((one) => one.title !== "Engineer" && isLike(one));
      const kept = new Set<string>(idsOf(rest));
      const expected = groupIds(all).filter(([first = ""]) => kept.has(first));
      expect(groupIds(rest)).toEqual(expected);
    }),
  );
});
