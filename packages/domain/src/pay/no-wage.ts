import type { SalaryWord } from "./salary-tokens.ts";
import { WORKER } from "./trade-words.ts";

/**
 * What is owed, charged or taken in is no wage where a clause is about nothing else: "Die Miete liegt bei 1.400 €", "late delivery
 * penalties of $500". What stands behind "of" belongs to a trade ("analista de faturamento"). `clause` begins with the word next
 * to the amount.
 */
export function isNoWage(clause: readonly SalaryWord[]): boolean {
  const at = clause.findIndex(
    ({ text }, word) => NO_WAGE.test(text) && !OF.test(clause[word + 1]?.text ?? ""),
  );
  if (at === -1) return false;
  return !clause.some(
    ({ text }, other) => other !== at && (WAGE.test(text) || WORKER.test(text) || JOB.test(text)),
  );
}

const NO_WAGE = new RegExp(
  `^(?:${[
    "penalt(?:y|ies)|fines|bußgeld(?:er)?|geldbußen?|multas?|amendes?|pénalités?|sanciones",
    "(?:kalt|warm|monats|durchschnitts)?mieten?|alquiler(?:es)?|loyers?|alugu(?:el|éis)|affitt[oi]|coût|costo|custo",
    "\\p{L}*umsatz(?:ziele?)?|d'affaires|facturación|faturamento|fatturato|omzet",
    "chequ\\p{L}{1,2}|intéressement|titres|auxílios?|subs[íi]dios?|premiums|versicherungsprämien?",
    "presupuestos?|verbas?|orçamentos?|faturam|facturan|facturent|fatturano",
    "variables?|variáve(?:l|is)|tips|gratuities|trinkgeld(?:er)?|propinas?|pourboires?|gorjetas?|mance|dividend(?:s|en|es|os)?",
    "gratificaç(?:ão|ões)|gratificaci(?:ón|ones)|ajudas?|complementos?|indemnités?|weighting|residuals?|royalt(?:y|ies)|regalías|tantiemen?|winners?|prizes?|preisgeld(?:er)?|premios?|prêmios?|\\p{L}*beteiligung",
    "(?:gehalts|lohn|entgelt)fortzahlung|(?:eltern|kranken|mutterschafts|kinder)geld|abfindung(?:en)?|indemnización|indemnizaciones",
  ].join("|")})$`,
  "u",
);
const OF = /^(?:de|des|do|da|di|für|of|para)$/u;
const WAGE =
  /^(?:pay(?:s|ing)?|paid|earn(?:s|ings?)?|salar(?:y|ies)|wages?|compensation|base|ranges?|rates?|\p{L}*gehalt\p{L}*|\p{L}*lohn|vergütung|verdien\p{L}*|salaires?|rémunération|salarios?|salários?|sueldos?|remunera(?:ção|ción)|ganar?\p{L}*|gagne\p{L}*|ganh\p{L}*|stipendio|salaris)$/u;

/** A budget may be meant for the job's pay: "presupuesto para este puesto". */
const JOB = /^(?:salarial|puesto|vaga|cargo|poste|stelle)$/;

/**
 * What is paid while nobody works, or for leaving: "severance pay of $5,000 a month", "26 weeks full maternity pay, then £184.03".
 * Whoever covers a leave is paid for work. `ahead` begins with the word next to the amount.
 */
export function isForLeave(ahead: readonly SalaryWord[]): boolean {
  const pay = ahead.findIndex(
    ({ text }, at) =>
      LEAVE_PAY.test(text) &&
      LEAVE.test(ahead[ahead[at + 1]?.text === "leave" ? at + 2 : at + 1]?.text ?? ""),
  );
  const between = ahead.slice(0, Math.max(0, pay));
  const opening = between.findIndex(({ opens }) => opens);
  return (
    pay !== -1 &&
    (opening === -1 || between[opening]?.text === "then") &&
    !between.some(({ text }) => WAGE.test(text) || WORKER.test(text) || INSTEAD.test(text))
  );
}

const INSTEAD = /^(?:cover(?:ing)?|replacement|substitute|vertretung)$/;
const LEAVE = /^(?:severance|maternity|paternity|parental|sick|sickness|redundancy|bereavement|congé)$/;
const LEAVE_PAY = /^(?:pay|leave|payments?|benefits?|maternité|paternité|parental)$/;

/**
 * "€11,904 of savings", "savings of $30,000", "a budget of $40,000 for paid search": what somebody has put by or spends. `ahead`
 * and `behind` begin next to the amount.
 */
export function isPutBy(ahead: readonly SalaryWord[], behind: readonly SalaryWord[]): boolean {
  const isBehind = /^(?:of|in)$/.test(behind[0]?.text ?? "") && SAVINGS.test(behind[1]?.text ?? "");
  const [of, what, ...rest] = ahead;
  const isAhead = /^(?:of|von|de)$/.test(of?.text ?? "") && PUT_BY.test(what?.text ?? "");
  return isBehind || (isAhead && !rest.some(({ text }) => WAGE.test(text)));
}

const SAVINGS = /^(?:savings|ersparnissen?|ahorros|économies|poupança)$/u;
const PUT_BY = /^(?:savings|ersparnisse|ahorros|économies|poupança|budgets?)$/u;

/**
 * "£750 for your desk", "$1,500 to spend on books", "€40 towards your phone": what it buys is named right behind it. "$25 for your
 * time" is pay. `behind` begins with the word next to the amount.
 */
export function isForThings([first, second, third]: readonly SalaryWord[]): boolean {
  if (/^towards?$/.test(first?.text ?? "")) return true;
  if (first?.text === "to") return second?.text === "spend";
  if (first?.text !== "for") return false;
  // "Companies pay us $50,000 a year for our software"
  if (second?.text === "our" && PRODUCT.test(third?.text ?? "")) return true;
  return second?.text === "your" && !WORK.test(third?.text ?? "");
}

const PRODUCT =
  /^(?:software|products?|platform|services|solutions?|apps?|tools?|licen[cs]es?|subscriptions?)$/;
const WORK =
  /^(?:time|work|services?|efforts?|help|participation|feedback|first|role|position|skills?|expertise|knowledge|talents?|contributions?|hours?|experience|level|location|country|region|state)$/;

/** "$40,000 is not enough to live on" */
export const isTooLittle = (behind: readonly SalaryWord[]) =>
  behind.some(({ text }, at) => text === "not" && behind[at + 1]?.text === "enough");
