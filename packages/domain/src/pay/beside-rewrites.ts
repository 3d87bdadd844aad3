import type { Rewrite } from "./currency-rewrites.ts";

const TIPS = "tips|gratuities|trinkgeld|propinas|pourboires|gorjetas";
const PAY =
  "pay|salary|wages?|base|gehalt|\\p{L}{0,20}lohn|vergütung|sueldo|salario|salário|salaire|rémunération|stipendio|salaris";
const OVERTIME = String.raw`overtime|überstunden|feiertage?|\p{L}*bereitschafts?(?:dienste?)?|festivos|feriados|fériés|heures?[ -]sup\p{L}*`;

/** What is said of tips, bonuses and hours beyond the usual, made plain in a salary text in lower case. */
export const BESIDE_REWRITES: readonly Rewrite[] = [
  // "Holiday pay rate: $40", "holidays are paid at $40": what some days alone are paid at.
  [
    /(?<!\p{L})(?:bank |public )?(?:holiday(?: pay)? rates?(?!\p{L})|(?<!includ\p{L}{2,3} |incl\.? |with |of )(?:holiday|vacation) pay(?=:| (?:is|of|at)(?!\p{L}))|holidays (?:are|is) (?=paid))/gu,
    "overtime ",
  ],
  // "No overtime, $25 per hour", "Feiertage frei", and "Überstunden werden bezahlt. Gehalt: 3.200 €": no amount is theirs.
  [
    new RegExp(
      [
        String.raw`(?<!\p{L})(?:kein(?:e[nr]?)?|ohne|no|without|sin|sans|sem|zero) (?:\p{L}+ )?(?:${OVERTIME})(?!\p{L})`,
        String.raw`(?<!\p{L})(?:${OVERTIME}) (?:(?:sind|off|son|são|sont) )?(?:frei|off|libres|livres|chômés)(?!\p{L})`,
        String.raw`(?<!\p{L})(?:${OVERTIME})(?!\p{L})[^.;!?\d]{0,60}(?<!(?:approx|ca|max|min|incl|inkl|zzgl))[.!?] `,
      ].join("|"),
      "gu",
    ),
    ", ",
  ],
  // "Bonuses average 10%. You earn $60,000"
  [
    /(?<!\p{L})(?:bonus(?:es)?|commissions?|incentives?) (?:pays?|averages?|ranges?|amounts?)(?!\p{L})(?:[^.:;!?\d]|\d{1,2} ?%){0,60}[.!?] /gu,
    " ",
  ],
  // "$1,000 referral bonus. Pay: $22 per hour", "£500 bonus when you start. £12.60 per hour"
  [/(?<=(?<!\p{L})(?:bonus|stipend|allowance|budget)(?:[^.;!?\d]{0,40}))[.!] (?=\p{L}|\p{Sc})/gu, ", "],
  // "A sign-on payment of $4,000"
  [
    /(?<!\p{L})(?:sign(?:ing)?[ -]on|signing|joining|welcome|retention) (?:payment|award|incentive)s?(?!\p{L})/gu,
    "bonus",
  ],
  // "Salary plus tips: $15 per hour"
  [
    new RegExp(
      String.raw`(?=[paue+&m])(?<=(?<!\p{L})(?:${PAY}) ?)(?:plus|and|\+|&|und|más|e|et) (?:${TIPS})(?=:)`,
      "gu",
    ),
    "",
  ],
  // "$35 an hour with tips", "incl. Trinkgeld": what somebody may come to, and not "pay is $15 with tips", which come on top.
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:includ(?:ing|es)|inclusive of|incl\.?|inkl\.?|after|incluidas|incluídas|(?<!(?<!\p{L})(?:${PAY})(?!\p{L})(?:[^.;,]|[.,](?=\d)){0,50})(?:with|mit|con|avec|com)) (?:(?:your|the|las|les|as) )?(?:${TIPS})(?!\p{L})`,
      "gu",
    ),
    " ote ",
  ],
  // "R$ 3.000 mais benefícios por mês": the period is the amount's.
  [
    /(?<=\d ?(?:\p{Sc}|eur|euros|usd)? )(?<added>(?:plus|zzgl\.?|zuzüglich|más|mais|\+) \p{L}+) (?<per>(?:per|a|pro|im|por|al|par) (?:month|annum|monat|mes|mês|mois|year|jahr|año|ano|an))(?!\p{L})/gu,
    "$<per> $<added>",
  ],
  // "Indemnité de stage : 700 €", "Minijob: 556 €", "Stipend: $500 per month": what such work is paid.
  [
    /(?<!\p{L})(?:(?:indemnité|gratification) de stage|(?=[bms])(?<=^\P{L}*)(?:minijob|beca|bolsa|stipend) ?(?=:))(?!\p{L})/gu,
    "salary",
  ],
  // "Bolsa-auxílio de R$ 1.200,00" is a month's.
  [/(?<!\p{L})bolsa[ -]auxílio(?!\p{L})/gu, "salário mensal"],
  // "$401k match"
  [/\p{Sc} ?(?=401k (?:match|plan|contribution|retirement))/gu, ""],
];
