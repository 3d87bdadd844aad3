import { oneOf } from "../text/one-of.ts";

// Words by which pay-words.ts, other-money.ts and amount-range.ts tell what an amount is for, and what bounds it.

/** What jobs sell, buy and look after, and money itself. */
export const TRADE =
  /^(?:sales|insurance|credits?|funds?|funding|contracts|accounts|deals?|market|markets|customers?|clients?|merchants?|merchandise|benefits?|investments?|investors?|assets?|debt|revenue|pricing|childcare|referrals?|equity|commissions?|budgets?|premium|adoption|learning|partnerships?|phone|internet|tuition|donations?|grants|loans|assistance)$/;

/** People whose pay a posting states. After a word for a trade they name a job. */
export const WORKER =
  /^(?:managers?|representatives?|reps?|executives?|specialists?|associates?|directors?|agents?|analysts?|consultants?|engineers?|leads?|leaders?|coordinators?|assistants?|officers?|advis[oe]rs?|adjusters?|developers?|designers?|architects?|strategists?|recruiters?|supervisors?|underwriters?|accountants?|administrators?|controllers?|planners?|buyers?|researchers?|trainers?|experts?|clerks?|professionals?|owners?|partners?|marketers?|writers?|editors?|support|role|position)$/;

/** What money is spent on, billed for or won. */
export const SIZED =
  "(?:ads?|adverts?|campaigns?|invoices?|orders?|transactions?|purchases?|donations?|prizes?|pools?|pots?|fines?|penalty)";

/** What depends on sales, results or shares. */
export const PAID_BESIDE_WORDS =
  "(?:bonus|bonuses|commissions?|equity|incentives?|stock|variable|shares?|sharing)";
export const PAID_BESIDE = new RegExp(`^${PAID_BESIDE_WORDS}$`);

/** Right after an amount: what a company sells, raises or is worth. */
export const OF_COMPANY =
  /^(?:deals?|marketplace|accounts|contracts|arr|revenue|cpm|cpc|budgets|funding|organi[sz]ations|quotas?|sales|bookings)$/;

/** Money for something else: extras, and what companies raise, earn, sell and are worth. */
export const OTHER = new RegExp(
  `^${oneOf(
    "differentials?|limit|\\p{L}*(?:zuschlag|zulage|toeslag)|nocturnidad|priced|vale|plr|bônus|benefits?|bonus|bonuses|budget|budgets|commissions?|equity|stock|rsus?|tuition|assistance|relocation|commuter",
    "reimburse(?:s|d|ments?)?|vouchers?|credits?|perks?|donations?|donate|deposit|refundable|kreditkarte",
    "scholarships?|gift|wallet|fund|funds|funding|raised|raise|funded|arr|revenue|valuation|valued|worth|investments?|investors?|series",
    "round|backed|market|gmv|assets|debt|financing|contracts|accounts|turnover|insurance|coverage|premium|disability",
    "fertility|childcare|adoption|wellness|wellbeing|internet|phone|equipment|upskilling\\p{L}*|conferences|courses",
    "\\p{L}*prämien?|zuschuss\\p{L}*|\\p{L}*budget|\\p{L}*zuschuss|guthaben|gutscheine?|sachbezug|altersvorsorge|leistungen",
    "prices?|pricing|spend|spending|acv|tcv|mrr|deals?|tickets?",
    "umsatz|jahresumsatz|\\p{L}*kosten|\\p{L}*手当|visit|limite|apartments?|rent|utilities|discounts?|merchandise|volume|sales|quota|customers|clients|merchants|losses",
  )}$`,
  "u",
);

/** What a stipend or allowance beside pay is for. */
export const NO_WORK =
  /^(?:learning|development|professional|home|office|remote|work|working|health|education|networking|expenses?|shift|night|weekend|phone|setup|commuting|travel|technology|tech|meals?|lunch|food|housing|car)$/;

/** Money owed, charged, collected or handed out, in several languages. */
export const NO_WAGE = new RegExp(
  `^${oneOf(
    "penalt(?:y|ies)|fines|bußgeld(?:er)?|geldbußen?|multas?|amendes?|pénalités?|sanciones",
    "(?:kalt|warm|monats|durchschnitts)?mieten?|alquiler(?:es)?|loyers?|alugu(?:el|éis)|affitt[oi]|coût|costo|custo",
    "\\p{L}*umsatz(?:ziele?)?|d'affaires|facturación|faturamento|fatturato|omzet",
    "chequ\\p{L}{1,2}|intéressement|titres|auxílios?|subs[íi]dios?|premiums|versicherungsprämien?",
    "presupuestos?|verbas?|orçamentos?|faturam|facturan|facturent|fatturano",
    "variables?|variáve(?:l|is)|tips|gratuities|trinkgeld(?:er)?|propinas?|pourboires?|gorjetas?|mance|dividend(?:s|en|es|os)?",
    "gratificaç(?:ão|ões)|gratificaci(?:ón|ones)|ajudas?|complementos?|indemnités?|weighting|residuals?|royalt(?:y|ies)|regalías|tantiemen?|winners?|prizes?|preisgeld(?:er)?|premios?|prêmios?|\\p{L}*beteiligung",
    "(?:gehalts|lohn|entgelt)fortzahlung|(?:eltern|kranken|mutterschafts|kinder)geld|abfindung(?:en)?|indemnización|indemnizaciones",
  )}$`,
  "u",
);

/** Words for an employee's pay. */
export const WAGE =
  /^(?:pay(?:s|ing)?|paid|earn(?:s|ings?)?|salar(?:y|ies)|wages?|compensation|base|ranges?|rates?|\p{L}*gehalt\p{L}*|\p{L}*lohn|vergütung|verdien\p{L}*|salaires?|rémunération|salarios?|salários?|sueldos?|remunera(?:ção|ción)|ganar?\p{L}*|gagne\p{L}*|ganh\p{L}*|stipendio|salaris)$/u;

/** A company's customers. */
const PEOPLE =
  "clients|customers|users|households|readers|subscribers|borrowers|donors|kunden|nutzer|clientes|usuarios|usuários|utilisateurs";

export const EARNERS = new RegExp(`^(?:${PEOPLE}|creators|influencers|streamers)$`, "u");

/** People who pay a company or its staff. Students and team members may be the ones hired, so they are not in EARNERS. */
export const PAYERS = new RegExp(
  `^(?:${PEOPLE}|students|pupils|learners|members|families|parents|patients|tenants|guests|schüler|eltern|alumnos|alunos|estudiantes|élèves)$`,
  "u",
);

/** What somebody saves or is asked to pay. */
export const SPARED =
  "(?:saves?|saving|costs|sparen|spart|kosten|kostet|économisent|économise|coûtent?|ahorran?|ahorramos|cobramos|cuestan?|economizam?|custam?)";

/** Words between a name and its amount. */
export const OF_UP_TO =
  "(?:up|upto|of|between|worth|de|d|da|di|van|entre|hasta|até|von|zu|zwischen|jusqu'à|pouvant|atteindre)";

/** What is given occasionally and is not a wage. */
export const HANDED_OUT =
  "(?:grants|loans|scholarships|bourses|becas|bolsas|stipendien|provision(?:en)?|prämien?|comisi[óo]n(?:es)?|comiss(?:ão|ões)|provvigion[ei]|primas?|primes?|prêmios?|bonos?|fines|spese|pasto|weihnachtsgeld|urlaubsgeld|vakantiegeld)";

/** People who have completed a training and earn money elsewhere. */
export const LEARNERS =
  /^(?:graduates|alumni|alumnae|absolvent(?:en|innen)|egresados|graduados|diplômés|élèves|formados)$/u;

/** Words for averages. */
export const MEAN =
  /^(?:average|median|schnitt|durchschnitt(?:lich)?|moyen(?:ne)?|medio|promedio|média|médio)$/u;

/** Employees and employers: "clients pay you $25", "bei unseren Kunden verdienst du". */
export const HIRED_WORDS =
  "(?:you|you'll|we|we'll|i|du|sie|ihr|wir|tú|usted|você|vous|nous|employees|candidates)";
export const HIRED = new RegExp(`^${HIRED_WORDS}$`);

// Only plural verbs, as "customer" and "client" may name a trade: "Client Advisors earn", "this customer-facing role pays".
export const EARN = "(?:earn|earning|make|making|incomes?|verdienen|ganan|ganham|gagnent)";
export const EARNING = new RegExp(`^${EARN}$`);
/** Verbs of averages, with the words that make them one. */
export const AVERAGES: readonly (readonly [verbs: RegExp, means: RegExp])[] = [
  [/^(?:earns?|makes?)$/, /^(?:average|median|typical)$/],
  [
    /^(?:verdienen|ganan|ganham|gagnent)$/,
    /^(?:schnitt|durchschnitt(?:lich)?|média|media|promedio|moyenne|gemiddeld)$/u,
  ],
];

/** Base pay by name, so that what follows is about that. */
export const BASE_PAY =
  /^(?:salary|salaries|base|gehalt|(?:stunden|monats)lohn|vergütung|sueldo|salario|salário|salaire)$/u;

export const OVERTIME =
  /^(?:overtime|überstunden|feiertag(?:e|en|s\p{L}*)?|rufbereitschaft(?:s\p{L}*)?|bereitschafts\p{L}+|festivos|feriados|fériés|heures?-sup\p{L}*)$/u;

/** Words for pay, and before its amount. */
export const PAY =
  /^(?:base|salar(?:y|ies)|ote|pay(?:s|rate|range)?|paid|rates?|ranges?|bands?|ctc|compensat(?:ion|ed)|comp|wages?|remuneration|earn(?:ings?)?|\p{L}*gehalt\p{L}*|vergütung|\p{L}*lohn|salaire|rémunération|salarios?|salarial|salários?|sueldos?|\p{L}*salaris|stipendio|ral|retribuzione|remunera(?:ção|ción)|wynagrodzenie|lön|annuali[sz]ed)$/u;

export const HOW_MUCH =
  /^(?:up|from|over|above|least|at|starting|starts|about|approx|around|min|max|minimum|maximum|doe|competitive)$/;

/** What pay may come to. */
export const EARNINGS =
  /^(?:otes?|earnings?|incomes?|potential|performing|performers|reps|earners|rendimiento|ganhos|ganancias|guadagni|desempe[nñ]h?o|potencia(?:l|les|is)|medios|médios|moyens|promedio|verdienst(?:möglichkeit|chance)(?:en)?|durchschnitts(?:verdienst|einkommen)|(?:jahres)?ziel(?:gehalt|einkommen|vergütung|verdienst))$/u;

/** Fixed pay by name. */
export const FIXED = /^(?:fix|fixum|fixgehalt|fixe|fijo|fixo|fisso)$/;

/** Whose earnings depend on what they sell. */
export const SELLING =
  /^(?:expect|agents|reps|representatives|closers|setters|producers|brokers|realtors|consultants|sellers|platform|marketplace)$/;

// Words for bounds, anywhere ahead of the amount: "The maximum base pay for this position is", "Minimum required hourly wage".
const OF_PAY = String.raw`(?: \p{L}+){0,2} (?:pay|salary|compensation|rate|wage)(?:\s|$)`;
export const UP_TO_PAY = new RegExp(String.raw`(?:^|\s)max(?:imum)?${OF_PAY}`, "u");
export const FROM_PAY = new RegExp(
  String.raw`(?:^|\s)(?:(?:starting|starts|minimum|min)${OF_PAY}|mindest(?:gehalt|lohn|entgelt)(?:\s|$))`,
  "u",
);
// Right before it.
export const UP_TO =
  /(?:^|\s)(?:up to|upto|no more than|as much as|reach(?:es|ing)?(?: up to)?|as high as|to zu|jusqu'à|hasta|até|capped at|not (?:to exceed|exceeding)|(?:max|maximum)(?: of)?|most|(?<!(?:not?|never) )less than)$/;
export const FROM =
  /(?:^|\s)(?:from|ab|vanaf|desde|mindestens|(?:à|to) partir de|a partir de|más de|plus de|mais de|mehr als|starting|starts|start|upwards of|north of|as low as|minimum|min|least|above|over|more than|less than)(?: (?:at|from|to|of))?$/;
/** Before an amount: "the rate is 20 - $25". */
export const LEADS_TO_PAY =
  /^(?:is|are|be|between|offer(?:s|ing|ed)?|paying|hourly|zwischen|entre|von|de|zahlen|pagamos|offrons|oferecemos|ofrecemos)$/;

/** What is counted or numbered. */
export const COUNTED = new RegExp(
  `^${oneOf(
    "levels?|tiers?|grades?|bands?|steps?|phases?|stages?|scp|spine|points?|class|category|group|schedules?|zones?|regions?|areas?|option|part|type|tranche",
    "ages?|hours?|years?|weeks?|days?|months?|shifts?|positions?|openings?|vacanc(?:y|ies)|roles?|slots?|spots?|headcount|quantity|qty",
    "req|requisition|job|id|ref(?:erence)?|no|nr|number|code|room|unit",
    "\\p{L}*(?:gruppe|stufe|klasse|kategorie)|stelle|alter|stunden|niveau|échelon|palier|coefficient|nivel|nível|grupo|categoría|categoria|faixa|livello|schaal|stopień",
  )}$`,
  "u",
);

/** Part-time work or an apprenticeship: "15 hours per week", "Minijob", "(40 %)". */
export const PART_TIME_WORK = new RegExp(
  `(?<![\\p{L}\\d])${oneOf(
    String.raw`part[- ]?time|term[- ]time|minijob\p{L}*|teilzeit\p{L}*|werkstudent\p{L}*|(?:media|tiempo|meia) (?:jornada|parcial)|tempo parcial|meio período|temps partiel|mi-temps`,
    String.raw`(?:[1-9]|[12]\d)(?:[.,]\d{1,2})? ?(?:h|hrs?|hours?|stunden|std\.?|horas|heures|ore) ?(?:\/|an?|per|each|pro|in der|die|a la|por|par) ?(?:w|wk|week|woche|semana|semaine)`,
    String.raw`(?:[1-3]|one|two|three) days? (?:a|per|each) week(?! (?:in|at|on|from|of|remote|onsite|office)(?!\p{L}))`,
    String.raw`lernende\p{L}?|lehrling\p{L}*|auszubildende\p{L}?|azubis?|ausbildungsvergütung|ausbildung(?= zu[mr] )|apprentic\p{L}*|learnerships?|aprendi(?:z|ces|zes)|apprenti(?:e|s)?|alternance`,
  )}(?![\\p{L}\\d])|\\([1-8]\\d ?%\\)`,
  "iu",
);
