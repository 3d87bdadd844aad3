import { foldName } from "../text/fold-text.ts";

const anyOf = (words: string): string => words.replaceAll("\n", "|");

/** Folded words that only lead to a name: "remote in Lebanon", "must be located in Peru". */
const LEADING = String.raw`remot[eo](?:ly)?|first|friendly|fully|100%|based|distributed|virtual|nationwide|national
anywhere in|within|in|from|the|of|near|all|any|only|select(?:ed)?|eligible|open to|a plus|flexibility|opportunity
preferably|ideally|(?:strongly )?preferred|required|must (?:be|reside|live)|located|living
residents?|candidates?|applicants|people
locations?|hub|cities|state|hq|headquarters|offices?
downtown|midtown|mitte|suburbs?|city cent(?:re|er)|metroplex|(?:greater|metro(?:politan)?)(?: area)?|area|region
(?:gross|ballungs)?raum|(?:und )?umgebung|\d+ (?:miles|mi|km|kilomet(?:er|re)s?)|a distan(?:ce|cia)`;
/** Folded words for working at home, in an office, or in both. */
const WAYS_OF_WORK = String.raw`(?:home|office)[ -]?based|home ?office|work from home|wfh|h[iy]brid(?:[aoe]|es|en)?
telework|telecommut(?:e|ing)|teletrabajo|teletrabalho|teletravail
on[- ]?site|in[- ](?:office|person)|vor ort|sur (?:site|place)|(?:en )?presentiel|presencial`;
/** "APAC-C1" is an office's code. */
const OFFICE_CODE = String.raw`[a-z]\d`;
const NOISE = new RegExp(`\\b(?:${anyOf(WAYS_OF_WORK)}|${anyOf(LEADING)}|${OFFICE_CODE})\\b`, "g");
const AROUND_HOURS =
  /\b(?:time|zones?|timezones?|hours|overlap|with|must|business|working|between|and|or|to)\b/g;

/** A folded name without words that only lead to it: "remote in lebanon". */
export const dropNoise = (folded: string) => foldName(folded.replace(NOISE, " "));

/** Whether a name holds anything but words that only lead to one, or stand around hours taken out of it. */
export const saysSomething = (name: string): boolean =>
  // "OR" is Oregon and "IN" Indiana.
  /(?:^|\bin)\s*[A-Z]{2}\s*$/.test(name) || dropNoise(foldName(name)).replace(AROUND_HOURS, "").trim() !== "";

const CONJUNCTION = "(?:and|or|und|oder|et|ou|y|o|e)";
// "Portland OR or remote": the first is Oregon.
const BETWEEN_NAMES = new RegExp(String.raw` (?:${CONJUNCTION}|&|\+)(?! ${CONJUNCTION} ) |&|\+(?!\d)`, "i");
const FIRST = new RegExp(`^${CONJUNCTION} `);

/** Names that a conjunction stands between, in English, German, French, Spanish or Portuguese: "Portugal and Spain". */
export const splitAtConjunctions = (names: string): string[] =>
  names.trim().replace(FIRST, "").split(BETWEEN_NAMES);

/** "Remote OK" is not Oklahoma, while "Remote - OK" is. */
const REMOTE_OK = /\b(remote) ok(?:ay)?\b/giu;
/** Of Germany, the United States, Canada and Britain, among others: "94105", "D-10115", "M5V 2T6", "EC2A 4NE". */
const POSTCODE =
  /(?<![\p{L}\d-])(?:(?:[A-Z]{1,2}-)?\d{4,6}(?:-\d{3,4})?|[A-Z]\d[A-Z](?: \d[A-Z]\d)?|[A-Z]{1,2}\d[A-Z\d]?(?: \d[A-Z]{2}))(?![\p{L}\d-])/gu;
/** "Dublin 2", "Paris 9e". */
const DISTRICT = /(?<=\p{Ll}) \d{1,2}(?:er?|[eè]me|th)?\s*$/u;

/** "Co. Dublin" is a county of Ireland. */
const COUNTY = /^\s*Co\.? (?=\p{Lu})/u;

/** A name without what is written like letters of a state, or beside a town. */
export const dropCodes = (name: string) =>
  name.replace(REMOTE_OK, "$1").replace(POSTCODE, " ").replace(COUNTY, "");

/** A town without the number of its part. */
export const dropDistrict = (name: string) => name.replace(DISTRICT, "");

/** "Worldwide (IT)" says the trade, with nothing beside it that is in Italy. */
const TRADE =
  /^(\W*(?:(?:fully|100 ?%) )?(?:remote(?:ly)?|worldwide|anywhere|global(?:ly)?)\W*?)[([]\s*IT\s*[)\]]\W*$/i;

/** A statement of place without the trade in brackets. */
export const dropTrade = (text: string) => text.replace(TRADE, "$1");
