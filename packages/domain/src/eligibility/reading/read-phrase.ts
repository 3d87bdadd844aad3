import { findPeople } from "../../place/find-people.ts";
import { joinPlaces, listPlaceCodes } from "../../place/region.ts";
import { foldName } from "../../text/fold-text.ts";
import { type EligibilityFact, isOf } from "../eligibility-fact.ts";
import { takesContractorsElsewhere } from "../phrases/every-language.ts";
import { EXCEPTING, findLeftOut } from "../phrases/exceptions.ts";
import type { Match, Named, Phrase, PhraseTable, ExtractedFact } from "../phrases/phrase.ts";
import { findPlaces } from "./find-places.ts";
import { findStatement, isSaidBeside } from "./find-statement.ts";
import { isOfBenefits } from "./is-of-benefits.ts";
import { ALSO } from "./merge-demands.ts";
import { CLAUSE_BEHIND, findDenial, isBarred, keepWhole, readBarred, readDenied } from "./read-denied.ts";
import { readHours } from "./read-hours.ts";
import { closeToRest, readWorld } from "./read-world.ts";

/** The fact that a phrase finds in a sentence, if any. */
export function readPhrase(
  phrase: Phrase,
  table: PhraseTable,
  plain: string,
  sentence: string,
): ExtractedFact | undefined {
  const said = readFirst(phrase, table, plain, sentence);
  if (said !== "denied") return said;
  // "No need to live in Lima, but you must live in Peru" goes on with what it asks for.
  const to = (phrase.says.exec(plain)?.index ?? 0) + 1;
  const rest = CLAUSE_BEHIND.exec(plain.slice(to))?.index ?? plain.length;
  const told = readFirst(phrase, table, " ".repeat(to + rest) + plain.slice(to + rest), sentence);
  return told === "denied" ? undefined : told;
}

function readFirst(
  phrase: Phrase,
  table: PhraseTable,
  plain: string,
  sentence: string,
): ExtractedFact | "denied" | undefined {
  const found = phrase.says.exec(plain);
  const named = found && readPlaces(phrase, found, sentence);
  if (!found || !named) return undefined;
  const places = phrase.verdict === "excluded" ? keepWhole(named) : named;
  const from = found.index;
  const match = { from, to: from + found[0].length, namedAt: findNamed(phrase.places, found), plain, places };
  if (saysElse(phrase, table, match)) return undefined;
  if (isBarred(phrase, table, match)) return readBarred(phrase, match);
  const denial = findDenial(phrase, table, match);
  const demand = denial
    ? readDenied(phrase, table, match, denial, sentence)
    : readDemand(phrase, table, match);
  const world = demand && phrase.ofWorld ? readWorld(demand, phrase, table, match, sentence) : demand;
  const told = world && phrase.excepts ? closeToRest(world, found[0], sentence.slice(match.to)) : world;
  return told ? { fact: told, from, to: match.to, namedAt: match.namedAt } : denial && "denied";
}

/** Where the places of a match begin. */
function findNamed(places: Phrase["places"], { index, groups, 0: said }: RegExpExecArray): number {
  if (places === "after") return index + said.length;
  return places === "in" ? index + said.indexOf(nameIn(groups)) : index;
}

const nameIn = (groups: RegExpExecArray["groups"]): string => groups?.["place"] ?? groups?.["people"] ?? "";

function saysElse(phrase: Phrase, table: PhraseTable, match: Match): boolean {
  const { verdict } = phrase;
  const { plain, to, places } = match;
  if (isOfOthers(phrase, table, match)) return true;
  if (isOf("residence", "only")(phrase) && isOfBenefits(match)) return true;
  if (phrase.kind === "residence" && isTurnedRound(verdict, match)) return true;
  if (verdict === "excluded") return listPlaceCodes(places).length === 0;
  if (verdict === "only") {
    // Who may apply from outside a place, too, need not live there.
    const isOutside = table.outside.test(plain.slice(0, match.namedAt)) && ALSO.test(plain);
    return isOutside || table.notOnly.test(plain) || takesContractorsElsewhere(plain);
  }
  // "No matter where you live in Mexico" opens Mexico, and not the world.
  if (verdict !== "open" || phrase.ofWorld === "spread") return false;
  // "Anywhere, but not in Peru" is no place that it is of.
  return table.placeFollows.test(plain.slice(to).split(EXCEPTING)[0] ?? "");
}

/** "Anyone, except those who live in Peru" asks for no home there, and "nobody, except those who" turns none of them down. */
function isTurnedRound(verdict: Phrase["verdict"], { plain, from, namedAt }: Match): boolean {
  const behind = plain.slice(namedAt);
  if (verdict === "only") return findLeftOut(plain.slice(0, namedAt), behind) === "leftOut";
  if (verdict !== "excluded") return false;
  const before = plain.slice(0, from).split(CLAUSE_BEGINS).at(-1) ?? "";
  return findLeftOut(before + plain.slice(from, namedAt), behind) === "onlyThey";
}

/** Before the clause that leaves somebody out: what others deny is none of it. */
const CLAUSE_BEGINS =
  /[.;:,–—(]| (?:and|but|because|so|we|you|und|aber|weil|y|pero|porque|e|mas|et|mais|car) /u;

/** Whether the sentence is about somebody other than the applicant, or about a thing. */
function isOfOthers({ kind, subject }: Phrase, table: PhraseTable, { plain, from }: Match): boolean {
  const { others, othersWork } = table;
  if (kind !== "residence") return othersWork.test(plain.slice(0, from));
  if (RECRUITS.test(plain.slice(from)) && AS_A_RECRUITER.test(plain.slice(0, from))) return true;
  const clause = plain.slice(Math.max(0, from - MAX_SUBJECT), from).replace(CLAUSES_BEFORE, "");
  const own = HIRES.test(plain.slice(from)) ? clause.replace(JOINED_BEFORE, "") : clause;
  return subject?.test(own) === false || others.test(own);
}

/** "You'll recruit people in Peru" is what a recruiter does there. */
const RECRUITS = /^(?:hir|recruit|employ|source|sourcing)/iu;
const AS_A_RECRUITER =
  /\b(?:you(?:['’](?:ll|re)| will| would| are)?|your (?:job|role|task|work|mission) is to|responsible for|in charge of|help(?:ing)?(?: us)?(?: to)?)(?: also| be)? $/iu;

/** Longest subject, in characters, with everything before its verb. */
const MAX_SUBJECT = 120;
const CLAUSES_BEFORE = /^[^]*[.;:!?,()–—|•]/u;
/** Where what the company does goes on: "we are a team of ten and hire in Peru". */
const HIRES = /^(?:contrat|recrut|emple|embauch|engag|stell|einstell|hire|hiring)/iu;
const JOINED_BEFORE = /^[^]* (?:and|y|e|und|et) $/u;

/** Kinds of which a wish ("ideally") is a fact of its own. */
const WISHED: ReadonlySet<EligibilityFact["kind"]> = new Set(["residence", "clearance", "hours"]);
/** Kinds and verdicts that demand something of a person. */
const OF_PEOPLE: ReadonlySet<EligibilityFact["kind"]> = new Set(["residence", "workAuthorization"]);
const DEMANDS: ReadonlySet<EligibilityFact["verdict"]> = new Set(["only", "required"]);

/** Characters behind a demand in which its alternative begins. */
const MAX_PLACES = 100;

/** Words after which something else is required: "in the US and have or be able to obtain a clearance". */
const BESIDES = /[,;:]|(?<!\p{L})(?:and|with|as|und|mit|als|y|con|como|et|avec|en|comme|e|com)(?!\p{L})/iu;

/** Whether the sentence offers an alternative to what it demands. */
function isOneWay({ kind, verdict }: Phrase, { alternative }: PhraseTable, { plain, to }: Match): boolean {
  if (!DEMANDS.has(verdict) || !OF_PEOPLE.has(kind)) return false;
  const behind = plain.slice(to, to + MAX_PLACES);
  const other = alternative.exec(behind);
  return other !== null && !BESIDES.test(behind.slice(0, other.index));
}

/** The text between the semicolons around a match. */
const clauseAround = (match: Match): string =>
  match.plain.slice(beginsAt(match), match.to) + (/^[^;]*/.exec(match.plain.slice(match.to))?.[0] ?? "");

const beginsAt = ({ plain, from }: Match): number => plain.lastIndexOf(";", from) + 1;

/** Whether the phrase's `unless` applies. For who may live anywhere, it must be in the same statement. */
function isUnless(phrase: Phrase, { next }: PhraseTable, match: Match): boolean {
  const { unless } = phrase;
  const begins = beginsAt(match);
  const said = clauseAround(match);
  if (!unless?.test(said)) return false;
  // Who lives somewhere may be named in another statement: "people in Peru live well, and our customers know it".
  if (!next || phrase.kind !== "residence" || DEMANDS.has(phrase.verdict)) return true;
  const own = findStatement(match.plain, match, next);
  return isSaidBeside(unless, said, { from: own.from - begins, to: own.to - begins });
}

function readDemand(phrase: Phrase, table: PhraseTable, match: Match): ExtractedFact["fact"] | undefined {
  const { to, plain, places } = match;
  if (isUnless(phrase, table, match)) return undefined;
  if (isOneWay(phrase, table, match)) return undefined;
  const wish = phrase.closed ? null : table.wished.exec(plain);
  // "Must live in the US, East Coast preferred" demands the one and wishes for the other.
  const before = plain.slice(0, to);
  const isLast = wish !== null && /(?:ly|weise|mente|ement)\P{L}*$/u.test(plain.slice(wish.index));
  const isWished =
    wish !== null &&
    // "You should live in Chile, ideally" asks for nothing else than that.
    (wish.index < to || !(isLast ? table.obliged : table.demanded).test(before));
  const verdict = isWished ? wishFor(phrase) : phrase.verdict;
  if (verdict === undefined) return undefined;
  // A citizen, or one who holds a permit: it is the permit that nobody goes without.
  const isEither = phrase.kind === "citizenship" && table.orPermit?.test(plain) === true;
  const kind = isEither ? "workAuthorization" : phrase.kind;
  const { countries, regions } = places;
  const hours = kind === "hours" && readHours(table, match);
  return { kind, verdict, countries: [...countries], regions: [...regions], ...hours };
}

function wishFor({ kind, verdict }: Phrase): EligibilityFact["verdict"] | undefined {
  if (verdict !== "only" && verdict !== "required") return verdict;
  if (WISHED.has(kind)) return "preferred";
  return kind === "workAuthorization" || kind === "citizenship" ? undefined : verdict;
}

function readPlaces(
  { places, otherwise, isHome, verdict }: Phrase,
  found: RegExpExecArray,
  sentence: string,
): Named | undefined {
  const at = findNamed(places, found);
  if (places === "after") {
    const behind = sentence.slice(at);
    // What brackets leave out ends with them: "Asia (except Japan), Kenya".
    return findPlaces(verdict === "excluded" ? (UP_TO_BRACKET.exec(behind)?.[0] ?? "") : behind, isHome);
  }
  if (places === "in") {
    const place = nameIn(found.groups);
    // As far as the list goes on, but for what is joined to a name: "EU-Arbeitserlaubnis".
    const named = findPlaces(sentence.slice(at)) ?? findPlaces(place) ?? readPeople(place);
    if (named) return joinOtherState(named, sentence.slice(at + place.length));
    return otherwise === undefined ? undefined : { countries: [otherwise], regions: [] };
  }
  return { countries: places === "there" ? [] : [...(places ?? [])], regions: [] };
}

const UP_TO_BRACKET = /^[^()]*(?:\([^()]*\)[^()]*)*/u;

/** Places by their peoples ("argentinos y chilenos"); undefined unless we know them all. */
function readPeople(names: string): Named | undefined {
  const places = names
    .split(/, | (?:y|e|o|u|ou|et|und|oder|and|or) /u)
    .map((name) => findPeople(foldName(name.replace(/^(?:An?|The) /u, ""))));
  const known = places.flatMap((place) => place ?? []);
  return known.length === places.length ? joinPlaces(known) : undefined;
}

/** "Spanish nationality, or that of another member state of the EU": both. */
function joinOtherState(named: Named, behind: string): Named {
  const lead = OTHER_STATE.exec(behind)?.[0];
  const other = lead === undefined ? undefined : findPlaces(behind.slice(lead.length));
  if (!other) return named;
  return joinPlaces([named, other]);
}

const OTHER_STATE =
  /^,?(?: \p{L}+)? (?:o|ou|oder|or) (?:\p{L}+[’' ]+){0,3}?(?:otro|outro|autre|anderen?|another) (?=\p{L})/iu;
