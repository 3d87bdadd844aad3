import { EXCEPTION } from "./exceptions.ts";
import { anyCased, anyOf, foldPlainly, type Phrase } from "./phrase.ts";

/** The parts of the world that a posting names to say that not even a home there is asked for, in all languages. */
const PART = String.raw`(?:the )?(?:l['’])?(?:europ[ae]|union europeenne|union europea|uniao europeia|europaischen union|ue|eu|latinoamerica|america latina|amerique|amerika|america|africa|afrique|afrika|asia|asie|asien)\b`;

/** A verb of who applies, and any country behind the names of some. */
const LIVES = String.raw`(?:live|work|be|based|reside|apply|hire|viv|resid|trabaj|trabalh|est[ae]|mor[ae]|contrat|habit|travaill|recrut|kann|konn|leb|wohn|arbeit|bewerb|bewirb)`;
const OTHER = String.raw`(?:any other country|(?:anywhere else|elsewhere) in the world|ailleurs dans le monde|anderswo auf der welt|en otra parte del mundo|(?:cualquier otr[oa]|qualquer outr[oa]) (?:pais|(?:lugar|sitio|parte|punto|ponto) d[eo]l? (?:mundo|planeta))|jede[mrns] anderen? land|n['’]importe quel autre pays|tout autre pays)`;
const FROM = "(?:in|from|en|desde|de|em|do|aus|von|dans|depuis)";

/** "You can live in Peru, in Poland or in any other country" and "any country, any time zone": anybody may apply. */
const ANY_OTHER: Phrase = {
  kind: "residence",
  verdict: "open",
  says: foldPlainly(
    anyOf(
      String.raw`\b(?:or|oder|o|ou) (?:${FROM} )?${OTHER}\b(?<=\b${LIVES}\w*[^.;:!?]{0,160})`,
      String.raw`\b(?:any|cualquier|qualquer|jedes|jede[mr]|n['’]importe quel|tous les) (?:country|pais|land|pays),? (?:(?:and|y|e|und|et) )?(?:${FROM} )?(?:any|cualquier|qualquer|jeder?|n['’]importe quel|tous les) (?:time ?zone|huso|fuso|zona horaria|zeitzone|fuseaux?)`,
    ),
  ),
  unless:
    /\b(?:client|customer|kund|users?\b|usuari|utilisateur|offices?\b|oficin|escritori|bureau|buro|week|woche|semana|semaine|supplier|partner|vendor|lieferant|provee|fornec|fourniss|produ[ckt]|plat(?:t?form|afor)|app\b|software|sell|sold|vend|verkauf|export|travel|reis|viaj|voyag|citizen|passport|holiday|degree|stud|estud|etud)/iu,
};

const APPLICANTS = String.raw`(?:[Pp]eople|[Aa]ppli[a-z]+|[Cc]andidat[a-z]*|[Aa]nyone|[Pp]ersonas|[Qq]uien(?:es)?|[Pp]ostulaciones|[Ss]olicitudes|[Ww]er|[Mm]enschen|[Pp]ersonen|[Bb]ewerb[a-z]*|[Pp]ersonnes|[Pp]essoas|[Qq]uem)`;
/** "Outside of the", and a name. */
const OUTSIDE = String.raw`(?:outside|fuera|fora|hors|au(?:ss|ß)erhalb)(?: (?:of|the|de|d[eo]r?|da|du|des|la|las|los|el))* (?=\p{Lu})`;
const ALSO = String.raw`(?:[Aa]lso|too|as well|welcome|[Aa]uch|ebenfalls|ebenso|[Tt]ambien|[Tt]ambem|aussi|egalement)`;
const TAKEN = String.raw`(?:apply|welcome|accept|consider|hire|bewerb|willkommen|nehmen|stellen|postul|present|aplic|acept|inscri|candidat|aceit)`;

/** "People living outside Peru may apply, too": anybody may, and in Peru besides. */
export const OUTSIDE_TOO: Phrase = {
  kind: "residence",
  verdict: "open",
  says: anyCased(
    String.raw`\b${APPLICANTS}\b[^.;:!?]{0,40}\b${OUTSIDE}(?=[^.;:!?]*\b${TAKEN})(?=[^.;:!?]*\b${ALSO}\b)`,
    String.raw`\b${ALSO}\b[^.;:!?]{0,20}\b${TAKEN}[^.;:!?]{0,40}\b${OUTSIDE}`,
    String.raw`\b${TAKEN}[^.;:!?]{0,20}\b${ALSO}\b[^.;:!?]{0,40}\b${OUTSIDE}`,
    String.raw`\b[Aa]uch wer\b[^.;:!?]{0,20}\b${OUTSIDE}(?=[^.;:!?]*\b${TAKEN})`,
  ),
  unless:
    /\b(?:not|n['’]t|cannot|nicht|kein\w*|no|nao|pas|within|innerhalb|dentro|only|nur|solo|so|customers?|kund\w*|clientes?|clients?|users?|serve|suppliers?|partners?|orders?|holidays?|you(?:['’]ll)? also)\b|\(/iu,
};

/** "You need not live in Peru, nor even in America": anybody may apply. */
const NOT_EVEN: Phrase = {
  kind: "residence",
  verdict: "open",
  says: foldPlainly(
    anyOf(
      String.raw`\b(?:not|n['’]t|no need)\b[^.;:!?]{0,30}\b(?:live|be based|reside)\b[^.;:!?]{2,40}\b(?:(?:or|nor)(?: even)?|not even) in ${PART}`,
      String.raw`\bnicht\b[^.;:!?]{2,50}\b(?:leben|wohnen|sein)\b[^.;:!?]{0,12}\b(?:auch nicht|nicht einmal|noch nicht einmal|nicht mal) in (?:der )?${PART}`,
      String.raw`\bno\b[^.;:!?]{0,40}\b(?:viv|resid|estar)\w*[^.;:!?]{2,40}\bni (?:siquiera )?en (?:la )?${PART}`,
      String.raw`\bnao\b[^.;:!?]{0,40}\b(?:viv|mor|resid|estar)\w*[^.;:!?]{2,40}\bnem (?:sequer |mesmo )?n?[ao] ${PART}`,
      String.raw`\b(?:pas|nul besoin|aucun besoin|inutile)\b[^.;:!?]{0,30}\b(?:viv|habit|resid)\w*[^.;:!?]{2,40}\bni (?:meme )?(?:en|dans|au) ${PART}`,
    ),
  ),
  unless: /\b(?:but|aber|pero|mas|mais|sondern|sino|only|nur|solo|so|seulement)\b/iu,
};

/** The phrases that tell of all languages together, each with a word that its sentence has. */
export const EVERY_LANGUAGE: readonly { readonly cue: RegExp; readonly phrase: Phrase }[] = [
  {
    cue: /exc[el]|but not|apart|(?:nur|aber) nicht|(?:solo|pero) no|(?:so|mas) nao|mais pas|menos|salvo|sauf|hormis|ausn|ausg|au(?:ss|ß)er|bis auf/i,
    phrase: EXCEPTION,
  },
  { cue: /\b(?:nor|even|nicht|ni|nem)\b|\bor in\b/i, phrase: NOT_EVEN },
  {
    cue: /other|else|otra|otro|outr[oa]|ander|autre|ailleurs|time ?zone|huso|fuso|zona horaria|zeitzone|fuseau/i,
    phrase: ANY_OTHER,
  },
  { cue: /outside|fuera|fora|hors|au(?:ss|ß)erhalb/i, phrase: OUTSIDE_TOO },
];
