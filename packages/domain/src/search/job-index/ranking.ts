/**
 * How answers to a search are ordered. A job's score adds up, over the terms asked for, how rare the term is on
 * the board times the fields that hold it, and grows a little with the job's freshness, and by half where the job is of
 * the category that the search names:
 *
 *     score = sum(rarity(term) * fieldWeights(term in job)) * freshness(job) * category(job)
 *
 * Exact matches come first whatever the others' scores: jobs whose titles have all the words that were asked for. Of several
 * words each may say something else in a title ("Sales Engineer, Security"), so where they name a category only its jobs are
 * exact; others with all the words in their titles grow by half. Among exact matches those do so whose titles have the plural
 * that was typed: who asks for nurses asks for a nurse, and gets "Nurses" first. Where the last word is a prefix, whoever only
 * has a word that goes on from it comes behind all others.
 *
 * All factors are whole numbers, so that every way of adding them up gives one order.
 */

/**
 * A job's searchable fields: `FIELD_WEIGHTS` is in this order. `stressed` are the words that a description keeps coming
 * back to (`listStressed`) in passages that its company does not repeat. `trade` has marked stems alone (`listTradeMarks`).
 */
export const SEARCH_FIELDS = [
  "title",
  "company",
  "tags",
  "category",
  "description",
  "stressed",
  "trade",
] as const;

/** Where the title stands among them. */
export const TITLE: number = SEARCH_FIELDS.indexOf("title");

/**
 * Each but the trade is more than all lighter ones together, even where those have the whole word and this one a form of
 * it. The trade is most of it what the title says as well.
 */
export const FIELD_WEIGHTS: readonly number[] = [198, 74, 9, 12, 1, 22, 120];

/** What a word counts for in its field: itself, and what is related to it or goes on from it. */
export const WHOLE_WORD = 5;
export const WIDER_WORD = 3;

/**
 * How much a term tells of the jobs that have it: 8 times the binary logarithm of one in how many has it.
 *
 * @example rarity(10_000, 10); // 80: one in a thousand
 */
export function rarity(jobs: number, jobsWithTerm: number): number {
  return Math.round(8 * Math.log2(1 + jobs / Math.max(1, jobsWithTerm)));
}

/** What a score is multiplied by: where the search names a trade, that of jobs of its category, and of others. */
export const CATEGORY_ASKED = 3;
export const CATEGORY_OTHER = 2;

/**
 * The same where the title has every word that was asked for, and where it has not; of exact matches, where it has each in
 * the plural that was typed.
 */
export const TITLE_ASKED = 3;
export const TITLE_OTHER = 2;

/** Added to the score of an exact match: more than any other's, with the most and rarest terms that are asked for at once. */
export const EXACT = 2 ** 32;

/**
 * From 64 for an old job to 70 for the newest of all: half the difference is gone every 14 days. Measured from
 * the newest job, not from the clock, so that the order of a board's jobs holds still until the board changes.
 * The range is narrower than the step from one field to the next, and from what a title is asked for to what means the
 * same: among answers to one word these come first however old.
 */
export function freshness(publishedAt: number, newestAt: number): number {
  return Math.round(64 + 6 * 2 ** ((publishedAt - newestAt) / HALF_LIFE_MS));
}

const HALF_LIFE_MS = 14 * 24 * 3_600_000;
