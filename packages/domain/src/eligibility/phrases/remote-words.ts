import { anyOf } from "./phrase.ts";

export const SAYS_REMOTE =
  /\b(?:remote(?! (?:lodges?|sites?|camps?|mines?|communit\p{L}*|villages?))|virtual|tele(?:health|medicine|work)|work from home|wfh|home[- ]?office|remot[oa]|teletrabajo|teletrabalho|teletravail|a distanc(?:ia|e)|teleconsult\p{L}*|(?:desde|en|a partir de|em|de) (?:tu |su |sua )?(?:casa|domicilio)|chez vous|votre domicile|zu ?hause)\b/iu;
/** That the whole job is remote, whatever else the posting says about an office. */
export const FULLY_REMOTE =
  /#li-remote\b|(?<!(?:\b(?:not|never|no longer|partially|partly|semi)|n['’]t)[ -](?:an? )?(?:fully |100 ?% )?)\b(?:(?:fully|100 ?%|entirely|completely|permanently)[ -]remote|remote (?:role|position|job)(?! in the field)|(?:role|position|job) is (?!(?:not|never|partially|partly|partial|rarely|hardly|no|neither|semi)\b)(?:\w+ )?remote|voll(?:standig)? remote|100 ?% (?:home ?office|remot[oa]|teletrabajo|teletrabalho|(?:en )?teletravail|a distance)|teletravail (?:complet|total|integral|permanent|a temps plein)|(?:totalmente|completamente|100 ?%) (?:en )?remot[oa]|teletrabalho (?:completo|total|integral))\b/iu;
/** How the company works: makes a job hybrid unless the posting calls it remote. */
export const WORKS_HYBRID =
  /(?<!\b(?:sur|sobre|uber|about) (?:(?:le|o|el|the|das) )?)(?:\bhybrid (?:way of working|work(?:ing)? (?:model|policy|arrangement|pattern|style|set-?up|approach|environment|culture))\b|\bhybrid(?:e[mnrs]?)? (?:arbeits(?:modell|weise|platz)|arbeiten|modell)\b|\bmodelo (?:de trabajo |de trabalho )?hibrido\b|\btravail hybride\b)/iu;
/** Days in an office for some people only, such as those who live nearby. */
export const FOR_SOME =
  /\b(?:for those|those (?:in|living|based|near)|if you(?! wish)|if local|employees (?:in|near|who)|within \d+ (?:miles|km)|near (?:an|our|one)|some (?:roles|teams|positions)|wenn du|falls|si (?:vives|vous habitez)|se (?:voce )?mora|para quienes|pour ceux)\b/iu;

/** That days in an office are required, not just usual. */
export const ASKED_FOR =
  /\b(?:requir(?:e[sd]?|es|ing)|must|mandatory|expected to|needs? to|ha(?:s|ve) to|muss(?:t|en)?|verpflichtend|erforderlich|requiere[ns]?|obligatori[oa]s?|imprescindibles?|debe[ns]?|exige[ms]?|deve[ms]?|obrigatori[oa]s?|obligatoires?|exigee?s?|requise?s?|doi(?:t|s|vent)|devez)\b/iu;

export const SELDOM =
  /\b(?:(?:month|quarter|year|annual|occasional|monat|quartal|jahr|trimest|anual|annuel)\p{L}*|mes(?:es)?|mois|ano|par an|when)\b/iu;

const COUNT = String.raw`(?:[1-5]|one|two|three|four|five|ein(?:en|em)?|zwei|drei|vier|funf|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|dois|duas|quatro)`;
/** Days in every week, or the whole job; not meetings, or how a company works. */
export const EVERY_WEEK = anyOf(
  String.raw`\b${COUNT}\+?[ -]?(?:days?|x|times|tagen?|tage|jours?|dias?|jornadas?)\b|\b(?:once|twice|einmal|zweimal|dreimal) `,
  String.raw`\b(?:mon|tues|wednes|thurs|fri)days?\b|\b(?:montag|dienstag|mittwoch|donnerstag|freitag)s?\b`,
  String.raw`\b(?:lundi|mardi|mercredi|jeudi|vendredi)s?\b|\b(?:lunes|martes|miercoles|jueves|viernes|segundas|tercas|quartas|quintas|sextas)\b`,
  String.raw`\b(?:on-?site|in[- ](?:person|office)|office-based|hybrid) (?:role|position|job)\b|\b(?:role|position|job) (?:is|will be) (?:(?:an?|fully|strictly|100 ?%) )*(?:on-?site|in[- ](?:person|office)|office-based|hybrid)\b`,
  // A line of a form: "Workplace type: on-site", "Presencial en Lima".
  String.raw`^(?![^]{0,90}(?:remot|hybrid|hibrid|home|casa|\b(?:or|oder|ou|o)\b))\P{L}*(?:\p{L}[\p{L} ]{1,30}: ?)?(?:\p{Lu}\p{L}+ \()?(?:one location|on-?site|in[- ](?:person|office)|vor ort|presencial)\b(?:(?: (?:in|at|en|em))?[ ,]{0,2}\p{L}+(?: \p{L}+)?(?:, \p{L}+)?)?\W*$`,
  String.raw`\b(?:fully|100 ?%) (?:on-?site|in[- ](?:person|office))\b|\bfull[- ]time (?:from|in|at) (?:our|the)\b`,
);
/** Office days of other people: "our Paris team is in the office twice a week". */
export const OF_OTHERS =
  /\b(?:our (?:\p{L}+ ){1,2}(?:team|colleagues|employees|staff)|(?:employees|colleagues|staff|people|team members) (?:in|based|from|of)) \b/iu;

/** A title or place that offers both: "Remote or hybrid". */
export const OFFERS_BOTH = /\b(?:hybrid\p{L}*|hibrid[oa]|on-?site|in[- ]office|office|presencial)\b/iu;
