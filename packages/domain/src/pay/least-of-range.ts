import type { Amount } from "./amount.ts";
import { WIDEST_RANGE } from "./annual-pay.ts";
import { mayBeOfOneJob } from "./pay-range.ts";
import { isOfPay } from "./pay-words.ts";
import type { SalaryToken } from "./salary-tokens.ts";

/**
 * Two numbers that a dash or "to" joins, or nothing at all ("Level 3: $30"), of which the first begins at `start`; `min` and `max`
 * are what they would come to as a range.
 */
type Ends = {
  readonly start: number;
  readonly low: Amount;
  readonly high: Amount;
  readonly min: number;
  readonly max: number;
  readonly isJoined: boolean;
};

/**
 * Whether a number without a currency is the least of the range that ends in one, and no level, hours or age ahead of an amount:
 * "pay of 20 - $25", "80,000-$100,000", and neither "Band 5 - £15.50" nor "Mon-Fri 9-5 - $20". Where the currency comes behind
 * the most, as in "15 - 20 €", the least is hardly ever written with one.
 */
export function isLeastOf(
  tokens: readonly SalaryToken[],
  { start, low, high, min, max, isJoined }: Ends,
): boolean {
  if (low.currencies.length > 0) return true;
  const ahead = tokens[start - 1];
  // "Level 2 - 20 - 25 €"
  if (high.currencies.length === 0)
    return tokens[high.end]?.kind !== "joint" || !isCounted(ahead, tokens[start - 2]);
  const isLarge = min >= LEAST_LARGE;
  if (max > min * WIDEST_RANGE) return false;
  if (tokens[high.end - 1]?.kind === "currency") return isLarge || !isCounted(ahead, tokens[start - 2]);
  if (!isJoined || ahead?.kind === "joint" || isCounted(ahead, tokens[start - 2])) return false;
  return mayBeOfOneJob({ min }, { min: max }) && (isLarge || isIntroduced(tokens, start));
}

/** As much is a count of nothing that stands ahead of pay. */
const LEAST_LARGE = 1_000;

/** Whether nothing stands ahead of a number, or what speaks of pay: "the rate is 20 - $25". */
function isIntroduced(tokens: readonly SalaryToken[], start: number): boolean {
  const [before, next] = [tokens[start - 2], tokens[start - 1]];
  if (next === undefined) return true;
  if (next.kind !== "word") return false;
  if (next.text === "of") return before?.kind === "word" && isOfPay(before);
  return isOfPay(next) || LEADS_TO_PAY.test(next.text);
}

const LEADS_TO_PAY =
  /^(?:is|are|be|between|offer(?:s|ing|ed)?|paying|hourly|zwischen|entre|von|de|zahlen|pagamos|offrons|oferecemos|ofrecemos)$/;

/** Whether a number is a level's, or counts something: "Grade 5", "Lohngruppe 5", "Hours: 20", "Requisition 12", "pay band 6". */
function isCounted(ahead: SalaryToken | undefined, before: SalaryToken | undefined): boolean {
  if (ahead?.kind !== "word") return false;
  const isTeam = ahead.text === "of" && before?.kind === "word" && GROUP.test(before.text);
  return isTeam || COUNTED.test(ahead.text);
}

/** Whether a level's number stands right before an amount, so that those of other levels come beside it: "Tier 1: $80/hr". */
export function isOfLevel(tokens: readonly SalaryToken[], start: number): boolean {
  const at = tokens[start - 1]?.kind === "joint" ? start - 2 : start - 1;
  const [level, number] = [tokens[at - 1], tokens[at]];
  return level?.kind === "word" && number?.kind === "number" && LEVEL.test(level.text);
}

const LEVEL = /^(?:levels?|tiers?|grades?|bands?|steps?|stages?|stufe|nivel|nível|niveau|livello)$/;

const GROUP = /^(?:teams?|groups?|class(?:es)?|crew|batch|number|total|out)$/;
const COUNTED = new RegExp(
  `^(?:${[
    "levels?|tiers?|grades?|bands?|steps?|phases?|stages?|scp|spine|points?|class|category|group|schedules?|zones?|regions?|areas?|option|part|type|tranche",
    "ages?|hours?|years?|weeks?|days?|months?|shifts?|positions?|openings?|vacanc(?:y|ies)|roles?|slots?|spots?|headcount|quantity|qty",
    "req|requisition|job|id|ref(?:erence)?|no|nr|number|code|room|unit",
    "\\p{L}*(?:gruppe|stufe|klasse|kategorie)|stelle|alter|stunden|niveau|échelon|palier|coefficient|nivel|nível|grupo|categoría|categoria|faixa|livello|schaal|stopień",
  ].join("|")})$`,
  "u",
);
