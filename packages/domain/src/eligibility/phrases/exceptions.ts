import type { Phrase } from "./phrase.ts";

const TAKES = String.raw`(?:countries(?: are)? welcome|leben|hir(?:e|ing)|open (?:to|worldwide|globally)|candidates?|applicants?|liv(?:e|ing)|based|located|resid\p{L}+|anywhere|apply|work(?:ing)?|trabaj\p{L}+|trabalh\p{L}+|travaill\p{L}+|arbeit\p{L}*|contrat\p{L}+|abiert[oa]s?|abert[oa]s?|viv\p{L}+|candidat\p{L}+|recrut\p{L}+|habit\p{L}+|ouverte?s?|einstell\p{L}*|stellen|bewerb\p{L}*|wohn\p{L}*|leb(?:en|st)|offen|exerc\p{L}+|postul\p{L}+|mitarbeit\p{L}*)`;
export const BUT = String.raw`(?:except(?: for)?|excluding|but not|apart from|nur nicht|aber nicht|solo no|pero no|so nao|mas nao|mais pas|menos|salvo|excepto|exceto|sauf|hormis|excepte|au(?:ss|ß)er|ausgenommen|a l['’]exception|a excep(?:cion|cao)|com excecao|mit (?:einer )?ausnahme|bis auf|a (?:une|deux|quelques) exceptions? pres|(?:con|com|a) una? (?:sola )?(?:excepcion|excecao))`;
/** A line of its own. */
const WORLD = String.raw`(?:weltweit|worldwide|anywhere|(?:partout )?dans le monde(?: entier)?|(?:en )?todo el mundo|(?:em )?todo o mundo),?`;
/** What names places where people may live, before them. */
const LABEL = String.raw`(?:\p{L}+ ){0,2}(?:countr(?:y|ies)|locations?|regions?|standorte?|lander|ubicacion(?:es)?|paises|localizac(?:ao|oes)|lieux?|pays)\b`;
const LEADS = String.raw`(?: (?:to|for|people|those|anyone|candidates|applicants|residents|living|based|located|of|personas|pessoas|residentes|menschen|personen|bewerber\p{L}*|personnes|sind|ist|in|from|the|those|celles|ceux|as|en|de|la|el|los|las|em|n?[oa]s?|d[oa]s?|aux?|le|les|du|von|aus|der|den))*`;

/** Where an exception begins. */
export const EXCEPTING: RegExp = new RegExp(`,? \\(?${BUT}\\b`, "iu");

const SOLE = String.raw`(?:(?:the|only|sole|single|one|einzige|unica|seule|la|a|die|eine) ){0,2}(?:exceptions?|ausnahmen?|excepcion(?:es)?|excec(?:ao|oes))(?: unica)?`;

/** A part of a list left out in brackets behind it: "Germany (without Bavaria)". */
export const IN_BRACKETS: RegExp = new RegExp(
  `\\((?:${BUT}|not|no|without|minus|ohne|nicht|sin|sem|sans)(?!\\p{L})[^()]{1,80}\\)`,
  "giu",
);

/** What differs by country for those who are taken, and tells of nobody who is not: "the same pay everywhere except in Peru". */
export const TERMS = String.raw`\b(?:permits?|visas?|citizens|taxe?s?|pay\b(?! (?:you|people|anyone)\b)|(?:are|is|get|be) paid|salar\p{L}+|wages?|bonus\p{L}*|benefits?|insurance|pensions?|(?:paid|sick|parental|annual) leave|holidays?|vacations?|hours|shifts?|overtime|travel|offices?|ship\p{L}*|sell\p{L}*|deliver\p{L}*|operat\p{L}*|liefern|verkaufen|vendemos|enviamos|operamos|vendons|livrons|equipment|(?:our|the|this) (?:\p{L}+ )?(?:products?|apps?|services?|platform)|customers?|clients?|genehmigung\p{L}*|\p{L}*erlaubnis\p{L}*|gehalt\p{L}*|lohn|steuern?|\p{L}*versicherung\p{L}*|urlaub\p{L}*|feiertage?|\p{L}*zeiten|kunden|permisos?|visados?|sueldos?|beneficios?|seguros?|impuestos?|vacaciones|festivos|feriados?|feri[ea]s?|horari?o?s?|clientes|usuari\p{L}+|vistos?|impostos?|permis|primes?|avantages?|mutuelle|assurances?|impots?|conges|horaires?)(?!\p{L})`;
/** Up to the exception, with nothing of such terms, unless it comes along: "anywhere, with four hours in common". */
const UP_TO = String.raw`(?:\b(?:with|mit|con|com|avec)(?= [^.;,]{0,25}\b(?:hours?|overlap|stunden|horas|heures)) [^.;,]{1,40}|(?!${TERMS})[^.;]){0,70}?`;

/** Before what people are taken for, or may work from: nothing of such terms. "Choose your hours, and work from anywhere". */
export const NOT_OF_TERMS: RegExp = new RegExp(
  `^(?!.*${TERMS})|\\b(?:and|from|hire|hiring|recruit|employ|live|work)(?: people| talent)? $`,
  "iu",
);

/** Who works at home, and who in an office, is no matter of who is taken: "from home, except in Peru". */
const HOME_OFFICE = String.raw`(?<!\b(?:from home|zu hause|casa|chez (?:soi|vous)),?)`;

/** Who is left out of a region that a sentence opens, in every language: "we hire across Latin America except Brazil". */
export const EXCEPTION: Phrase = {
  kind: "residence",
  verdict: "excluded",
  places: "after",
  subject: NOT_OF_TERMS,
  noMatter: true,
  says: new RegExp(
    `(?:\\b${TAKES}\\b${UP_TO}|^\\P{L}*${WORLD})${HOME_OFFICE}[ ,(]${BUT}${LEADS} (?=\\p{L})|^\\P{L}*${WORLD}[ (–-]{1,3}not(?: in| from)? (?=\\p{L})|^\\P{L}*${LABEL}[^.;]{1,70}? \\(${BUT}${LEADS} (?=\\p{L})|\\b${TAKES}\\b${UP_TO}[,;] (?=(?:the |die )?\\p{Lu}[^.;,]{1,30} (?:(?:(?:is|are) )?excluded|ausgenommen|excepted)(?!\\p{L}))`,
    "iu",
  ),
};

/** Who is left out of what the sentence before opens: "We hire worldwide. The only exception is Brazil." */
export const SOLE_EXCEPTION: Phrase = {
  kind: "residence",
  verdict: "excluded",
  places: "after",
  says: new RegExp(
    `^\\P{L}*${SOLE}(?: ?:| (?:is|are|ist|sind|bilden|bildet|es|son|e|sao|est|sont|concerne))${LEADS} (?=\\p{L})`,
    "iu",
  ),
};
