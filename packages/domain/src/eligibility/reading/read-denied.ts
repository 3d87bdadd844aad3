import { namesPlaces } from "../../place/region.ts";
import { type EligibilityFact, isOf } from "../eligibility-fact.ts";
import { BUT as EXCEPT, findLeftOut } from "../phrases/exceptions.ts";
import type { ExtractedFact, FoundPlaces, Match, Phrase, PhraseTable } from "../phrases/phrase.ts";
import { measureSpread } from "./read-world.ts";

/** Whether a sentence names people only to turn them down. */
export function isBarred(phrase: Phrase, { barred }: PhraseTable, match: Match): boolean {
  const denial = isOf(phrase, "residence", "only") && !phrase.closed ? barred.exec(match.plain) : null;
  if (!denial) return false;
  const { plain, from, to, namedAt } = match;
  // "People without a home in Peru cannot be taken", "unless you live in Peru, we cannot take you".
  if (WITHOUT.test(plain.slice(0, from))) return false;
  if (findLeftOut(plain.slice(0, namedAt), plain.slice(namedAt)) === "onlyThey") return false;
  const isBehind = denial.index >= to;
  const end = denial.index + denial[0].length;
  if (TWICE.test(isBehind ? plain.slice(from, denial.index) : plain.slice(end, to))) return false;
  const words = between(match, denial);
  if (isBehind) return !OTHER_SUBJECT.test(words) && !/[;:(–—]/.test(words);
  // "We can hire nobody, who lives …": what tells of whom goes on with the sentence.
  return isBeside(words.replace(/,(?= *(?:$|(?:der|die|das|qui|que|who|that) ))/u, ""));
}

/** A double denial is a requirement: "We cannot hire outside Peru". */
const TWICE = new RegExp(
  String.raw`(?<!\p{L})(?:${EXCEPT}|outside|other than|not|fora|fuera|(?:de)?hors|au(?:ss|ß)erhalb|nicht|pas|nao|que no|si no)(?!\p{L})|n['’]t(?!\p{L})`,
  "iu",
);

const WITHOUT =
  /(?<!\p{L})(?:(?:without|ohne|sans|sin|sem)(?: (?!and|und|et|y|e)\p{L}+){0,3}|(?:(?:si|se|caso)(?: voce)?|quien(?:es)?|quem) (?:no|nao)) $/iu;

/** Who may not apply, then. */
export function readBarred({ kind }: Phrase, { places }: Match): ExtractedFact["fact"] | undefined {
  const { countries, regions } = keepWhole(places);
  return namesPlaces({ countries, regions }) ? { kind, verdict: "excluded", countries, regions } : undefined;
}

/** If only a part of a country is excluded, its people may apply. */
export function keepWhole({ countries, regions, inPart }: FoundPlaces): FoundPlaces {
  return { countries: countries.filter((code) => !inPart.includes(code)), regions, inPart: [] };
}

const DENIABLE: ReadonlySet<EligibilityFact["kind"]> = new Set([
  "residence",
  "workAuthorization",
  "citizenship",
  "clearance",
  "workplace",
  "hours",
]);

/**
 * The words that deny a match, right before it or elsewhere in its sentence: "no days in the office", "a visa is not required".
 * "No matter where you live" is no denial.
 */
export function findDenial(
  { kind, verdict, noMatter }: Phrase,
  { denials }: PhraseTable,
  match: Match,
): RegExpExecArray | undefined {
  const { plain, from, to } = match;
  const isOfWork = kind === "workplace" || kind === "travel";
  const mayBeNone = verdict === "contractor" || (verdict === "required" && isOfWork);
  const before = mayBeNone ? denials.before.exec(plain.slice(0, from)) : null;
  if (before) return before;
  const within = mayBeNone && kind === "workplace" ? findWithin(denials.before, match) : undefined;
  if (within) return within;
  const denial = DENIABLE.has(kind) && verdict !== "open" ? denials.said.exec(plain) : null;
  if (!denial) return undefined;
  const isNoMatter = denials.noMatter.test(denial[0]);
  if (isNoMatter && (noMatter || isOfPart(plain, denial))) return undefined;
  // "Remote work is not possible" denies no work at a place.
  const isInside = denial.index >= from && denial.index < to;
  if (isOfWork && isInside && PART_OF_WORK.test(plain.slice(from, to))) return undefined;
  // "No travel is needed, and the role is on-site"; "Work from wherever you like, within EST hours".
  const words = between(match, denial);
  const isOther = isNoMatter || !isBeside(words);
  // "We have no office, so you can work from anywhere except Peru".
  if (isOther && (kind === "hours" || kind === "workplace" || verdict === "excluded")) return undefined;
  // "No need to move, but you live in Peru".
  if (denial.index < from && BUT.test(words)) return undefined;
  // "You live in Canada, no matter which province" denies nothing of Canada.
  return /[,;–—]/u.test(plain.slice(to, denial.index)) ? undefined : denial;
}

const BUT = /[,;–—] ?(?:but|aber|jedoch|sondern|mais|pero|sino|mas)(?!\p{L})/iu;

/** A denial inside of what is found is of the office, where it names no part of the work: "the job is not on-site". */
function findWithin(before: RegExp, { plain, from, to }: Match): RegExpExecArray | undefined {
  const found = plain.slice(from, to);
  if (PART_OF_WORK.test(found)) return undefined;
  for (const { index } of found.matchAll(/ /gu)) {
    const denial = before.exec(plain.slice(from, from + index + 1));
    if (denial) return denial;
  }
  return undefined;
}

const PART_OF_WORK =
  /tele|remot|home|casa|distanc|hause|mobil|domicil|chez (?:vous|soi)|hybrid|hibrid|\b(?:days|d?ias|jours?|semana|semaine|woche)\b|tage/iu;

/** What stands between what is found and what denies it. */
function between({ plain, from, to }: Match, denial: RegExpExecArray): string {
  const end = denial.index + denial[0].length;
  return end <= from ? plain.slice(end, from) : plain.slice(to, denial.index);
}

/** What tells of others of the team who live elsewhere. */
const LIVE_ELSEWHERE =
  /[,;:–—] ?[^.]{0,40}(?<!\p{L})(?:people|colleagues|teammates|gente|leute|menschen|live|lives|lebt|leben|wohnt|wohnen|viven?|vivem?|mora|moram|vit|vivent|habite(?:nt)?|hizo|trabaja\p{L}*|arbeite\p{L}*|travaill\p{L}+|trabalh\p{L}+) (?:in|en|em|a|au|aux|na|no|desde|depuis|aus|de) \p{Lu}/u;

/** What is elsewhere and tells of nobody who works there. */
const THINGS =
  /(?<!\p{L})(?:client|customer|kund|usuari|utilisat|user|office|bureau|oficina|escritori|buro|filial|sede|standort|market|mercado|marche|viaj|viag|voyag|reis|travel)/iu;

/** "You live in Peru (the city does not matter)" denies nothing of Peru. */
const isOfPart = (plain: string, { index, 0: said }: RegExpExecArray): boolean =>
  PART_OF_COUNTRY.test(plain.slice(Math.max(0, index - 30), index + said.length + 30));

const PART_OF_COUNTRY =
  /(?<!\p{L})(?:ciudad|ville|cidade|stadt|region|regiao|provinci?[ae]|departement|bundesland|canton|kanton|city|town)(?!\p{L})/iu;

const isBeside = (words: string): boolean => words.length <= 40 && !BREAK.test(words);

/** Where something else is spoken of. */
const BREAK =
  /[,;:(–—]|(?<!\p{L})(?:as|since|although|though|while|because|but|and|et|mais|car|y|pero|aunque|porque|e|mas|pois|und|aber|da|obwohl|weil)(?!\p{L})/iu;

/** A word behind a place that is none of its name, nor of a list, nor of saying what it is. */
const OTHER_SUBJECT =
  /(?<!\p{L})(?!(?:is|are|ist|even|meme|the|la|el|los|le|les|de[rnlms]?|du|d[ao]s?|die|or|and|nor|y|o|e|ni|nem|et|ou(?= (?:(?:en|aux?|a|la|les?|em|n[ao]s?) )*\p{Lu})|und|oder|en|em|no|na|in|zu|sein|wohnen|leben|will|would)(?!\p{L}))\p{Ll}+/u;

/**
 * Who need not live in a country is told so, which promises no other: there may be more that is asked for. "Applicants in
 * the UK need no visa" says nothing of where they live. "No need to live in Peru: we have people in Oslo and Seoul" is open.
 */
export function readDenied(
  { kind, verdict }: Phrase,
  table: PhraseTable,
  match: Match,
  denial: RegExpExecArray,
): ExtractedFact["fact"] | undefined {
  const { from, to, plain, sentence, places } = match;
  const end = denial.index + denial[0].length;
  const then = plain.slice(Math.max(to, end));
  const isOwn = endsThere(table, then, denial.index <= to ? OTHER_SUBJECT : /\p{L}/u);
  // "A home in Peru is not required", but not "You live in Peru so that a visa is not required".
  const behind = plain.slice(to, denial.index);
  const isNear = isBeside(between(match, denial)) && !OTHER_SUBJECT.test(behind);
  // "No need to live nearby, but you must live in Peru" demands what it names.
  const rest = denial.index <= to ? plain.slice(end, to) : plain.slice(from, denial.index);
  const isDemanded = /[,;:(–—]/.test(rest) || table.obliged.test(rest);
  const { countries, regions } = keepWhole(places);
  const isOptional =
    kind === "residence" && verdict === "only" && isOwn && isNear && !isDemanded && countries.length > 0;
  if (!isOptional || table.denials.noMatter.test(denial[0])) return undefined;
  const isElsewhere =
    /^[^\p{L}]*[:;,–—]/u.test(then) &&
    !THINGS.test(then) &&
    measureSpread(sentence.slice(Math.max(to, end))).continents > 1;
  return (LIVE_ELSEWHERE.test(then) && !THINGS.test(then)) || isElsewhere
    ? { kind, verdict: "open", countries: [], regions: [] }
    : { kind, verdict: "optional", countries, regions };
}

/**
 * Whether no more is said in the clause that denies, but for other places, and nothing behind it takes the denial back:
 * "No need to live in Peru to be a customer", "No need to live in Peru, but you must live in Asia".
 */
function endsThere({ obliged }: PhraseTable, behind: string, more: RegExp): boolean {
  const end = CLAUSE_BEHIND.exec(behind)?.index ?? behind.length;
  const rest = behind.slice(end);
  const namesOther = /^[;,] ?\p{Lu}/u.test(rest) && OTHER_SUBJECT.test(rest);
  return (
    !more.test(behind.slice(0, end).replace(TO_APPLY, "")) &&
    !namesOther &&
    !TAKEN_BACK.test(rest) &&
    !obliged.test(rest)
  );
}

const TO_APPLY =
  /(?: (?:to apply|for this (?:role|position|job)|pour (?:postuler|ce poste)|para (?:postular|se candidatar|est[ea] (?:puesto|posicion|vaga))|fur diese stelle)){1,2}\P{L}*$/iu;
const TAKEN_BACK =
  /(?<!\p{L})(?:but|however|although|though|unless|except|as long as|aber|sondern|solange|mais|tant que|pero|siempre que|mas|desde que)(?!\p{L})/iu;

export const CLAUSE_BEHIND: RegExp = /[,;:–—]/u;
