import type { JobCard } from "../job/job.ts";
import type { SearchTerm } from "../text/parse-search.ts";
import type { Interest } from "./interest.ts";
import type { Findings } from "./score-job.ts";

/** Tells of jobs the ids of those whose description holds what is looked for. */
export type FindDescribed = (jobs: readonly JobCard[], term: SearchTerm) => ReadonlySet<string>;

/** A skill named in passing says less than one in the title or tags. */
const IN_DESCRIPTION = 0.5;

/** Adds to what was found in titles and tags the skills that only descriptions name. */
export function addDescribedSkills(
  findings: readonly Findings[],
  interests: readonly Interest[],
  findDescribed: FindDescribed,
): Findings[] {
  const jobs = findings.map(({ job }) => job);
  const described = interests
    .filter((interest) => interest.kind === "skills" && isTelling(interest))
    .map((interest) => ({ interest, ids: findDescribed(jobs, interest.term) }));
  return findings.map((found) => {
    const before = new Set(found.matches.map(({ interest }) => interest));
    const more = described
      .filter(({ interest, ids }) => ids.has(found.job.firestoreId) && !before.has(interest))
      .map(({ interest }) => ({ interest, place: IN_DESCRIPTION, isInPassing: true as const }));
    return { ...found, matches: [...found.matches, ...more] };
  });
}

// "Go", "R" and "AI" are skills in a tag or title; in running text they are as often something else.
function isTelling({ term }: Interest): boolean {
  return term.phrase.length > 2;
}
