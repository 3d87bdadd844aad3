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
import { anyOf } from "../phrases/phrase.ts";

/**
 * Whether a job is remote, and the words that say so. `choice`: remote or in an office. Boards list remote jobs, so a posting
 * that does not say is remote.
 */
export type RemoteDecision = {
  remote: "yes" | "choice" | "no";
  because: "says-so" | "trade" | "silence";
  quote: string;
};

const SAYS_REMOTE =
  /\b(?:remote(?! (?:lodges?|sites?|camps?|mines?|communit\p{L}*|villages?))|virtual|tele(?:health|medicine|work)|work from home|wfh|home[- ]?office|remot[oa]|teletrabajo|teletrabalho|teletravail|a distanc(?:ia|e)|teleconsult\p{L}*|(?:desde|en|a partir de|em|de) (?:tu |su |sua )?(?:casa|domicilio)|chez vous|votre domicile|zu ?hause)\b/iu;
/** That the whole job is remote, whatever else the posting says about an office. */
const FULLY_REMOTE =
  /#li-remote\b|(?<!(?:\b(?:not|never|no longer|partially|partly|semi)|n['’]t)[ -](?:an? )?(?:fully |100 ?% )?)\b(?:(?:fully|100 ?%|entirely|completely|permanently)[ -]remote|remote (?:role|position|job)(?! in the field)|(?:role|position|job) is (?!(?:not|never|partially|partly|partial|rarely|hardly|no|neither|semi)\b)(?:\w+ )?remote|voll(?:standig)? remote|100 ?% (?:home ?office|remot[oa]|teletrabajo|teletrabalho|(?:en )?teletravail|a distance)|teletravail (?:complet|total|integral|permanent|a temps plein)|(?:totalmente|completamente|100 ?%) (?:en )?remot[oa]|teletrabalho (?:completo|total|integral))\b/iu;
/** How the company works: makes a job hybrid unless the posting calls it remote. */
const WORKS_HYBRID =
  /(?<!\b(?:sur|sobre|uber|about) (?:(?:le|o|el|the|das) )?)(?:\bhybrid (?:way of working|work(?:ing)? (?:model|policy|arrangement|pattern|style|set-?up|approach|environment|culture))\b|\bhybrid(?:e[mnrs]?)? (?:arbeits(?:modell|weise|platz)|arbeiten|modell)\b|\bmodelo (?:de trabajo |de trabalho )?hibrido\b|\btravail hybride\b)/iu;
/** Days in an office for some people only, such as those who live nearby. */
const FOR_SOME =
  /\b(?:for those|those (?:in|living|based|near)|if you(?! wish)|if local|employees (?:in|near|who)|within \d+ (?:miles|km)|near (?:an|our|one)|some (?:roles|teams|positions)|wenn du|falls|si (?:vives|vous habitez)|se (?:voce )?mora|para quienes|pour ceux)\b/iu;

/** That days in an office are required, not just usual. */
const ASKED_FOR =
  /\b(?:requir(?:e[sd]?|es|ing)|must|mandatory|expected to|needs? to|ha(?:s|ve) to|muss(?:t|en)?|verpflichtend|erforderlich|requiere[ns]?|obligatori[oa]s?|imprescindibles?|debe[ns]?|exige[ms]?|deve[ms]?|obrigatori[oa]s?|obligatoires?|exigee?s?|requise?s?|doi(?:t|s|vent)|devez)\b/iu;

const SELDOM =
  /\b(?:(?:month|quarter|year|annual|occasional|monat|quartal|jahr|trimest|anual|annuel)\p{L}*|mes(?:es)?|mois|ano|par an|when)\b/iu;

const COUNT = String.raw`(?:[1-5]|one|two|three|four|five|ein(?:en|em)?|zwei|drei|vier|funf|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|dois|duas|quatro)`;
/** Days in every week, or the whole job; not meetings, or how a company works. */
const EVERY_WEEK = anyOf(
  String.raw`\b${COUNT}\+?[ -]?(?:days?|x|times|tagen?|tage|jours?|dias?|jornadas?)\b|\b(?:once|twice|einmal|zweimal|dreimal) `,
  String.raw`\b(?:mon|tues|wednes|thurs|fri)days?\b|\b(?:montag|dienstag|mittwoch|donnerstag|freitag)s?\b`,
  String.raw`\b(?:lundi|mardi|mercredi|jeudi|vendredi)s?\b|\b(?:lunes|martes|miercoles|jueves|viernes|segundas|tercas|quartas|quintas|sextas)\b`,
  String.raw`\b(?:on-?site|in[- ](?:person|office)|office-based|hybrid) (?:role|position|job)\b|\b(?:role|position|job) (?:is|will be) (?:(?:an?|fully|strictly|100 ?%) )*(?:on-?site|in[- ](?:person|office)|office-based|hybrid)\b`,
  // A line of a form: "Workplace type: on-site", "Presencial en Lima".
  String.raw`^(?![^]{0,90}(?:remot|hybrid|hibrid|home|casa|\b(?:or|oder|ou|o)\b))\P{L}*(?:\p{L}[\p{L} ]{1,30}: ?)?(?:\p{Lu}\p{L}+ \()?(?:one location|on-?site|in[- ](?:person|office)|vor ort|presencial)\b(?:(?: (?:in|at|en|em))?[ ,]{0,2}\p{L}+(?: \p{L}+)?(?:, \p{L}+)?)?\W*$`,
  String.raw`\b(?:fully|100 ?%) (?:on-?site|in[- ](?:person|office))\b|\bfull[- ]time (?:from|in|at) (?:our|the)\b`,
);
/** Office days of other people: "our Paris team is in the office twice a week". */
const OF_OTHERS =
  /\b(?:our (?:\p{L}+ ){1,2}(?:team|colleagues|employees|staff)|(?:employees|colleagues|staff|people|team members) (?:in|based|from|of)) \b/iu;

/** Whether everybody is explicitly required to be in an office, so that there is no choice. */
export const isAskedFor = (fact: EligibilityFact): boolean =>
  isOf("workplace", "required")(fact) && says(ASKED_FOR, fact.quote) && !says(FOR_SOME, fact.quote);

/** A title or place that offers both: "Remote or hybrid". */
const OFFERS_BOTH = /\b(?:hybrid\p{L}*|hibrid[oa]|on-?site|in[- ]office|office|presencial)\b/iu;

/** Whether everybody is to be in an office every week. */
const isEveryWeek = ({ verdict, quote }: EligibilityFact): boolean =>
  verdict === "required" && says(EVERY_WEEK, quote) && !says(FOR_SOME, quote) && !says(OF_OTHERS, quote);

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
  // "3 days in our office" is stricter than a board's "remote", but not than a field that offers both.
  const offersBoth = says(OFFERS_BOTH, `${title}\n${stated}`);
  const isDenied = (fact: EligibilityFact) =>
    says(NOT_REMOTE, fact.quote) ||
    (!says(SELDOM, fact.quote) && (isAskedFor(fact) || (!offersBoth && isEveryWeek(fact))));
  const said = workplaces.some(isDenied)
    ? undefined
    : [title, stated].find((words) => says(SAYS_REMOTE, words));
  const fully = findWords(FULLY_REMOTE, text);
  // The place "Remote" of a truck driver is the road.
  if (!fully && isOnTheRoad(title, text) && !says(SAYS_REMOTE, title) && !says(SAYS_REMOTE, text))
    return { remote: "no", because: "trade", quote: title };
  const remote = fully ?? said;
  if (remote === undefined) {
    const atPlace = workplaces.find(({ verdict, quote }) => verdict === "required" && !says(FOR_SOME, quote));
    const isChoice = workplaces.some(({ verdict }) => verdict === "optional");
    const quote = atPlace?.quote ?? (isChoice ? undefined : findWords(WORKS_HYBRID, text));
    if (quote !== undefined) return { remote: "no", because: "says-so", quote };
    const mostly = says(MOSTLY_DONE_AT_A_PLACE, title) || says(TOLD_AT_A_PLACE, text);
    if (says(DONE_AT_A_PLACE, title) || (mostly && !says(SAYS_REMOTE, text)))
      return { remote: "no", because: "trade", quote: title };
  }
  const [workplace] = workplaces;
  if (workplace) return { remote: "choice", because: "says-so", quote: workplace.quote };
  return { remote: "yes", because: remote === undefined ? "silence" : "says-so", quote: remote ?? "" };
}

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
