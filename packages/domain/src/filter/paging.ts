/** Default number of jobs per listing page. */
export const DEFAULT_PAGE_SIZE = 15;
export const MAX_PAGE_SIZE = 50;
export const MAX_PAGE = 100_000;
