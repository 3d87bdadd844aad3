import type { SalaryWord as Word } from "./salary-tokens.ts";

/** Words without those that only name a trade: sales in "sales manager", funds in "head of funds". */
export function dropTrades(words: readonly Word[]): Word[] {
  return words.filter(({ text }, at) => {
    if (!TRADE.test(text)) return true;
    if (/^markets?$/.test(text) && PLACED.test(words[at - 1]?.text ?? "")) return false;
    const isLed = words.slice(Math.max(0, at - 2), at).some((word) => LEADING.test(word.text));
    return !isLed && !words.slice(at + 1, at + 4).some((word) => WORKER.test(word.text));
  });
}

/** What is sold, bought and looked after in jobs, and money by itself. */
const TRADE =
  /^(?:sales|insurance|credits?|funds?|funding|contracts|accounts|deals?|market|markets|customers?|clients?|merchants?|merchandise|benefits?|investments?|investors?|assets?|debt|revenue|pricing|childcare|referrals?|equity|commissions?|budgets?|premium|adoption|learning|partnerships?|phone|internet|tuition|donations?|grants|loans|assistance)$/;
/** "At the top of the market", "by the local market": what others pay. */
const PLACED = /^(?:the|local|current|job|labou?r|geographic|lowest|highest|on|to|our)$/;
const LEADING = /^(?:head|vp|president|director|chief|manager)$/;
export const WORKER =
  /^(?:managers?|representatives?|reps?|executives?|specialists?|associates?|directors?|agents?|analysts?|consultants?|engineers?|leads?|leaders?|coordinators?|assistants?|officers?|advis[oe]rs?|adjusters?|developers?|designers?|architects?|strategists?|recruiters?|supervisors?|underwriters?|accountants?|administrators?|controllers?|planners?|buyers?|researchers?|trainers?|experts?|clerks?|professionals?|owners?|partners?|marketers?|writers?|editors?|support|role|position)$/;

/**
 * Whether it is the pay that a clause is about, whatever the job or the company is called: "the pay range for this deal desk
 * role at our insurance company is". `words` are in the text's order.
 */
export function isOfJob(
  words: readonly Word[],
  isPay: (word: Word, at: number, words: readonly Word[]) => boolean,
): boolean {
  const pay = words.findIndex(isPay);
  if (pay === -1) return false;
  const rest = words.slice(pay + 1).map(({ text }) => text);
  const job = rest.findIndex((text) => !OF_RANGE.test(text));
  if (
    !/^(?:for|of|in|at|within)$/.test(rest[job] ?? "") ||
    !/^(?:the|this|our|an?|these|your)$/.test(rest[job + 1] ?? "")
  )
    return false;
  const verbs = rest.filter((text) => VERB.test(text)).length;
  return (
    verbs === 1 &&
    rest.slice(-NEAR_WORDS).some((text) => VERB.test(text)) &&
    !rest.some((text) => OTHER_CLAUSE.test(text))
  );
}

const NEAR_WORDS = 4;
const OF_RANGE = /^(?:ranges?|rates?|bands?|scale|salary|pay|compensation|wage)$/;
const VERB = /^(?:is|are|was|be|ranges|starts)$/;
const OTHER_CLAUSE = /^(?:which|that|who|includes?|including|offers?|also|while|whose)$/;
