import { foldName } from "../text/fold-text.ts";

// "APAC-C1" is an office's code; "must be located in", "open to people in" and the like only lead to the name.
const NOISE =
  /\b(?:anywhere in|only|remot[eo](?:ly)?|first|friendly|based|preferably|ideally|downtown|midtown|city cent(?:re|er)|metroplex|\d+ (?:miles|mi|km)|residents?|candidates?|applicants|people|fully|100%|(?:strongly )?preferred|required|locations?|must be|must reside|located|living|open to|h[iy]brid(?:[aoe]|es|en)?|a distan(?:ce|cia)|on[- ]?site|in[- ](?:office|person)|vor ort|sur (?:site|place)|(?:en )?presentiel|presencial|teletrabajo|teletrabalho|teletravail|telework|telecommut(?:e|ing)|within|in|from|the|of|near|all|any|select(?:ed)?|eligible|hub|cities|state|(?:greater|metro(?:politan)?)(?: area)?|area|region|(?:gross|ballungs)?raum|(?:und )?umgebung|hq|headquarters|offices?|(?:home|office)[ -]?based|home ?office|work from home|wfh|homeoffice|distributed|virtual|nationwide|national|opportunity|flexibility|a plus|[a-z]\d)\b/g;
const AROUND_HOURS =
  /\b(?:time|zones?|timezones?|hours|overlap|with|must|business|working|between|and|or|to)\b/g;

/** A folded name without words that only lead to it: "remote in lebanon". */
export const dropNoise = (folded: string) => foldName(folded.replace(NOISE, " "));

/** Whether a name holds anything but words that only lead to one, or stand around hours taken out of it. */
export const saysSomething = (name: string): boolean =>
  // "OR" is Oregon and "IN" Indiana.
  /^\s*[A-Z]{2}\s*$/.test(name) || dropNoise(foldName(name)).replace(AROUND_HOURS, "").trim() !== "";

/** "Remote OK" is not Oklahoma, while "Remote - OK" is. */
const REMOTE_OK = /\b(remote) ok(?:ay)?\b/giu;
/** Of Germany, the United States, Canada and Britain, among others: "94105", "M5V 2T6", "EC2A 4NE". */
const POSTCODE =
  /(?<![\p{L}\d-])(?:\d{4,6}(?:-\d{3,4})?|[A-Z]\d[A-Z](?: \d[A-Z]\d)?|[A-Z]{1,2}\d[A-Z\d]?(?: \d[A-Z]{2}))(?![\p{L}\d-])/gu;

/** "Co. Dublin" is a county of Ireland. */
const COUNTY = /^\s*Co\.? (?=\p{Lu})/u;

/** A name without what is written like letters of a state, or beside a town. */
export const dropCodes = (name: string) =>
  name.replace(REMOTE_OK, "$1").replace(POSTCODE, " ").replace(COUNTY, "");
