import { findPeople } from "../place/find-people.ts";
import type { CountryCode, Region } from "../place/place.ts";
import { regionsLivingIn, takeOffsets } from "../place/zone-offsets.ts";
import { foldName } from "../text/fold-text.ts";
import type { EligibilityFact } from "./eligibility-fact.ts";
import { findPlaces } from "./find-places.ts";
import type { Phrase, PhraseTable } from "./phrase.ts";

/** What a sentence says, and from where to where. */
export type Said = { fact: Omit<EligibilityFact, "source" | "quote">; from: number; to: number };

/** What a phrase has found in a sentence, which is `plain` without accents. */
type Match = { from: number; to: number; plain: string; places: Named };

/** What a sentence says by one of a language's phrases; undefined where it says nothing by it. */
export function readPhrase(
  phrase: Phrase,
  table: PhraseTable,
  plain: string,
  sentence: string,
): Said | undefined {
  const said = readFirst(phrase, table, plain, sentence);
  if (said !== "denied") return said;
  // "No need to live in Lima, but you must live in Peru" goes on with what it asks for.
  const to = (phrase.says.exec(plain)?.index ?? 0) + 1;
  const rest = CLAUSE_BEHIND.exec(plain.slice(to))?.index ?? plain.length;
  const told = readFirst(phrase, table, " ".repeat(to + rest) + plain.slice(to + rest), sentence);
  return told === "denied" ? undefined : told;
}

const CLAUSE_BEHIND = /[,;:–—]/u;

function readFirst(
  phrase: Phrase,
  table: PhraseTable,
  plain: string,
  sentence: string,
): Said | "denied" | undefined {
  const found = phrase.says.exec(plain);
  const places = found && readPlaces(phrase, found, sentence);
  if (!found || !places) return undefined;
  const from = found.index;
  const match = { from, to: from + found[0].length, plain, places };
  if (saysElse(phrase, table, match)) return undefined;
  if (isNone(phrase, table, match)) return "denied";
  if (isBarred(phrase, table, match)) return readBarred(phrase, match);
  const denial = findDenial(phrase, table, match);
  const told = denial ? readDenied(phrase, table, match, denial) : readDemand(phrase, table, match);
  return told ? { fact: told, from, to: match.to } : denial && "denied";
}

/** Whether a sentence names people only to say that they cannot be taken. */
function isBarred({ kind, verdict }: Phrase, { barred }: PhraseTable, match: Match): boolean {
  const denial = kind === "residence" && verdict === "only" ? barred.exec(match.plain) : null;
  if (!denial) return false;
  const { plain, from, to } = match;
  const isBehind = denial.index >= to;
  const end = denial.index + denial[0].length;
  if (TWICE.test(isBehind ? plain.slice(from, denial.index) : plain.slice(end, to))) return false;
  const words = between(plain, from, to, denial);
  if (isBehind) return !OTHER_SUBJECT.test(words) && !/[;:(–—]/.test(words);
  // "We can hire nobody, who lives …": what tells of whom goes on with the sentence.
  return isBeside(words.replace(/,(?= *(?:$|(?:der|die|das|qui|que|who|that) ))/u, ""));
}

/** Two denials, or an exception to one, ask for what they name: "We cannot hire outside Peru". */
const TWICE =
  /(?<!\p{L})(?:outside|other than|except|unless|not|fora|fuera|hors|au(?:ss|ß)erhalb|nicht|pas|nao|que no)(?!\p{L})|n['’]t(?!\p{L})/iu;

/** Where only a part of a country is barred, its people may apply. */
function readBarred({ kind }: Phrase, { from, to, places }: Match): Said | undefined {
  if (places.whole !== true) return undefined;
  const { countries, regions } = places;
  return { fact: { kind, verdict: "excluded", countries: [...countries], regions: [...regions] }, from, to };
}

function saysElse(phrase: Phrase, table: PhraseTable, match: Match): boolean {
  const { verdict } = phrase;
  const { plain, to, places } = match;
  if (isOfOthers(phrase, table, match)) return true;
  if (verdict === "excluded") return places.whole !== true;
  if (verdict === "only") return table.notOnly.test(plain);
  // "No matter where you live in Mexico" opens Mexico, and not the world.
  return verdict === "open" && table.placeFollows.test(plain.slice(to));
}

/** Whether it is another than who applies that is spoken of, or a thing. */
function isOfOthers({ kind, subject }: Phrase, table: PhraseTable, { plain, from }: Match): boolean {
  const { others, othersWork } = table;
  if (kind !== "residence") return othersWork.test(plain.slice(0, from));
  const clause = plain.slice(Math.max(0, from - MAX_SUBJECT), from).replace(CLAUSES_BEFORE, "");
  return subject?.test(clause) === false || others.test(clause);
}

/** Whether right before it is said that there is none of it. */
const isNone = ({ kind, verdict }: Phrase, { denying }: PhraseTable, { plain, from }: Match): boolean =>
  (verdict === "contractor" || (verdict === "required" && (kind === "workplace" || kind === "travel"))) &&
  denying.test(plain.slice(0, from));

/** Characters that a subject has, with what is said of it before its verb. */
const MAX_SUBJECT = 120;
const CLAUSES_BEFORE = /^[^]*[.;:!?,()–—|•]/u;

/** What a wish makes of a demand; of other kinds a wish says nothing. */
const WISHED: ReadonlySet<EligibilityFact["kind"]> = new Set(["residence", "clearance", "hours"]);
const DENIABLE: ReadonlySet<EligibilityFact["kind"]> = new Set([
  "residence",
  "workAuthorization",
  "citizenship",
  "clearance",
  "workplace",
  "hours",
]);

/** The words that deny what is found. "No matter where you live" denies nothing. */
function findDenial(
  { kind, verdict }: Phrase,
  table: PhraseTable,
  { plain, from, to }: Match,
): RegExpExecArray | undefined {
  const denial = DENIABLE.has(kind) && verdict !== "open" ? table.negated.exec(plain) : null;
  if (!denial) return undefined;
  // "No travel is needed, and the role is on-site"; "Work from wherever you like, within EST hours".
  const isOfWork = kind === "hours" || kind === "workplace";
  if (isOfWork && (table.noMatter.test(denial[0]) || !isBeside(between(plain, from, to, denial))))
    return undefined;
  // "You live in Canada, no matter which province" denies nothing of Canada.
  return plain.slice(to, denial.index).includes(",") ? undefined : denial;
}

/** What stands between what is found and what denies it. */
function between(plain: string, from: number, to: number, denial: RegExpExecArray): string {
  const end = denial.index + denial[0].length;
  return end <= from ? plain.slice(end, from) : plain.slice(to, denial.index);
}

const isBeside = (words: string): boolean => words.length <= 40 && !BREAK.test(words);

/** Where something else is spoken of. */
const BREAK =
  /[,;:(–—]|(?<!\p{L})(?:as|since|although|though|while|because|but|and|et|mais|car|y|pero|aunque|porque|e|mas|pois|und|aber|da|obwohl|weil)(?!\p{L})/iu;

/** A word behind a place that is none of its name, nor of a list, nor of saying what it is. */
const OTHER_SUBJECT =
  /(?<!\p{L})(?!(?:is|are|ist|even|meme|the|la|el|los|le|les|de[rnlms]?|du|d[ao]s?|die|or|and|nor|y|o|e|ni|nem|et|ou(?= (?:(?:en|aux?|a|la|les?|em|n[ao]s?) )*\p{Lu})|und|oder|en|em|no|na|in|zu|sein|wohnen|leben|will|would)(?!\p{L}))\p{Ll}+/u;

/** Who need not live in one country may live in any; "Applicants in the UK need no visa" says nothing of others. */
function readDenied(
  { kind, verdict }: Phrase,
  table: PhraseTable,
  { from, to, plain, places }: Match,
  denial: RegExpExecArray,
): Said["fact"] | undefined {
  const end = denial.index + denial[0].length;
  const isOwn = endsThere(
    table,
    plain.slice(Math.max(to, end)),
    denial.index <= to ? OTHER_SUBJECT : /\p{L}/u,
  );
  // "A home in Peru is not required", but not "You live in Peru so that a visa is not required".
  const behind = plain.slice(to, denial.index);
  const isNear = isBeside(between(plain, from, to, denial)) && !OTHER_SUBJECT.test(behind);
  // "No need to live nearby, but you must live in Peru" demands what it names.
  const rest = denial.index <= to ? plain.slice(end, to) : plain.slice(from, denial.index);
  const isDemanded = /[,;:(–—]/.test(rest) || table.obliged.test(rest);
  const isOfCountry = places.whole === true && places.countries.length > 0;
  const isOpen = kind === "residence" && verdict === "only" && isOwn && isNear && !isDemanded && isOfCountry;
  return isOpen && !table.noMatter.test(denial[0])
    ? { kind, verdict: "open", countries: [], regions: [] }
    : undefined;
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

function readDemand(phrase: Phrase, table: PhraseTable, match: Match): Said["fact"] | undefined {
  const { to, plain, places } = match;
  if (phrase.unless?.test(plain)) return undefined;
  const wish = table.wished.exec(plain);
  // "Must live in the US, East Coast preferred" demands the one and wishes for the other.
  const before = plain.slice(0, to);
  const isLast = wish !== null && /(?:ly|weise|mente|ement)\P{L}*$/u.test(plain.slice(wish.index));
  const isWished =
    wish !== null &&
    // "You should live in Chile, ideally" asks for nothing else than that.
    (wish.index < to || !(isLast ? table.obliged : table.demanded).test(before));
  const verdict = isWished ? wishFor(phrase) : phrase.verdict;
  if (verdict === undefined) return undefined;
  const { kind } = phrase;
  const { countries, regions } = places;
  const hours = kind === "hours" && readHours(table, match);
  return { kind, verdict, countries: [...countries], regions: [...regions], ...hours };
}

function wishFor({ kind, verdict }: Phrase): EligibilityFact["verdict"] | undefined {
  if (verdict !== "only" && verdict !== "required") return verdict;
  if (WISHED.has(kind)) return "preferred";
  return kind === "workAuthorization" || kind === "citizenship" ? undefined : verdict;
}

type Named = { countries: readonly CountryCode[]; regions: readonly Region[]; whole?: boolean };

function readPlaces({ places, isHome }: Phrase, found: RegExpExecArray, sentence: string): Named | undefined {
  if (places === "after") return findPlaces(sentence.slice(found.index + found[0].length), isHome);
  if (places === "in") {
    const place = found.groups?.["place"] ?? "";
    // As far as the list goes on, but for what is joined to a name: "EU-Arbeitserlaubnis".
    const at = found.index + found[0].indexOf(place);
    return findPlaces(sentence.slice(at)) ?? findPlaces(place) ?? findPeople(foldName(place));
  }
  return { countries: places === "there" ? [] : [...(places ?? [])], regions: [], whole: true };
}

function readHours(
  table: PhraseTable,
  { plain, from }: Match,
): Partial<Pick<EligibilityFact, "timezones" | "overlap" | "regions">> {
  // The zone that the words name, where the sentence names others before them: "±3 hours from CET".
  const begin = /(?:±|\+\/-) ?\d{1,2} $/u.exec(plain.slice(0, from))?.index ?? from;
  const { window } = takeOffsets(plain.slice(begin).replace(/\b([ECMP])T\b/gu, "$1ST"));
  const lived = window && table.livedIn?.test(plain) ? { regions: regionsLivingIn(window) } : {};
  const overlap = Number(table.overlap.exec(plain)?.[1] ?? 0);
  return {
    ...lived,
    ...(window && { timezones: window }),
    ...(overlap >= 1 && overlap <= 12 && { overlap }),
  };
}
