import type { SalaryWord } from "./salary-tokens.ts";
import { WORKER } from "./trade-words.ts";

/**
 * What is owed, charged or taken in is no wage where a clause is about nothing else: "Die Miete liegt bei 1.400 €", "late delivery
 * penalties of $500". What stands behind "of" belongs to a trade ("analista de faturamento"). `clause` begins with the word next
 * to the amount.
 */
export function isNoWage(clause: readonly SalaryWord[]): boolean {
  const at = clause.findIndex(({ text }) => NO_WAGE.test(text));
  if (at === -1 || OF.test(clause[at + 1]?.text ?? "")) return false;
  return !clause.some(({ text }) => WAGE.test(text) || WORKER.test(text));
}

const NO_WAGE = new RegExp(
  `^(?:${[
    "penalt(?:y|ies)|fines|bußgeld(?:er)?|geldbußen?|multas?|amendes?|pénalités?|sanciones",
    "(?:kalt|warm|monats|durchschnitts)?mieten?|alquiler(?:es)?|loyers?|alugu(?:el|éis)|affitt[oi]|coût|costo|custo",
    "\\p{L}*umsatz(?:ziele?)?|d'affaires|facturación|faturamento|fatturato|omzet",
    "chequ\\p{L}{1,2}|intéressement",
  ].join("|")})$`,
  "u",
);
const OF = /^(?:de|des|do|da|di|für|of|para)$/u;
const WAGE =
  /^(?:pay(?:s|ing)?|paid|earn(?:s|ings?)?|salar(?:y|ies)|wages?|compensation|base|ranges?|rates?|\p{L}*gehalt\p{L}*|\p{L}*lohn|vergütung|verdien\p{L}*|salaires?|rémunération|salarios?|salários?|sueldos?|remunera(?:ção|ción)|ganar?\p{L}*|gagne\p{L}*|ganh\p{L}*|stipendio|salaris)$/u;

/**
 * "£750 for your desk", "$1,500 to spend on books", "€40 towards your phone": what it buys is named right behind it. "$25 for your
 * time" is pay. `behind` begins with the word next to the amount.
 */
export function isForThings([first, second, third]: readonly SalaryWord[]): boolean {
  if (/^towards?$/.test(first?.text ?? "")) return true;
  if (first?.text === "to") return second?.text === "spend";
  return first?.text === "for" && second?.text === "your" && !WORK.test(third?.text ?? "");
}

const WORK =
  /^(?:time|work|services?|efforts?|help|participation|feedback|first|role|position|skills?|expertise|knowledge|talents?|contributions?|hours?|experience|level|location|country|region|state)$/;

/** "$40,000 is not enough to live on" */
export const isTooLittle = (behind: readonly SalaryWord[]) =>
  behind.some(({ text }, at) => text === "not" && behind[at + 1]?.text === "enough");
