import { OF_THINGS } from "./english-closing.ts";
import { PLACE, type Phrase } from "./phrase.ts";

const NOW = String.raw`(?: (?:for now|right now|at (?:the|this) (?:moment|time|point|stage)|currently|today|please))?`;
const PEOPLE = String.raw`(?:applicants?|candidates?|applications?|residents?|people)`;
/** A passport for a journey, or one that somebody else has to hold. */
const OF_A_JOURNEY =
  /\b(?:travel\w*|trips?|flights?|visit\w*|fly|customers?|clients?|users?|passengers?)\b/iu;
const HOLD = String.raw`\b(?:[Mm]ust|[Nn]eed(?:s|ed)?|[Rr]equires?|[Hh]ave|[Hh]old(?:ing)?|[Pp]ossess)\b[^.;,]{0,30}?\b`;
const PASSPORT = String.raw`${PLACE} [Pp]assports?\b`;
const NEEDED = String.raw`(?: holders?)?(?: only| (?:is |are )?(?:required|needed|mandatory|a must|essential)\b)`;
const OR_PERMIT = String.raw` or (?:an? |the )?(?:valid )?(?:\p{L}+ ){0,2}?(?:permit|visa|right to work)\b`;

/** Short notices of who may apply, as somebody adds them to a posting. */
export const ENGLISH_SHORT: readonly Phrase[] = [
  {
    kind: "residence",
    verdict: "only",
    places: "after",
    says: /\b(?:hire|hiring|recruit|recruiting|employ|employing)(?: people| candidates)? in (?:the following|these)(?: \w+)? (?:countries|locations|states|provinces|regions) only:?/iu,
    unless: /\b(?:not|never|except|but)\b|n['’]t\b/iu,
  },
  {
    kind: "residence",
    verdict: "only",
    places: "in",
    says: new RegExp(
      `^\\P{L}*(?:[Ss]orry,? |[Pp]lease note,? |[Nn]ote,? )?(?:but )?(?:the )?${PLACE}[ -](?:[Oo]nly|ONLY)${NOW}\\W*$`,
      "u",
    ),
    unless: OF_THINGS,
  },
  {
    kind: "residence",
    verdict: "only",
    places: "in",
    says: new RegExp(
      `\\b(?:[Mm]ust|[Nn]eeds? to|[Hh]a(?:ve|s) to) (?:be|work|live|reside)(?: physically| located| based)?(?: from)? (?:on|within) ${PLACE} soil\\b`,
      "u",
    ),
    unless: OF_A_JOURNEY,
  },
  {
    kind: "residence",
    verdict: "only",
    places: "after",
    says: new RegExp(
      `(?:\\bnot|n['’]t) apply if you(?: are|['’]re)?(?: currently)?(?: \\w+)? outside(?: of)?\\b|\\b(?:no|not) ${PEOPLE} (?:from |based |living )?outside(?: of)?\\b`,
      "iu",
    ),
  },
  // "Open to: Peru, Chile."
  {
    kind: "residence",
    verdict: "only",
    places: "after",
    says: /^\P{L}*(?:[Aa]lso )?[Oo]pen to:\s?(?:[-–•*] ?)?(?=\p{Lu})/u,
    unless: /\b(?:others?|etc|more|anywhere|elsewhere|world\w*|everyone|anyone|not|except)\b/iu,
  },
  {
    kind: "residence",
    verdict: "excluded",
    places: "after",
    says: /^\P{L}*(?:(?:not (?:currently )?(?:available|open)|(?:currently )?unavailable|closed) (?:in|to|for)|no \p{L}+ from)(?: (?:residents|candidates|applicants|people|those) (?:of|in|from))?(?: (?:the following|these) (?:countries|locations|regions):?)?(?= (?:the )?\p{Lu})/iu,
    unless: /\b(?:outside|except|unless|other than|only|agencies)\b/iu,
  },
  {
    kind: "residence",
    verdict: "excluded",
    places: "in",
    says: new RegExp(
      `^\\P{L}*(?:${PLACE} (?:is |are )?excluded|[Nn]o ${PLACE.replace("place", "people")},? please)\\W*$`,
      "u",
    ),
  },
  {
    kind: "citizenship",
    verdict: "required",
    places: "in",
    says: new RegExp(
      `${HOLD}${PASSPORT}(?! or )|^\\P{L}*(?:[Aa]n? )?(?:[Vv]alid )?${PASSPORT.replace("place", "people")}${NEEDED}`,
      "u",
    ),
    unless: OF_A_JOURNEY,
  },
  {
    kind: "workAuthorization",
    verdict: "required",
    places: "in",
    says: new RegExp(`${HOLD}${PASSPORT}${OR_PERMIT}`, "u"),
    unless: OF_A_JOURNEY,
  },
];
