/** The element that a list is painted in before the page has it. */
export const LIST_AHEAD = "list-ahead";
