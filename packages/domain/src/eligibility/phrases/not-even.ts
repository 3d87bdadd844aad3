import { anyOf, foldPlainly, type Phrase } from "./phrase.ts";

/** The parts of the world that a posting names to say that not even a home there is asked for, in all languages. */
const PART = String.raw`(?:the )?(?:l['’])?(?:europ[ae]|union europeenne|union europea|uniao europeia|europaischen union|ue|eu|latinoamerica|america latina|amerique|amerika|america|africa|afrique|afrika|asia|asie|asien)\b`;

/** "You need not live in Peru, nor even in America": anybody may apply. */
export const NOT_EVEN: Phrase = {
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
