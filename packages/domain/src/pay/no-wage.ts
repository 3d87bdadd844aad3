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
