import { NO_CURRENCY } from "./no-currency.ts";
import { parseSalary, readMoney } from "./parse-salary.ts";
import { findStatements, isOnTargetAlone } from "./pay-statements.ts";
import type { Pay } from "./pay.ts";

const NAMES_TARGETS = /\b(?:otes?|on[- ]?target|target(?:ed)?|commissions?)\b/i;

/**
 * What somebody may come to with commission or bonus, of a posting that states no base pay: its salary's text says so, or its
 * description. It is shown as such, and compared with nothing.
 *
 * @example findOnTargetPay("OTE $120k - $150k", "")?.onTarget; // true
 */
export function findOnTargetPay(salary: string, text: string, title = ""): Pay | null {
  if (!NAMES_TARGETS.test(salary) && !NAMES_TARGETS.test(text)) return null;
  const statements = findStatements(text);
  const hoped = [readMoney(salary), ...statements].flatMap(({ onTarget }) => onTarget);
  const told = isOnTargetAlone(text, title)
    ? [parseSalary(salary), ...statements.map(({ base }) => base).filter(isOfKnownTime)].filter(
        (base) => base !== null,
      )
    : [];
  const pay = [...hoped, ...told].find(({ currency }) => currency !== NO_CURRENCY);
  return pay ? { ...pay, annual: {}, onTarget: true } : null;
}

/** "Week 2: $250 guaranteed minimum" is for no time that a description tells. */
const isOfKnownTime = (pay: Pay | null) => pay !== null && (pay.annual.min ?? pay.annual.max) !== undefined;
