import type { Phrase } from "./phrase.ts";

const TAKES = String.raw`(?:leben|hir(?:e|ing)|open to|candidates?|applicants?|liv(?:e|ing)|based|located|resid\p{L}+|anywhere|apply|work(?:ing)?|trabaj\p{L}+|trabalh\p{L}+|travaill\p{L}+|arbeit\p{L}*|contrat\p{L}+|abiert[oa]s?|abert[oa]s?|viv\p{L}+|candidat\p{L}+|recrut\p{L}+|habit\p{L}+|ouverte?s?|einstell\p{L}*|stellen|bewerb\p{L}*|wohn\p{L}*|leb(?:en|st)|offen|exerc\p{L}+|postul\p{L}+|mitarbeit\p{L}*)`;
export const BUT = String.raw`(?:except(?: for)?|excluding|but not|apart from|nur nicht|aber nicht|solo no|pero no|so nao|mas nao|mais pas|menos|salvo|excepto|exceto|sauf|hormis|excepte|au(?:ss|ß)er|ausgenommen|a l['’]exception|a excep(?:cion|cao)|com excecao|mit (?:einer )?ausnahme|bis auf|a (?:une|deux|quelques) exceptions? pres|(?:con|com|a) una? (?:sola )?(?:excepcion|excecao))`;
/** A line of its own. */
const WORLD = String.raw`(?:weltweit|worldwide|anywhere|(?:partout )?dans le monde(?: entier)?|(?:en )?todo el mundo|(?:em )?todo o mundo),?`;
const LEADS = String.raw`(?: (?:sind|ist|in|from|the|those|celles|ceux|as|en|de|la|el|los|las|em|n?[oa]s?|d[oa]s?|aux?|le|les|du|von|aus|der|den))*`;

/** Where an exception begins. */
export const EXCEPTING: RegExp = new RegExp(`,? \\(?${BUT}\\b`, "iu");

const SOLE = String.raw`(?:(?:the|only|sole|single|one|einzige|unica|seule|la|a|die|eine) ){0,2}(?:exceptions?|ausnahmen?|excepcion(?:es)?|excec(?:ao|oes)|exceptions?)(?: unica)?`;

/** Who is left out of a region that a sentence opens, in every language: "we hire across Latin America except Brazil". */
export const EXCEPTION: Phrase = {
  kind: "residence",
  verdict: "excluded",
  places: "after",
  says: new RegExp(
    `(?:\\b${TAKES}\\b[^.;]{0,70}?|^\\P{L}*${WORLD})[ ,(]${BUT}${LEADS} (?=\\p{L})|\\b${TAKES}\\b[^.;]{0,70}?, (?=(?:the |die )?\\p{Lu}[^.;,]{1,30} (?:ausgenommen|excepted)(?!\\p{L}))`,
    "iu",
  ),
  unless:
    /\b(?:holidays?|hours|visas?|citizens|taxes|benefits|salary|travel|customers?|client\p{L}*|kunden|usuari\p{L}+|feriados?|feri[ea]s?)\b/iu,
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
