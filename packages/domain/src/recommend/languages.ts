import { oneOf } from "../text/one-of.ts";
import type { UserProfile } from "../user/user-profile.ts";

/**
 * Languages that titles ask for, and countries where everyone speaks them. English is left out: every job requires it.
 */
const LANGUAGES: readonly (readonly [string, string])[] = [
  ["german|deutsch|allemand", "DE AT CH LI"],
  ["french|français|francophone|french-canadian", "FR BE CH LU MC"],
  ["spanish|español|castellano|hispanohablante", "ES MX AR CO CL PE UY VE EC BO PY CR GT HN NI PA SV DO CU"],
  ["portuguese|português", "PT BR AO MZ"],
  ["italian|italiano", "IT CH"],
  ["dutch|flemish", "NL BE"],
  ["swedish", "SE"],
  ["norwegian", "NO"],
  ["danish", "DK"],
  ["finnish", "FI"],
  ["icelandic", "IS"],
  ["polish", "PL"],
  ["czech", "CZ"],
  ["slovak", "SK"],
  ["hungarian", "HU"],
  ["romanian", "RO MD"],
  ["bulgarian", "BG"],
  ["greek", "GR CY"],
  ["croatian", "HR"],
  ["serbian", "RS"],
  ["slovenian", "SI"],
  ["ukrainian", "UA"],
  ["russian", "RU BY KZ"],
  ["estonian", "EE"],
  ["latvian", "LV"],
  ["lithuanian", "LT"],
  ["turkish", "TR"],
  ["arabic", "AE SA EG JO LB MA DZ TN KW QA BH OM IQ"],
  ["hebrew", "IL"],
  ["persian|farsi", "IR"],
  ["hindi", "IN"],
  ["bengali", "BD"],
  ["tamil|telugu|urdu|punjabi|gujarati|marathi|kannada|malayalam", ""],
  ["japanese", "JP"],
  ["korean", "KR"],
  ["mandarin|chinese|cantonese", "CN TW HK"],
  ["vietnamese", "VN"],
  ["thai", "TH"],
  ["indonesian|bahasa", "ID"],
  ["tagalog", "PH"],
  ["igbo|yoruba|hausa", "NG"],
  ["swahili", "KE TZ"],
  ["zulu|xhosa|afrikaans", "ZA"],
  ["amharic", "ET"],
  ["catalan|basque|galician", ""],
];

const NAMES = LANGUAGES.map(([names, countries]) => ({
  named: new RegExp(`(?<![\\p{L}])(?:${names})(?![\\p{L}])`, "iu"),
  countries: countries.match(/[A-Z]{2}/g) ?? [],
}));

const NEEDED = "required|needed|necessary";
/** Uses of a language's name that do not ask for the language. */
const NO_LANGUAGE = new RegExp(
  oneOf(
    String.raw`\b(?:nail|gel|shoe|floor|furniture) polish\b`,
    String.raw`\bfrench polish\w*`,
    String.raw`\b\p{L}+ (?:massages?|cuisine|cooking|medicine)\b`,
    String.raw`\b\p{L}+ (?:(?:is|language|skills) )*not (?:${NEEDED})\b`,
    String.raw`\bno \p{L}+ (?:${NEEDED})\b`,
  ),
  "giu",
);

const leaveOutOthers = (text: string): string => text.replace(NO_LANGUAGE, " ");

/** Whether a skill is a language, which says nothing about a person's trade. */
export function isLanguage(skill: string): boolean {
  const text = leaveOutOthers(skill);
  return NAMES.some(({ named }) => named.test(text));
}

/**
 * Accepts jobs whose title names only languages that the person's title or skills name, or that are spoken where they
 * live or would work.
 *
 * @example createLanguageRule({ jobTitle: "Translator", skills: ["French"] })({ title: "Swedish Translator" }); // false
 */
export function createLanguageRule({
  jobTitle = "",
  skills = [],
  country = "",
  preferences: { preferredLocations = [] } = {},
}: Pick<UserProfile, "jobTitle" | "skills" | "country" | "preferences">): (job: {
  readonly title: string;
}) => boolean {
  const own = leaveOutOthers([jobTitle, ...skills].join(", "));
  const places = [country, ...preferredLocations];
  const foreign = NAMES.filter(
    ({ named, countries }) => !named.test(own) && !countries.some((code) => places.includes(code)),
  );
  const isForeign = (title: string) => foreign.some(({ named }) => named.test(title));
  const isOwn = (title: string) =>
    NAMES.some((language) => !foreign.includes(language) && language.named.test(title));
  // One of several languages is often enough: "German or French".
  return (job) => {
    const title = leaveOutOthers(job.title);
    return !isForeign(title) || isOwn(title);
  };
}
