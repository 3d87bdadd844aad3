import type { Phrase } from "./phrase.ts";

/** Right behind the company's own people, where it tells where these live: "our team lives everywhere", "we are everywhere". */
export const NOT_OF_TEAM = String.raw`(?<!\b(?:[Ww]e|(?:[Ww]e have|[Oo]ur|[Tt]he|unser\p{L}*|nuestr[oa]s?|noss[oa]s?|notre|nos) (?:\p{L}+ )?(?:teams?|teammates|people|staff|colleagues|employees|equip(?:os?|es?)|gente|time|leute|kolleg\p{L}*|mitarbeit\p{L}*))(?: (?:is|are|all|members|lives?|works?|based|located|spread)|['’]re){0,3} )`;
const TAKES = String.raw`(?:countries(?: are)? welcome|hir(?:e|ing)|open (?:to|worldwide|globally)|candidates?|applicants?|apply|contrat(?!(?:os?|s)?\b)\p{L}+|abiert[oa]s?|abert[oa]s?|candidat\p{L}+|recrut\p{L}+|ouverte?s?|einstell\p{L}*|stellen|bewerb\p{L}*|offen|postul\p{L}+|${NOT_OF_TEAM}(?:leben|liv(?:e|ing)|based|located|resid\p{L}+|anywhere|work(?:ing)?|trabaj\p{L}+|trabalh\p{L}+|travaill\p{L}+|arbeit\p{L}*|viv\p{L}+|mor(?:ar|em?|am?)\b|habit\p{L}+|wohn\p{L}*|leb(?:en|st)|exerc\p{L}+|mitarbeit\p{L}*))`;
/** "Unless", "as long as you don't": beside what is not open to everybody, it may say how people are taken. */
const IF_NOT = String.raw`(?:(?:(?:so|as) long as|provided(?: that)?) (?:you|they)(?:['’]re| are| do)?(?: not|n['’]t)|(?:solange|sofern) (?:du|sie) nicht|siempre que no|desde que (?:voce )?nao|tant que vous n(?:e|['’]et?es)|unless|es sei denn|a moins)`;
export const BUT = String.raw`(?:${IF_NOT}|except(?:ing)?(?: for)?|excluding|barring|other than|with the exception|save for(?= (?:people|those|anyone|candidates|applicants|residents)\b)|but not|apart from|nur nicht|aber nicht|solo no|pero no|so nao|mas nao|mais pas|menos|salvo|excepto|exceto|sauf|hormis|excepte|au(?:ss|ß)er|ausgenommen|a l['’]exception|a excep(?:cion|cao)|com excecao|mit (?:einer )?ausnahme|bis auf|a (?:une|deux|quelques) exceptions? pres|(?:con|com|a) una? (?:sola )?(?:excepcion|excecao))`;
/** The same in brackets, which sentences have for other things, too. */
const WITHOUT = String.raw`(?:not?|without|minus|ohne|nicht|keine?|sin|sem|sans|hors)`;
/** A line of its own. */
const WORLD = String.raw`(?:weltweit|worldwide|anywhere|(?:(?:partout )?dans le )?monde(?: entier)?|(?:en )?todo el mundo|(?:em )?todo o mundo),?`;
/** What names places where people may live, before them. */
const LABEL = String.raw`(?:\p{L}+ ){0,2}(?:countr(?:y|ies)|locations?|regions?|standorte?|lander|ubicacion(?:es)?|paises|localizac(?:ao|oes)|lieux?|pays)\b`;
/** Who is left out, and that they live there: "those who live in", "quienes vivan en", "personnes qui vivent au". */
export const LEADS = String.raw`(?:,? (?:to|for|people|those|(?:they|you)(?:['’]re)?|anyone|everyone|candidat\p{L}*|applicants|who|whose|that|if|home|is|are|currently|liv(?:e|es|ing)|resid\p{L}+|based|located|available|following|countries:?|of|in|from|the|person\p{L}*|pessoas|gente|quien(?:es)?|quem|aquell[oa]s|aquel[ea]s|que|si|se|sej[ae]m?|sean?|soit|viv\p{L}+|mor(?:[ae]m?|ar\p{L}*|adores)|est(?:a|as|an|ao|ar|es|is|iver|en|ejam?)|menschen|leute|bewerber\p{L}*|diejenigen|jene|wer|wenn|du|sie|mit|ihr\p{L}*|dein\p{L}*|fur|sind|ist|leb\p{L}*|wohn\p{L}*|gens|pas|ceux|celles|qui|vous|et(?:es)?|habit\p{L}+|en|la|el|los|las|em|n?[oa]s?|d[aeo]s?|para|aux?|le|les|von|aus|der|den|die))*`;

/** Where an exception begins. */
export const EXCEPTING: RegExp = new RegExp(`,? \\(?${BUT}\\b`, "iu");

/** Right before a place where only those live who are left out: "except those who live in". */
const OF_LEFT_OUT = new RegExp(`(?<=^|[ ,(])${BUT}${LEADS} ?$`, "iu");
const NOBODY = String.raw`\b(?:nobody|no one|none|niemand\p{L}*|kein\p{L}*|nadie|ningun\p{L}*|ninguem|nenhum\p{L}*|(?<!\b(?:une|toute|la|chaque|cette) )personne(?!s)|aucun\p{L}*)(?!\p{L})`;
const NOT = String.raw`(?:\b(?:not(?! (?:just|only|even))|cannot|never|no(?= (?:\p{L}+mos|pued\p{L}+|se|candidates|applicants|applications)\b)|nao|ne|nicht|pas|impossible|imposible|impossivel|unmoglich|closed|reject\p{L}*|refus\p{L}+|recus\p{L}+|rechaz\p{L}+|lehnen|ablehn\p{L}*)|n['’]t)(?!\p{L})`;
const DENIED = new RegExp(`${NOBODY}|${NOT}`, "iu");
/** That somebody is not taken, and not that something is not given: "you cannot apply", "we will not be able to hire you". */
const NOT_TAKEN = new RegExp(
  String.raw`(?:${NOBODY}|${NOT})[^.;:,]{0,40}?\b(?:appl(?:y|ications?)|consider|hired?|employ(?:ed)?|accept|eligible|bewerb|berucksicht|(?:ein|an)(?:zu)?stell|postul|contrat(?!os?\b)|candidat|inscri|embauch|recrut|retenu)(?!\p{L}*(?: (?:you|dich|te))? (?:as|through|via|als|como|comme) )`,
  "iu",
);

/**
 * Whether those who live in a place are left out, as the words before it and behind it say, or nobody but them may apply.
 *
 * @example findLeftOut("Anyone can apply, except those who live in ", "Peru."); // "leftOut"
 * @example findLeftOut("Unless you live in ", "Peru, you cannot apply."); // "onlyThey"
 */
export function findLeftOut(before: string, behind: string): "leftOut" | "onlyThey" | undefined {
  const found = OF_LEFT_OUT.exec(before);
  if (!found) return undefined;
  const main = before.slice(0, found.index);
  if (DENIED.test(main)) return "onlyThey";
  const isToldFirst = !/\p{L}[^:;–—]*$/u.test(main);
  return isToldFirst && NOT_TAKEN.test(behind) ? "onlyThey" : "leftOut";
}

const SOLE = String.raw`(?:(?:the|only|sole|single|one|einzige|unica|seule|la|a|die|eine) ){0,2}(?:exceptions?|ausnahmen?|excepcion(?:es)?|excec(?:ao|oes))(?: unica)?`;

/** What differs by country for those who are taken, and tells of nobody who is not: "the same pay everywhere except in Peru". */
export const TERMS = String.raw`\b(?:permits?|visas?|(?:contra(?:c?ts?|tos?)|vertrage?) (?:are|is|son|es|sao|e|sont|est|sind|ist)|citizens|taxe?s?|pay\b(?! (?:you|people|anyone)\b)|(?:are|is|get|be) paid|salar\p{L}+|wages?|bonus\p{L}*|benefits?|insurance|pensions?|(?:paid|sick|parental|annual) leave|holidays?|vacations?|hours|shifts?|overtime|travel|offices?|ship\p{L}*|sell\p{L}*|deliver\p{L}*|operat\p{L}*|liefern|verkaufen|vendemos|enviamos|operamos|vendons|livrons|equipment|(?:our|the|this) (?:\p{L}+ )?(?:products?|apps?|services?|platform)|customers?|clients?|genehmigung\p{L}*|\p{L}*erlaubnis\p{L}*|gehalt\p{L}*|lohn|steuern?|\p{L}*versicherung\p{L}*|urlaub\p{L}*|feiertage?|\p{L}*zeiten|kunden|permisos?|visados?|sueldos?|beneficios?|seguros?|impuestos?|vacaciones|festivos|feriados?|feri[ea]s?|horari?o?s?|clientes|usuari\p{L}+|vistos?|impostos?|permis|primes?|avantages?|mutuelle|assurances?|impots?|conges|horaires?)(?!\p{L})`;
/** Up to the exception, with nothing of such terms, unless it comes along: "anywhere, with four hours in common". */
const UP_TO = String.raw`(?:\b(?:with|mit|con|com|avec)(?= [^.;,]{0,25}\b(?:hours?|overlap|stunden|horas|heures)) [^.;,]{1,40}|(?!${TERMS}|${NOBODY}|${NOT})[^.;]){0,70}?`;

/**
 * Before what people are taken for, or may work from: nothing of such terms, and nothing that denies it. "Choose your hours,
 * and work from anywhere".
 */
export const NOT_OF_TERMS: RegExp = new RegExp(
  `^(?!.*${NOBODY}|.*(?:${NOT}|\\bno)(?: \\p{L}+)? ?$)(?:(?!.*${TERMS})|.*\\b(?:and|from|hire|hiring|recruit|employ|live|work)(?: people| talent)? $)`,
  "iu",
);

/** Who works at home, and who in an office, is no matter of who is taken: "from home, except in Peru". */
const HOME_OFFICE = String.raw`(?<!\b(?:from home|zu hause|casa|chez (?:soi|vous)),?)`;

const EXCLUDED = String.raw`(?:(?:(?:is|are|ist|sind) )?(?:exclu\p{L}+|ausgenommen|excepted)|(?:(?:is |are )?not|nicht|no|nao|non) (?:included|inbegriffen|incluid\p{L}+|inclus\p{L}*|compris\p{L}*))(?!\p{L})`;
/** A part of a list left out in brackets behind it: "Germany (without Bavaria)". */
export const IN_BRACKETS: RegExp = new RegExp(
  `\\((?:(?:${BUT}|${WITHOUT})(?!\\p{L})[^()]{1,80}|[^()]{1,40} ${EXCLUDED})\\)`,
  "giu",
);

const EVERYBODY = String.raw`\b(?:every(?:one|body|where)|any(?:one|body|where| country)|every (?:other )?country|worldwide|globally|all countries|alle|jede[mrn]?|weltweit|uberall|todos|todo (?:el|o) mundo|tout le monde|chacun|cualquiera|(?:cualquier|qualquer) (?:pais|pess?oa|persona)|mundo todo|tous|(?:le )?monde entier|n['’]importe quel pays)(?!\p{L})`;
/** Unless it is no exception to where people may live: "we hire through an agency, unless you live in Peru". */
const OF_PLACES = String.raw`(?!${IF_NOT}(?<!(?:${EVERYBODY}|\b(?:in|across|from|en|em|dans|aus)\b)[^.;]{0,80}))`;
/** What leaves out the places behind it: "except those who live in", "(without", ", …, excluded". */
const LEAVES_OUT = String.raw`(?:(?:[ ,(]${OF_PLACES}${BUT}|\((?![^()]{0,60}${TERMS})${WITHOUT}|, (?:ohne|hors|sin|sem|sans))${LEADS} (?=\p{L})|[,;(] ?(?=(?:the |die )?\p{Lu}[^.;,()]{1,30} ${EXCLUDED}))`;

/** The same right behind what it is an exception to. */
export const LEFT_OUT_BEHIND: RegExp = new RegExp(`^ ?${LEAVES_OUT}`, "iu");

/** Who is left out of a region that a sentence opens, in every language: "we hire across Latin America except Brazil". */
export const EXCEPTION: Phrase = {
  kind: "residence",
  verdict: "excluded",
  places: "after",
  subject: NOT_OF_TERMS,
  noMatter: true,
  says: new RegExp(
    `(?:\\b${TAKES}\\b${UP_TO}|^\\P{L}*${WORLD} ?)${HOME_OFFICE}${LEAVES_OUT}|^\\P{L}*${WORLD}[ (–-]{1,3}not(?: in| from)? (?=\\p{L})|^\\P{L}*${LABEL}[^.;]{1,70}? \\(${BUT}${LEADS} (?=\\p{L})`,
    "iu",
  ),
  // "Unless you live in Peru, where you would be an employee"
  unless: /, (?:where (?:you|we)|wo (?:du|sie|wir))(?!\p{L})/iu,
};

const OPENS = String.raw`\b(?:open|apply|hir(?:e|ing)|work from|welcome|offen|bewerb\p{L}*|(?:ein)?stellen|kannst|abiert[oa]s?|contrata\p{L}+|postul\p{L}+|trabajar desde|abert[oa]s?|candidat\p{L}+|trabalhar d[eo]|ouverte?s?|recrut\p{L}+|travailler d(?:e|epuis)?)(?!\p{L})`;

/** "Open to everyone, except those who live in Peru": who leaves out a place has all others in mind. */
export const ALL_BUT: Phrase = {
  kind: "residence",
  verdict: "open",
  ofWorld: true,
  noMatter: true,
  subject: NOT_OF_TERMS,
  says: new RegExp(
    `(?:^\\P{L}*(?=${WORLD})|${OPENS}${UP_TO}(?=${EVERYBODY})|(?=${EVERYBODY}${UP_TO}${OPENS}))${UP_TO}(?= ?${LEAVES_OUT})`,
    "iu",
  ),
  unless:
    /\b(?:laptop|markets?|markte?n?|mercados?|marches|produkt\p{L}*|gerate?\p{L}*|days|weeks|months|tage?n?|wochen|monate?n?|d?ias|semanas|meses|jours|semaines|mois)\b/iu,
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
