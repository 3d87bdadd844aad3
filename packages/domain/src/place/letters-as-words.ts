// Letters of countries and states that are words, too.
const OF_SENTENCES = "an as at be by do go hi in la me my of ok on or so st to";
const OF_BOTH = "am id is it no pm";
const OF_WORK = "ai bi hr ml pr qa se tv";

/** Folded words that are no codes beside others: "in", "or". */
export const WORDS_OF_SENTENCES: ReadonlySet<string> = new Set(`${OF_SENTENCES} ${OF_BOTH}`.split(" "));

/** Words that are no codes in a list of capitals: "IT, HR". There "AT" and "BE" are countries. */
export const WORDS_IN_CAPITALS: ReadonlySet<string> = new Set(
  `${OF_BOTH} ${OF_WORK}`.toUpperCase().split(" "),
);
