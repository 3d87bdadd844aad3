/** How a language says that a permit is asked of some people only. */
type ConditionWords = {
  /** "If". */
  when: string;
  /** That somebody lives, or is hired, somewhere. */
  home: string;
  /** Who applies. */
  people: string;
  /** What may stand before them: "for all". */
  lead: string;
  within: string;
  /** Behind the demand, the place that it has named. */
  there: string;
};

const WORDS: readonly ConditionWords[] = [
  {
    when: "if|when|where",
    home: String.raw`located|based|liv(?:e|ing)|resid(?:e|ing|ent)|hired|employed|applying|working`,
    people: "applicants?|candidates?|employees|(?:new )?hires|residents|individuals|people|those|anyone",
    lead: "for|all|any|the|our|please note that|note that|please note:?",
    within: "in|within|from|of",
    there: "there",
  },
  {
    when: "wenn|falls|sofern",
    home: String.raw`leb(?:st|en)|wohn(?:st|en|haft)|arbeite(?:st|n)|bist|sind|hast|haben`,
    people: String.raw`(?:bewerb|kandidat|mitarbeit|person|mensch)\w*(?:[:*]innen)?(?: und (?:bewerb|kandidat)\w*)?`,
    lead: "fur|alle|die|unsere",
    within: "in|aus",
    there: "dort",
  },
  {
    when: "si|cuando",
    home: String.raw`resid\w+|viv\w+|estas|ubicad[oa]|trabaj\w+`,
    people: "candidat[oa]s|postulantes|aspirantes|personas|solicitantes|residentes|quienes",
    lead: "para|tod[oa]s|l[oa]s",
    within: "en|de",
    there: "alli|ahi",
  },
  {
    when: "si",
    home: String.raw`resid\w+|habit\w+|viv\w+|etes|bas(?:e|ee|e\(e\))|travaill\w+`,
    people: "candidat(?:e|s|es|\\(e\\)s)|personnes|residents|postulants",
    lead: "pour|tou(?:s|tes)|les",
    within: "en|au|aux|de",
    there: "y|la-bas",
  },
  {
    when: "se|caso",
    home: String.raw`resid\w+|mor(?:a|e|ar|as)|viv\w+|esta|estiver|trabalh\w+`,
    people: "candidat[oa]s|pessoas|residentes|quem",
    lead: "para|tod[oa]s|[oa]s",
    within: "em|n[oa]s?|d[eoa]s?",
    there: "la",
  },
];

const PERMIT = String.raw`(?:auth?ori|permi[st]|erlaubnis|genehmigung|rights?\b|recht\b|derecho|direito|droit|visa|visto|eligib|entitled|citizen|clearance)`;
/** What makes it a demand on all: "only if you live there". */
export const ASKED_OF_ALL =
  /\b(?:only|exclusively|unless|nur|ausschliesslich|solo|so|apenas|somente|uniquement|seulement)\b/i;
/** A few words, of no permit and no demand: "applicants must live in Peru" is of all. */
const GAP = String.raw`(?: (?!${PERMIT}|must\b|should\b|need|have to\b|muss|soll|deb|dev|doi)[^\s.,;:]+){0,4}?`;

/** "US-based applicants must …", "All US residents must …". */
const OF_A_PLACE =
  /^\P{L}*(?:(?:[Pp]lease )?[Nn]ote:? (?:that )?)?(?:[Ff]or |[Aa]ll |[Aa]ny |[Oo]ur )*(?=\p{Lu}[\p{L}.]*(?: \p{Lu}\p{L}+){0,2}[ -](?:based )?(?:applicants|candidates|employees|hires|residents)\b(?! (?:who|with)\b))/u;

/** Conditions that end before the place that they name. */
export const CONDITIONS: readonly RegExp[] = [
  OF_A_PLACE,
  ...WORDS.flatMap(({ when, home, people, lead, within }) => {
    const named = String.raw`(?:${within}) (?=\w)`;
    const lives = String.raw`(?:${when})\b${GAP} (?:${home})\b`;
    return [
      // "If you live in Peru, …"; German has its verb behind the place.
      String.raw`^\W*${lives}${GAP} ${named}(?=(?:(?!${PERMIT})[^.;:,]){2,60},)`,
      String.raw`^\W*(?:${when})\b${GAP} ${named}(?=(?:(?!${PERMIT})[^.;:,]){2,60} (?:${home}),)`,
      // "All applicants in Peru must …"
      String.raw`^\W*(?:(?:${lead}) )*(?:${people})${GAP} ${named}(?=[^.;]{0,60}?${PERMIT})`,
      // "… if you live in Peru".
      String.raw`${PERMIT}[^.;]{0,100}?\b${lives}${GAP} ${named}`,
      String.raw`${PERMIT}[^.;]{0,100}?\b(?:${when})\b${GAP} ${named}(?=[^.;:,]{2,60} (?:${home})\W*$)`,
    ].map((way) => new RegExp(way, "i"));
  }),
];

/** "… if they are based there": in the place that the permit is of. */
export const CONDITIONS_THERE: readonly RegExp[] = WORDS.map(
  ({ when, there }) => new RegExp(`${PERMIT}[^.;]{0,100}?\\b(?:${when})\\b${GAP} (?:${there})\\b`, "i"),
);
