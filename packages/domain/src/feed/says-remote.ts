const REMOTE =
  /\b(?:remote|anywhere|worldwide|distributed|telecommut\w*|work from home|wfh|home[- ]based)\b/i;

// Words of the languages that postings come in. "Hybrid Cloud", "Office 365" and the like are things, not places.
const AT_A_PLACE = String.raw`\b(?:(?<!\b(?:no|not|non)[- ])(?:h[yií]brid(?:[aeo]|e[mnrs])?|on[-‐‑ ]?site|in[-‐‑ ](?:the[- ])?office|office[- ]based|vor[- ]ort|im büro|sur site|présentiel|presencial)|(?:not|non)[- ]remote)\b(?![- ](?:365|apps?|cloud|events?|identity|infrastructure|integration|manage|mobile|search|seo|vehicles?))`;
const SAID_AT_A_PLACE = new RegExp(AT_A_PLACE, "i");

const OR = String.raw`(?: ?\(?[/,|&+] ?| \(?(?:or|and|oder|und) )(?:fully |100 ?% )?`;
const SAID_AS_A_CHOICE = new RegExp(
  String.raw`(?<!\b(?:no|not|non)[- ])\bremote${OR}${AT_A_PLACE}|${AT_A_PLACE}${OR}remote\b(?![- (]+h[yií]brid)`,
  "i",
);

/**
 * Whether one of a posting's places is remote work, at a board that has no field for it. Parts are told apart at
 * semicolons: "London (Hybrid); Remote - Spain" is open to people in Spain.
 *
 * @example saysRemote(["Remote - EMEA"]); // true
 */
export function saysRemote(places: readonly string[]): boolean {
  return places
    .flatMap((place) => place.split(";"))
    .some((part) => REMOTE.test(part) && !mentionsWorkAtPlace(part));
}

/** Whether a text speaks of work at a place at all, be it some days of the week or as a choice. */
export function mentionsWorkAtPlace(text: string): boolean {
  return SAID_AT_A_PLACE.test(text);
}

/**
 * Whether every text, a title or a place, says that the work is done at a place, all of it or some days. Where people
 * may choose ("Hybrid/Remote") it does not, and neither does a town alone: an employer has one too.
 *
 * @example saysAtPlace(["Hybrid - Berlin, Germany"]); // true
 */
export function saysAtPlace(texts: readonly string[]): boolean {
  const said = texts.filter((text) => text.trim() !== "");
  return said.length > 0 && said.every((text) => mentionsWorkAtPlace(text) && !SAID_AS_A_CHOICE.test(text));
}
