/** Maximum characters of a search. In a separate file, as the search field needs nothing else. */
export const MAX_SEARCH_LENGTH = 200;
