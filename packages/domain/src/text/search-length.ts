/** Characters of a search. Apart, because the field that people type into needs nothing else. */
export const MAX_SEARCH_LENGTH = 200;
