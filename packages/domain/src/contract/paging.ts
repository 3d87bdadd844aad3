/** Jobs on a listing page unless asked otherwise. */
export const DEFAULT_PAGE_SIZE = 15;
export const MAX_PAGE_SIZE = 50;
export const MAX_PAGE = 100_000;
/** Jobs, and companies, that one request may name as hidden. */
export const MAX_HIDDEN = 100;
/** Jobs on a page of a person's list, unless fewer are asked for: the longest of both lists are 172 kB. */
export const MAX_MARKED_PAGE_SIZE = 20;
/** Jobs that each of a person's lists takes. One that is longer from before there was this limit stays as it is. */
export const MAX_MARKED_JOBS = 2000;
