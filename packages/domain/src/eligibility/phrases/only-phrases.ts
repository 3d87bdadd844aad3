import { PLACE, type Phrase } from "./phrase.ts";

/** The words of one language for "only" beside the name of a place or of its people, where nothing else is said. */
export type OnlyWords = {
  /** "Only", before the name. */
  before: string;
  /** The same behind it. */
  behind: string;
  /** "For", "in" and the like, between the first and the name. */
  lead: string;
  /** "Based in", by itself, before the place. */
  based: string;
  /** That it is demanded, behind the place. */
  demanded: string;
};

/** What stands before "only" where it is of the job: in brackets behind anything else it may be of a perk. */
const OF_THE_JOB = String.raw`(?:^\P{L}*|\b(?:[Rr]emot[eoa]|REMOTE|[Hh]ome[- ]?[Oo]ffice|[Tt]eletrabajo|[Tt]eletrabalho|[Tt]eletravail|[Rr]ecrutement|[Rr]ecrutamento|[Aa]nstellung|[Pp]erfi[ls]\p{L}*|[Pp]rofils?|[Aa] distanc(?:ia|e)|[Aa]rbeitsort|[Cc]ontratacion|[Vv]aga|[Vv]acante|[Pp]uesto|[Pp]oste|[Ss]telle|[Ss]tandort|[Uu]bicacion|[Ll]ocal(?:i[zs]acao|izacion|isation)?|[Ll]ieu)[ ,;:(|–—-]+)`;

/** What is somewhere only and tells of nobody's home: "Mutuelle, France uniquement". */
const OF_THINGS =
  /\b(?:client|kund|benefi[ct]|leistung|vorteil|\p{L}*versicherung|\p{L}*geld|segur|verkauf|vent[ae]s?\b|vend|markt|mercad|march|versand|envi|livraison|lieferung|produ[ck]t|usuari|utilisateur|nutzer|buro|bureau|oficina|escritori|sede|siege|reise|viaj|viag|voyag|deplac|desplaz|feiertag|feriad|mutuelle|vale|ticket|avantage|abono|bonus|bono|equity|aktien|acciones|actions|pension|retraite|altersvorsorge|plan)/iu;

/** A job closed to others by "only" and a name: "Solo México.", "France uniquement", "Apenas brasileiros." */
export const buildOnlyPhrases = ({ before, behind, lead, based, demanded }: OnlyWords): Phrase[] => {
  const only = { kind: "residence", verdict: "only", unless: OF_THINGS } as const;
  const ends = String.raw`(?=\W*$| ?[);])`;
  return [
    {
      ...only,
      places: "in",
      says: new RegExp(`${OF_THE_JOB}(?:${before})(?: (?:${lead}))* ${PLACE}${ends}`, "u"),
    },
    {
      ...only,
      places: "in",
      says: new RegExp(`${OF_THE_JOB}(?:(?:${lead}) )*${PLACE},? (?:${behind})${ends}`, "u"),
    },
    // Of people, who are written with a small letter.
    {
      ...only,
      places: "in",
      says: new RegExp(
        `${OF_THE_JOB}(?:${before})(?: (?:${lead}))* (?<people>\\p{Ll}{5,}(?:(?:, | (?:y|e|o|u|ou|et|und|oder) )\\p{Ll}{5,}){0,5})${ends}`,
        "u",
      ),
    },
    {
      ...only,
      places: "after",
      says: new RegExp(
        `^\\P{L}*(?:${based})(?![\\p{L}])(?=[^.;:!?,]{2,40}(?:, | \\(?)(?:${demanded})(?!\\p{L}))`,
        "iu",
      ),
    },
  ];
};
