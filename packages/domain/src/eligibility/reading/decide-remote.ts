import { dropAccents } from "../../text/fold-text.ts";
import { type EligibilityFact, isOf } from "../eligibility-fact.ts";
import { NOT_REMOTE } from "../phrases/english-workplace.ts";
import {
  DONE_AT_A_PLACE,
  DONE_ON_THE_ROAD,
  MOSTLY_DONE_AT_A_PLACE,
  TOLD_AT_A_PLACE,
  TOLD_ON_THE_ROAD,
} from "../phrases/on-site-trades.ts";
import {
  ASKED_FOR,
  EVERY_WEEK,
  FOR_SOME,
  FULLY_REMOTE,
  OF_OTHERS,
  OFFERS_BOTH,
  SAYS_REMOTE,
  SELDOM,
  WORKS_HYBRID,
} from "../phrases/remote-words.ts";

/**
 * Whether a job is remote, and the words that say so. `choice`: remote or in an office. Boards list remote jobs, so a posting
 * that does not say is remote.
 */
export type RemoteDecision = {
  remote: "yes" | "choice" | "no";
  because: "says-so" | "trade" | "silence";
  quote: string;
};

/**
 * Decides from everything a posting says: title, place as stated, text, and the facts read from it.
 *
 * @example decideRemote({ title: "Truck Driver", stated: "USA", text: "" }, []).remote; // "no"
 */
export function decideRemote(
  { title, stated, text }: { title: string; stated: string; text: string },
  facts: readonly EligibilityFact[],
): RemoteDecision {
  const workplaces = facts.filter(({ kind }) => kind === "workplace");
  const [workplace] = workplaces;
  const fully = findWords(FULLY_REMOTE, text);
  const trade: RemoteDecision = { remote: "no", because: "trade", quote: title };
  // The place "Remote" of a truck driver is the road.
  if (!fully && isOnTheRoad(title, text) && !says(SAYS_REMOTE, `${title}\n${text}`)) return trade;
  // "3 days in our office" is stricter than a board's "remote", but not than a field that offers both.
  const offersBoth = says(OFFERS_BOTH, `${title}\n${stated}`);
  const isDenied = workplaces.some((fact) => deniesRemote(fact, offersBoth));
  const remote = fully ?? (isDenied ? undefined : [title, stated].find((words) => says(SAYS_REMOTE, words)));
  if (remote === undefined) {
    const atPlace = workplaces.find(({ verdict, quote }) => verdict === "required" && !says(FOR_SOME, quote));
    const isChoice = workplaces.some(({ verdict }) => verdict === "optional");
    const quote = atPlace?.quote ?? (isChoice ? undefined : findWords(WORKS_HYBRID, text));
    if (quote !== undefined) return { remote: "no", because: "says-so", quote };
    const mostly = says(MOSTLY_DONE_AT_A_PLACE, title) || says(TOLD_AT_A_PLACE, text);
    if (says(DONE_AT_A_PLACE, title) || (mostly && !says(SAYS_REMOTE, text))) return trade;
  }
  if (workplace) return { remote: "choice", because: "says-so", quote: workplace.quote };
  return { remote: "yes", because: remote === undefined ? "silence" : "says-so", quote: remote ?? "" };
}

/** Whether days in an office are so many, or so plainly required, that a board's "remote" cannot hold beside them. */
function deniesRemote(fact: EligibilityFact, offersBoth: boolean): boolean {
  const { verdict, quote } = fact;
  if (says(NOT_REMOTE, quote)) return true;
  if (says(SELDOM, quote)) return false;
  const isEveryWeek =
    verdict === "required" && says(EVERY_WEEK, quote) && !says(FOR_SOME, quote) && !says(OF_OTHERS, quote);
  return isAskedFor(fact) || (!offersBoth && isEveryWeek);
}

/** Whether everybody is explicitly required to be in an office, so that there is no choice. */
export const isAskedFor = (fact: EligibilityFact): boolean =>
  isOf(fact, "workplace", "required") && says(ASKED_FOR, fact.quote) && !says(FOR_SOME, fact.quote);

/**
 * Whether a title and a text tell of work that is done where a vehicle goes. Boards call its place "Remote", for it has none.
 */
function isOnTheRoad(title: string, text: string): boolean {
  const plain = dropAccents(title);
  const found = DONE_ON_THE_ROAD.exec(plain);
  // "Recruiter for CDL Drivers", "Fleet Manager, Truck Drivers".
  return (
    found !== null &&
    !/[,:;|(]|\b(?:for|of|to)\b/i.test(plain.slice(0, found.index)) &&
    says(TOLD_ON_THE_ROAD, text)
  );
}

/** Whether an accent-free pattern finds something. */
const says = (pattern: RegExp, words: string): boolean => pattern.test(dropAccents(words));

/** What it finds, as the posting writes it. */
function findWords(pattern: RegExp, words: string): string | undefined {
  const found = pattern.exec(dropAccents(words));
  return found ? words.slice(found.index, found.index + found[0].length) : undefined;
}
