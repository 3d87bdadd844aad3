import { anyOf, type Match } from "../phrases/phrase.ts";

/** What people who work for a company are given, in every language. */
const BENEFIT = String.raw`(?:pensions?|retirement|401|insurance|(?:health|medical|dental|vision|wellness) (?:plan|cover\p{L}*|care|benefit)|(?:stock|share) options?|equity|rsus?\b|bonus(?:es)?|stipend|allowance|benefits?|perks?|relocation (?:support|assistance|package|help|budget)|(?:visa )?sponsorship|(?:parental|maternity|paternity|paid|annual) leave|paid (?:holidays?|vacation|time off)|(?:days?|weeks?) of (?:leave|holidays?|vacation)|pto|gym|job-?rad|dienstrad|job-?ticket|deutschlandticket|bahncard|altersvorsorge|urlaub(?:stage)?|\p{L}*versicherung|\p{L}*zuschuss|seguro(?: medico| de vida)?|prestaciones|vacaciones|plan de pensiones|ferias|plano (?:de saude|odontologico)|vale[- ](?:refeicao|alimentacao|transporte)|conges|primes? de|mutuelle|prevoyance|tickets?[- ]restaurant|retraite|interessement)`;
/** What a company offers to those who buy from it. */
const OFFER = String.raw`(?:(?:our|the|this|these|its) (?:\p{L}+ )?(?:services?|accounts?|products?|app|platform|loans?|cards?|marketplace|programme|offers?|store|shop))`;
/** What a sentence says of a benefit up to whom it is for: "are only available to employees". "Insurance sales" is a trade. */
const WORDS = String.raw`(?: (?:is|are|will|can|be|also|only|currently|exclusively|available|offered|provided|open|limited|plans?|schemes?|benefits|for|to|in|all|our|your|the|employees|staff|people|residents|candidates|those|anyone|who|fur|alle|mitarbeitende|in|nur|para|los|las|os|as|empleados|colaboradores|pour|les|salaries|complementaire)\b){0,6}`;

/** Somebody has to live somewhere for it: "to qualify for our health plan …", "… to receive stock options". */
const TO_GET = String.raw`\b(?:in order )?to (?:be (?:eligible|entitled|enrolled|covered)|qualify|receive|get|enroll?|participate)\b(?: (?:for|in|to|by))?(?: \p{L}+){0,3}? ${BENEFIT}\b(?! (?:\p{L}+ ){0,2}(?:teams?|roles?|positions?|jobs?|department|sales|training)\b)`;
const TO_GET_FIRST = anyOf(String.raw`^\P{L}*${TO_GET}`);
const TO_GET_THEN = anyOf(String.raw`^[^.;:,()]{0,60}?${TO_GET}`);

/** It comes before the place: "Equity (US only)", "Our bank accounts are open to people in …". */
const SUBJECT = anyOf(String.raw`(?<!\p{L})(?:${BENEFIT}|${OFFER})${WORDS}[ (:–—-]*$`);
/** It comes behind: "For employees who live in Peru: a pension". */
const GIVEN_TO = /^\P{L}*(?:for|fur|para|pour) /iu;
const GIVEN = anyOf(String.raw`^[^.;:]{2,60}: ?(?:\p{L}+ ){0,3}?${BENEFIT}`);
/** Or what people there get, of whom no more is asked: "Employees in Peru are entitled to a pension". */
const PEOPLE = anyOf(
  String.raw`^\P{L}*(?:(?:all|any|our|the|only|full-time|alle|unsere|nur|tod[ao]s|solo|nuestr[ao]s|l[ao]s|apenas|noss[ao]s|[ao]s|tous|toutes|seuls|nos|les) )*(?:employees|people|those|staff|team members|residents|mitarbeit\p{L}+|beschaftigte|angestellte|personen|leute|wer|personas|empleados|trabajadores|colaboradores|residentes|quienes|pessoas|funcionarios|trabalhadores|moradores|quem|personnes|salarie\p{L}*|collaborat\p{L}+|employes|ceux)\b(?:(?! (?:must|should|needs?|ha(?:ve|s) to|muss|soll|deb|dev|doi|tienen que|precisa))[^;:,])*$`,
);
const GETS = String.raw`(?:get|receive|enjoy|(?:are|is) (?:entitled|eligible|enrolled|covered|offered)|erhalt(?:en)?|bekomm(?:en|t)|genie(?:ss|ß)(?:en|t)|haben|hat|tienen?|reciben?|disfrutan?|cuentan?|gozan?|tem|recebem?|desfrutam?|contam?|gozam?|ont|a droit|recoi(?:ven)?t|beneficie(?:nt)?|touche(?:nt)?|profite(?:nt)?)`;
const WHAT_THEY_GET = anyOf(
  String.raw`^[^;:!?]{2,60}?(?<!\p{L})${GETS}(?! for (?:this|the) (?:role|position|job))(?: [\p{L}\d'’,-]+){0,6}? (?:[dl]['’])?${BENEFIT}`,
);
const DEMANDS = /^\P{L}*(?:must|should|need|ha(?:ve|s) to|required|you|candidates|applicants)\b/iu;

/**
 * Whether where people live matters for a benefit, or for what a company sells, and not for the job.
 *
 * @example "You must live in Peru to receive stock options", "Personen mit Wohnsitz in Peru erhalten 30 Tage Urlaub"
 */
export function isOfBenefits({ plain, from, to }: Pick<Match, "plain" | "from" | "to">): boolean {
  const before = plain.slice(0, from).replace(/^[^]*[.;!?]/u, "");
  const behind = plain.slice(to);
  if (TO_GET_FIRST.test(before) || TO_GET_THEN.test(behind)) return true;
  if (PEOPLE.test(before + plain.slice(from, to)) && WHAT_THEY_GET.test(behind)) return true;
  if (GIVEN_TO.test(plain) && GIVEN.test(behind)) return true;
  return !DEMANDS.test(plain.slice(from, to)) && SUBJECT.test(before);
}
