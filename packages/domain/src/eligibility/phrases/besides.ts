/** A letter between "also" and the places: of the same clause, and of no home, which "also" may be of. */
const NEAR = String.raw`(?:(?!home|offic|casa |domicil)[^.,;:()–—])`;
/** The same behind the first of a list of places. */
const NEAR_LIST = String.raw`(?:${NEAR}|, (?=(?:(?:and|or|und|oder|y|e|o|et|ou) )?[A-Z]))`;

/** "Also" and who is taken, in each language, before the places: "we also consider candidates in". */
const ALSO_BEFORE: readonly RegExp[] = [
  String.raw`\balso(?: \w+){0,2}? (?:consider|accept|welcom|hir(?:e|es|ing)\b|recruit|employ|open to|tak(?:e|ing)\b|possible|available)`,
  String.raw`\b(?:can|may|could) also\b`,
  String.raw`\b(?:consider|accept|welcome|hire|recruit|employ|open|take)(?: (?:applications|applicants|candidates|people))? also (?:to|from|in)\b`,
  String.raw`\b(?:additionally|in addition),? we(?:['’]re| are| will| can)? (?:also )?(?:consider|accept|welcom|hir(?:e|ing)\b|recruit|employ|open to|tak(?:e|ing)\b)`,
  String.raw`\b(?:stellen|nehmen|akzeptieren|berucksichtigen|freuen uns|sind|kannst|konnen|darfst|durfen)(?: \w+){0,2}? (?:auch|ebenfalls|zudem)\b`,
  String.raw`\b(?:auch|zudem|ausserdem) (?:stellen|nehmen|akzeptieren|berucksichtigen|(?:fur )?(?:bewerb|kandidat|personen|menschen|leute))`,
  String.raw`\b(?:tambien|ademas,?) (?:\w+ )?(?:acept|consider|contrat|recib|abiert|disponible|posible|pued|podras|valid)\w*`,
  String.raw`\b(?:acept|consider|contrat|recib|pued)\w* (?:\w+ )?tambien\b`,
  String.raw`\b(?:tambem|alem disso,?) (?:\w+ )?(?:aceit|consider|contrat|receb|abert|disponivel|possivel|pod[ei])\w*`,
  String.raw`\b(?:aceit|consider|contrat|receb|pode)\w* (?:\w+ )?tambem\b`,
  String.raw`\b(?:accept|recrut|consider|embauch|etudi|pouvez|peut|peuvent)\w* (?:aussi|egalement)\b(?! bien)`,
  String.raw`\b(?:aussi|egalement) (?:ouvert|accessible|possible|disponible)`,
].map((way) => new RegExp(String.raw`${way}${NEAR}{0,40}:? ?$`, "i"));

/** The same behind the places: "candidates in Canada are welcome too". */
const WELCOME =
  /\b(?:welcome|consider|accept|open to|apply|possible|fine|work|hiring|recruit|willkommen|moglich|bienvenid|posible|bem-vind|possivel|bienvenu)/i;
const ALSO_BEHIND = new RegExp(
  String.raw`^${NEAR_LIST}{0,60}?\b(?:(?:too|as well)\b(?! as\b)\W*$|(?:are|is|can|may) also (?:welcome|considered|accepted|possible|fine|apply)\b|(?:ist|sind) (?:auch|ebenfalls) (?:willkommen|moglich)|tambien (?:son|es|pueden|se aceptan)|tambem (?:sao|e|podem)\b|sont (?:aussi|egalement) (?:bienvenu|acceptee))`,
);
/** What asks for something besides, and takes nobody else: "you must also live in Peru". */
const DEMANDS =
  /\b(?:must|should|need|needs|have to|required?|only|muss|mussen|musst|nur|deb(?:e|es|en|eras?)|solo|dev(?:e|es|em|era)|apenas|somente|doi(?:t|vent|s)|devez|uniquement)\b/i;

/** Longest text before a place that tells of it. */
const MAX_BEFORE = 100;

/**
 * Whether a sentence without accents opens the places that it names from a point on besides others, and not them alone.
 *
 * @example isSaidBesides("We also consider candidates in Peru.", 30); // true
 */
export function isSaidBesides(plain: string, namedAt: number): boolean {
  const before = plain.slice(Math.max(0, namedAt - MAX_BEFORE), namedAt);
  const behind = plain.slice(namedAt);
  if (DEMANDS.test(before) || DEMANDS.test(behind)) return false;
  if (ALSO_BEFORE.some((way) => way.test(before))) return true;
  return ALSO_BEHIND.test(behind) && (WELCOME.test(before) || WELCOME.test(behind));
}

/** That something is so besides. */
export const ALSO =
  /\b(?:also|additionally|in addition|too|as well|auch|ebenfalls|zudem|ausserdem|tambien|ademas|tambem|alem disso|aussi|egalement)\b/i;
