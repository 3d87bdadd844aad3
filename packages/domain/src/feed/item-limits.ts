/** Maximum characters of a free text: pay, a place, a tag. */
export const MAX_FREE_TEXT = 300;
/**
 * Maximum UTF-8 bytes of a sanitised description: five times that of a long posting. A job's page contains it four
 * times, plus markup, and stays within 256 kB (docs/costs.md).
 */
export const MAX_DESCRIPTION = 32_000;
/**
 * Maximum characters of any raw field except a description. More than `cleanFeedText` reads and than a URL may have, so
 * cutting here loses nothing.
 */
export const MAX_FIELD = 4_000;
/** Maximum entries of a list: more than there are countries. */
export const MAX_ENTRIES = 300;
/** Maximum postings per response: ten times that of the largest feed. */
export const MAX_ITEMS = 50_000;
