import { namesPlaces } from "../../place/region.ts";
import { type EligibilityFact, isOf } from "../eligibility-fact.ts";
import { ALSO } from "../phrases/besides.ts";
import { takesContractorsElsewhere } from "../phrases/every-language.ts";
import { EXCEPTING, findLeftOut } from "../phrases/exceptions.ts";
import type { ExtractedFact, Match, Phrase, PhraseTable } from "../phrases/phrase.ts";
import { readPhrasePlaces } from "./find-places.ts";
import { isOfBenefits } from "./is-of-benefits.ts";
import { CLAUSE_BEHIND, findDenial, isBarred, keepWhole, readBarred, readDenied } from "./read-denied.ts";
import { readHours } from "./read-hours.ts";
import { readWorld } from "./read-world.ts";

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
  const named = found && readPhrasePlaces(phrase, found, sentence);
  if (!found || !named) return undefined;
  const places = phrase.verdict === "excluded" ? keepWhole(named.places) : named.places;
  const [from, to] = [found.index, found.index + found[0].length];
  const match = { from, to, namedAt: named.at, sentence, plain, places };
  const extract = (fact: ExtractedFact["fact"] | undefined) => fact && { fact, from, to, namedAt: named.at };
  if (saysElse(phrase, table, match)) return undefined;
  if (isBarred(phrase, table, match)) return extract(readBarred(phrase, match));
  const denial = findDenial(phrase, table, match);
  if (denial) return extract(readDenied(phrase, table, match, denial)) ?? "denied";
  const demand = readDemand(phrase, table, match);
  return extract(demand && phrase.ofWorld ? readWorld(demand, phrase, table, match) : demand);
}

function saysElse(phrase: Phrase, table: PhraseTable, match: Match): boolean {
  const { verdict } = phrase;
  const { plain, to, places } = match;
  if (isOfOthers(phrase, table, match)) return true;
  if (isOf(phrase, "residence", "only") && isOfBenefits(match)) return true;
  if (phrase.kind === "residence" && isTurnedRound(verdict, match)) return true;
  if (verdict === "excluded") return !namesPlaces(places);
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

/** Whether the phrase's `unless` applies between the semicolons around the match. */
function isUnless({ unless, kind, verdict }: Phrase, { next }: PhraseTable, match: Match): boolean {
  const { plain, from, to } = match;
  const begins = plain.lastIndexOf(";", from) + 1;
  const end = plain.indexOf(";", to);
  const clause = plain.slice(begins, end < 0 ? undefined : end);
  if (!unless?.test(clause)) return false;
  if (!next || kind !== "residence" || DEMANDS.has(verdict)) return true;
  // Customers and offices that another statement speaks of make no difference: "du lebst in Peru, und unsere Kunden auch".
  const statement = findStatement(plain, match, next);
  return [...clause.matchAll(new RegExp(unless, `g${unless.flags}`))].some(({ index, 0: said }) => {
    const at = begins + index;
    return !OTHERS_OWN.test(said) || (at < statement.to && at + said.length > statement.from);
  });
}

/** What is told of others than who applies, and of the company's own. */
const OTHERS_OWN = /client|kund|usuari|utilisat|usager|buro|bureau|locaux|oficin|sede|escrit|team|equip/iu;

/** Where a statement begins before something that is found: no comma by itself, for "our customers, who live in Peru". */
const STATEMENT_BEFORE = /[;:] | [–—] |,? (?:but|aber|pero|mas|mais) /gu;

/** The statement that something found is in, of a sentence without accents; `next` begins another. */
export function findStatement(
  plain: string,
  { from, to }: Pick<Match, "from" | "to">,
  next: RegExp,
): { from: number; to: number } {
  const end = next.exec(plain.slice(to));
  const before = [...plain.slice(0, from).matchAll(STATEMENT_BEFORE)].at(-1);
  return {
    from: before ? before.index + before[0].length : 0,
    to: end ? to + end.index : plain.length,
  };
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
  return { kind, verdict, countries, regions, ...hours };
}

function wishFor({ kind, verdict }: Phrase): EligibilityFact["verdict"] | undefined {
  if (verdict !== "only" && verdict !== "required") return verdict;
  if (WISHED.has(kind)) return "preferred";
  return kind === "workAuthorization" || kind === "citizenship" ? undefined : verdict;
}
