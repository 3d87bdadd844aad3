/** Characters of a text that a feed writes freely: pay, a place, a tag. */
export const MAX_FREE_TEXT = 300;
/**
 * Bytes of a sanitised description, in UTF-8: five times what long postings have. A job's page has it four times over,
 * of which markup takes more, and stays within 256 kB (docs/costs.md).
 */
export const MAX_DESCRIPTION = 32_000;
/**
 * Characters of any field but a description, as sent: more than cleaning looks at (`cleanFeedText`), and than an
 * address may have, so that what is cut here is cut or refused anyway.
 */
export const MAX_FIELD = 4_000;
/** Entries of a list of texts or things: more than there are countries. */
export const MAX_ENTRIES = 300;
/** Postings of one answer: ten times what the largest feed holds at once. */
export const MAX_ITEMS = 50_000;
