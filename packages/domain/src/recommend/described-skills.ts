import type { JobCard } from "../job/job.ts";
import { asOneWord } from "../text/compounds.ts";
import type { SearchTerm } from "../text/parse-search.ts";
import { listSynonyms } from "../text/related-words.ts";
import { readEverydaySkill } from "./everyday-skills.ts";
import type { Interest } from "./interest.ts";
import type { Findings } from "./score-job.ts";
import { listAsked } from "./shared-skills.ts";

/** Returns the ids of those jobs whose description contains a term. */
export type FindDescribed = (jobs: readonly JobCard[], term: SearchTerm) => ReadonlySet<string>;

/** A skill mentioned only in the description counts less than one in the title or tags. */
const IN_DESCRIPTION = 0.5;

/**
 * Adds skills that only descriptions name, and removes ambiguous tags that the description does not confirm: feeds tag
 * "the drive to excel" as Excel.
 */
export function addDescribedSkills(
  findings: readonly Findings[],
  interests: readonly Interest[],
  findDescribed: FindDescribed,
): Findings[] {
  const jobs = findings.map(({ job }) => job);
  const described = interests
    .filter(({ kind }) => kind === "skills")
    .map((interest) => ({ interest, ids: findSkill(jobs, interest, findDescribed) }));
  const idsOf = new Map(described.map(({ interest, ids }) => [interest, ids]));
  return findings.map((found) => {
    const before = new Set(found.matches.map(({ interest }) => interest));
    const more = described
      .filter(({ interest, ids }) => ids.has(found.job.firestoreId) && !before.has(interest))
      .map(({ interest }) => ({ interest, place: IN_DESCRIPTION, isInPassing: true as const }));
    const known = found.matches.filter(
      ({ interest, isUnproven }) => !isUnproven || idsOf.get(interest)?.has(found.job.firestoreId),
    );
    return { ...found, matches: [...known, ...more] };
  });
}

function findSkill(
  jobs: readonly JobCard[],
  { term }: Interest,
  findDescribed: FindDescribed,
): ReadonlySet<string> {
  const everyday = readEverydaySkill(term);
  const spellings = [term.phrase, ...listSynonyms(asOneWord(term.phrase) ?? term.phrase)];
  // "AI" is a skill in a tag or title, but in running text two letters are often something else.
  const named = spellings
    .filter((phrase) => phrase.length > 2)
    .map((phrase) => (phrase === term.phrase ? term : { phrase, prefix: false }));
  const proofs = everyday?.proofs ?? listAsked(term);
  if (proofs === undefined) return findAny(jobs, named, findDescribed);
  const apart = proofs.filter(({ phrase }) => !` ${phrase} `.includes(` ${term.phrase} `));
  const word = findDescribed(jobs, { phrase: term.phrase, prefix: false });
  // Few texts contain the word, so only those are checked for its neighbours.
  const having = jobs.filter(({ firestoreId }) => word.has(firestoreId));
  const beside = proofs.filter((proof) => !apart.includes(proof));
  const found = having.length === 0 ? [] : findAny(having, beside, findDescribed);
  return new Set([...found, ...findAny(jobs, apart, findDescribed)]);
}

function findAny(jobs: readonly JobCard[], terms: readonly SearchTerm[], findDescribed: FindDescribed) {
  const found = new Set<string>();
  for (const term of terms) for (const id of findDescribed(jobs, term)) found.add(id);
  return found;
}

/** Removes ambiguous tags from a job whose description is not checked. */
export function leaveOutUnproven(findings: Findings): Findings {
  if (!findings.matches.some(({ isUnproven }) => isUnproven)) return findings;
  return { ...findings, matches: findings.matches.filter(({ isUnproven }) => !isUnproven) };
}
