/** Characters of a text that a feed writes freely: pay, a place, a tag. */
export const MAX_FREE_TEXT = 300;
