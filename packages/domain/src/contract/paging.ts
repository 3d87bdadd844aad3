/** Jobs on a listing page unless asked otherwise. */
export const DEFAULT_PAGE_SIZE = 15;
export const MAX_PAGE_SIZE = 50;
export const MAX_PAGE = 100_000;
/** Jobs, and companies, that one request may name as hidden. */
export const MAX_HIDDEN = 100;
