import { oneOf } from "../text/one-of.ts";

const REMOTE_WORDS = String.raw`remot[eo]|anywhere|worldwide|telecommut\p{L}*|work from home|wfh|home[- ]based|homeoffice|télétravail|teletrabajo`;
// A word ends at any non-letter, including an underscore: "remote_us".
const REMOTE = new RegExp(
  String.raw`(?<!\p{L}|\b(?:no|not|non|kein|sin|sans) )(?:${REMOTE_WORDS})(?!\p{L})`,
  "iu",
);
// Only on their own, as there are virtual assistants and distributed systems.
const REMOTE_ALONE = /(?:^|[-–,(|/:]) ?(?:distributed|virtual|nationwide|home office)(?= ?(?:$|[-–,)|/:]))/i;

// In the languages of postings.
const AT_OFFICE = oneOf(
  "h[yií]brid(?:[aeo]|e[mnrs])?",
  "on[-‐‑ ]?site",
  "in[-‐‑ ](?:the[- ])?office",
  "office[- ]based",
  "vor[- ]ort",
  "im büro",
  "sur site",
  "présentiel",
  "presencial",
  "(?:t[ée]l[ée]travail|teletrabajo|teletrabalho) par(?:tiel|cial)",
  "(?:partially|partly|teilweise|parcialmente|partiellement) remot[eoa]",
);
/** "Hybrid Cloud", "Office 365": things, not places. */
const THINGS =
  "365|apps?|cloud|events?|identity|infrastructure|integration|manage|mobile|search|seo|vehicles?";
const NOT = String.raw`(?<!\b(?:no|not|non)[- ])`;
const AT_A_PLACE = String.raw`\b(?:${NOT}${AT_OFFICE}|(?:not|non)[- ]remote)\b(?![- ](?:${THINGS}))`;
const SAID_AT_A_PLACE = new RegExp(AT_A_PLACE, "i");

const OR = String.raw`(?: ?\(?[/,|&+] ?| \(?(?:or|and|oder|und|o|ou|y|et) )(?:fully |100 ?% )?`;
const SAID_AS_A_CHOICE = new RegExp(
  String.raw`${NOT}\bremot[eo]${OR}${AT_A_PLACE}|${AT_A_PLACE}${OR}remot[eo]\b(?![- (]+h[yií]brid)`,
  "i",
);
// "Onsite Paris or Remote", "Chicago (Hybrid) OR Remote"; a title may be truncated within the last word.
const SAID_IN_WORDS = new RegExp(
  String.raw`${NOT}\bremot[eo]\)? \(?(?:or|oder|o|ou) ${AT_A_PLACE}|${AT_A_PLACE}[^;|\n]{0,40}? \(?(?:or|oder|o|ou) (?:fully |100 ?% )?remo(?:t[eo]\b|t?(?:…|\.{3})?$)`,
  "i",
);

/**
 * Whether one of a posting's places is remote, for boards without a field for it. Parts are separated by semicolons:
 * "London (Hybrid); Remote - Spain" is open to people in Spain. If one part names both, only "or" makes it a choice:
 * "Remote/Hybrid" may mean some days of each.
 *
 * @example saysRemote(["Remote - EMEA"]); // true
 */
export function saysRemote(places: readonly string[]): boolean {
  return places
    .flatMap((place) => place.split(";"))
    .some((part) => SAID_IN_WORDS.test(part) || (mentionsRemote(part) && !mentionsWorkAtPlace(part)));
}

const mentionsRemote = (part: string) => REMOTE.test(part) || REMOTE_ALONE.test(part.trim());

const FULLY_REMOTE = oneOf(
  String.raw`(?<!\p{L})(?:100 ?%|voll(?:ständig)?|komplett|fully|entirely) (?:im |von )?(?:remote|home[ -]?office|mobil(?:es)? arbeiten)\b(?![^.\n]{0,40}\b(?:year|jahr|wochen|weeks|nicht|not)\b)`,
  String.raw`\b(?:deutschlandweit|bundesweit) (?:remote|im home[ -]?office)\b`,
  String.raw`\bremote (?:aus|in) ganz deutschland\b`,
);
/** All of the work is remote if people want, not just some weeks of the year. */
const ALL_OF_IT = new RegExp(FULLY_REMOTE, "iu");
const CHOOSE = String.raw`ob|arbeite dort|wahlweise|entscheide\p{L}*|choose|whether|either|up to you`;
const OFFICE = "b[üu]ro|office|vor ort|on-?site";
const OFFERED_IN_TEXT = new RegExp(
  String.raw`\b(?:${CHOOSE})\b[^.]{0,70}\b(?:remote|home[ -]?office|from home)\b[^.]{0,25}\b(?:oder|or)\b[^.]{0,50}(?:${OFFICE})`,
  "iu",
);

/**
 * Whether a description lets people choose between remote and office, or offers fully remote work.
 *
 * @example offersRemote("Arbeite dort, wo du magst: im Home Office oder in unserem Büro"); // true
 */
export const offersRemote = (description: string): boolean =>
  OFFERED_IN_TEXT.test(description) || ALL_OF_IT.test(description);

/** Whether a text mentions on-site work at all, even partly or as a choice. */
export function mentionsWorkAtPlace(text: string): boolean {
  return SAID_AT_A_PLACE.test(text);
}

/**
 * Whether every text, a title or a place, says that the work is on site, at least on some days. A choice
 * ("Hybrid/Remote") does not count, nor does a town alone, which may be the employer's.
 *
 * @example saysAtPlace(["Hybrid - Berlin, Germany"]); // true
 */
export function saysAtPlace(texts: readonly string[]): boolean {
  const said = texts.filter((text) => text.trim() !== "");
  return said.length > 0 && said.every((text) => mentionsWorkAtPlace(text) && !isChoice(text));
}

const isChoice = (text: string) => SAID_AS_A_CHOICE.test(text) || SAID_IN_WORDS.test(text);
