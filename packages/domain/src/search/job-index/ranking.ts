/**
 * How search results are ordered. A job's score sums, over the terms of the search, the rarity of the term on the board
 * times the weights of the fields that contain it. It grows slightly with the job's freshness, and by half if the job
 * is in the category that the search names:
 *
 *     score = sum(rarity(term) * fieldWeights(term in job)) * freshness(job) * category(job)
 *
 * Exact matches, jobs whose titles have all words of the search, always come first. Several words may mean something
 * else in a title ("Sales Engineer, Security"), so if they name a category, only its jobs count as exact; the scores of
 * other jobs with all words in their titles grow by half. So do the scores of exact matches with the plural as typed:
 * "nurses" finds any nurse, but "Nurses" first. While the last word is being typed, titles with a longer word, a form or
 * a synonym in its place are exact matches too, and grow by half if they have the word as typed.
 *
 * All factors are integers, so the order does not depend on the order of summation.
 */

/**
 * A job's searchable fields, in the order of `FIELD_WEIGHTS`. `stressed` has the words a description keeps repeating
 * (`listStressed`) outside of the company's boilerplate. `trade` has only marked stems (`listTradeMarks`).
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

/** Index of the title field. */
export const TITLE: number = SEARCH_FIELDS.indexOf("title");

/**
 * Each weight except the trade's exceeds all lighter ones combined, even if those match the whole word and this one
 * only a form. The trade mostly repeats the title.
 */
export const FIELD_WEIGHTS: readonly number[] = [198, 74, 9, 12, 1, 22, 120];

/** Factors for a match of the word itself, and for one of a related or longer word. */
export const WHOLE_WORD = 5;
export const WIDER_WORD = 3;

/**
 * How rare a term is: 8 times the binary logarithm of one plus all jobs per job that has it.
 *
 * @example rarity(10_000, 10); // 80: one in a thousand
 */
export function rarity(jobs: number, jobsWithTerm: number): number {
  return Math.round(8 * Math.log2(1 + jobs / Math.max(1, jobsWithTerm)));
}

/** Score factors if the search names a trade: for jobs in its category, and for others. */
export const CATEGORY_ASKED = 3;
export const CATEGORY_OTHER = 2;

/**
 * Score factors by whether the title has every word of the search or, among exact matches, each in the plural as typed.
 */
export const TITLE_ASKED = 3;
export const TITLE_OTHER = 2;

/** Added to the score of an exact match; more than any other score can reach. */
export const EXACT = 2 ** 32;

/**
 * From 64 for an old job to 70 for the newest; the difference halves every 14 days. Measured from the newest job, not
 * from the clock, so the order stays stable until the board changes. The range is narrower than the step between two
 * fields, and between a word and its synonyms in a title, so freshness never outweighs those in a one-word search.
 */
export function freshness(publishedAt: number, newestAt: number): number {
  return Math.round(64 + 6 * 2 ** ((publishedAt - newestAt) / HALF_LIFE_MS));
}

const HALF_LIFE_MS = 14 * 24 * 3_600_000;
