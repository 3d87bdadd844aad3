import { holdsExactly, holdsTerm } from "../filter/match-search.ts";
import type { JobCategory } from "../job/category.ts";
import { isIndexed } from "../job/is-open.ts";
import { readJobText } from "../job/job-text.ts";
import type { Job } from "../job/job.ts";
import {
  CATEGORY_ASKED,
  CATEGORY_OTHER,
  EXACT,
  FIELD_WEIGHTS,
  freshness,
  rarity,
  SEARCH_FIELDS,
  TITLE,
  TITLE_ASKED,
  TITLE_OTHER,
  WHOLE_WORD,
  WIDER_WORD,
} from "../search/job-index/ranking.ts";
import type { SearchQuery, SearchTerm } from "../text/parse-search.ts";

/** The score of ranking.ts, computed from the jobs' texts. An empty search has no scores. */
export function createScorer(
  jobs: readonly Job[],
  { all, named = [] }: SearchQuery,
  asked: JobCategory | undefined,
): (job: Job) => number {
  if (all.length === 0) return () => 0;
  const board = jobs.filter(isIndexed);
  const names = named.map((phrase) => ({ phrase, prefix: false }));
  const rarities = all.map((term) => rateTerm(board, term, readJobText));
  const raritiesOfNames = names.map((term) => rateTerm(board, term, readTrade));
  const newestAt = Math.max(...board.map((job) => job.publication_date.getTime()));
  return (job) => {
    const text = readJobText(job);
    const trade = readTrade(job);
    const scores = [
      ...all.map((term, at) => (rarities[at] ?? 0) * weighFields(text, term)),
      ...names.map((term, at) => (raritiesOfNames[at] ?? 0) * weighFields(trade, term)),
    ];
    const score = scores.reduce((sum, each) => sum + each, 0);
    const inCategory = job.category === asked;
    const title = text[TITLE] ?? "";
    const inTitle = all.every((term) => (term.prefix ? holdsTerm : holdsExactly)(title, term));
    const isExact = inTitle && (all.length === 1 || asked === undefined || inCategory);
    const rated =
      score *
      freshness(job.publication_date.getTime(), newestAt) *
      (inCategory ? CATEGORY_ASKED : CATEGORY_OTHER);
    const isAsked = isExact ? all.map(asTyped).every((term) => holdsExactly(title, term)) : inTitle;
    return rated * (isAsked ? TITLE_ASKED : TITLE_OTHER) + (isExact ? EXACT : 0);
  };
}

/** A term without the singular of a typed plural. */
function asTyped(term: SearchTerm): SearchTerm {
  const { joined, ...typed } = term;
  return joined === undefined || term.phrase.includes(" ") ? term : { ...typed, phrase: joined };
}

/** A job's fields, all empty except the trade. */
const readTrade = (job: Job) =>
  readJobText(job).map((field, at) => (SEARCH_FIELDS[at] === "trade" ? field : ""));

function weighFields(text: readonly string[], term: SearchTerm): number {
  const worth = (field: string) => {
    if (holdsExactly(field, term)) return WHOLE_WORD;
    return holdsTerm(field, term) ? WIDER_WORD : 0;
  };
  return text.reduce((sum, field, at) => sum + (FIELD_WEIGHTS[at] ?? 0) * worth(field), 0);
}

/** As rare as its rarest word. Related words only count for single words: those of a phrase belong to the whole. */
function rateTerm(
  board: readonly Job[],
  { phrase, prefix, literal, related }: SearchTerm,
  read: (job: Job) => readonly string[],
): number {
  const words = phrase.split(" ");
  const counts = words.map((word, at) => {
    const isPrefix = prefix && at === words.length - 1;
    const alone = words.length === 1 ? { related, ...(literal && { literal }) } : {};
    const holds = (field: string) => holdsTerm(field, { phrase: word, prefix: isPrefix, ...alone });
    return board.filter((job) => read(job).some(holds)).length;
  });
  return rarity(board.length, Math.min(...counts));
}
