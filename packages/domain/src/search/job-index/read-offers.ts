import { companySlug } from "../../company/company-slug.ts";
import type { FilterOffer } from "../../filter/filter-offers.ts";
import { readSeniority } from "../../job/seniority.ts";
import { foldName } from "../../text/fold-text.ts";
import { finishLastWord } from "../../text/last-word.ts";
import { QUOTES } from "../../text/quotes.ts";
import { spellWords } from "../../text/spell-name.ts";
import { findTradeNames } from "../../text/trade-names.ts";
import { isFiller, listRest } from "./offer-rest.ts";
import { type OfferedFilter, readOfferWords } from "./offer-words.ts";
import { readPayOffer } from "./read-pay-offer.ts";

/** Words that may be a filter, and the search without them. */
export type ReadOffer = OfferedFilter & Pick<FilterOffer, "search">;

/** What is known about companies. */
interface KnownCompanies {
  /** Whether any job is from the company with this slug. */
  readonly has: (slug: string) => boolean;
  /** Whether a one-word company name is mostly used as a common word in postings: "Target", "Agent". */
  readonly isCommonWord: (slug: string) => boolean;
}

const QUOTED = new RegExp(`[${QUOTES}]`);
const MOST_READ = 12;
/** Maximum words of a filter value ("between 50 and 60 dollars an hour"); company names may have more. */
const LONGEST = 7;
const MOST_OFFERED = 3;

/** A range of words of a search, folded for comparison. */
interface Span {
  readonly from: number;
  readonly to: number;
}
type Candidate = Span & { readonly offered: OfferedFilter };

/**
 * The words of a search that are filter values: the longest where they overlap, at most three filters, each once. None
 * for a search with quotes, which are meant literally.
 *
 * @example readOffers("part time tutor in brazil", { has: () => false, isCommonWord: () => false }).map(({ value, search }) => [value, search]); // => [["part_time", "tutor in brazil"], ["BR", "part time tutor"]]
 */
export function readOffers(search: string, companies: KnownCompanies): ReadOffer[] {
  if (QUOTED.test(search)) return [];
  const written = finishLastWord(search).trim().split(/\s+/);
  const words = written.slice(0, MOST_READ).map((word) => foldName(word.replace(/[,;:()!?]+/g, "")));
  const names = listNames(words);
  const candidates = choose(findCandidates(written, words, companies), words, names, companies);
  const values = new Map(candidates.map(({ offered }) => [keyOf(offered), offered]));
  return [...values].slice(0, MOST_OFFERED).map(([key, offered]) => {
    const isIn = (spans: readonly Span[]) => (at: number) =>
      spans.some(({ from, to }) => from <= at && at < to);
    const taken = candidates.filter((each) => keyOf(each.offered) === key);
    const rest = listRest(words, {
      filter: offered.filter,
      isTaken: isIn(taken),
      isOther: isIn(candidates.filter((each) => keyOf(each.offered) !== key)),
      isNamed: isIn(names.filter((name) => !taken.some((each) => overlap(each, name)))),
    });
    return { ...offered, search: [...rest.map((at) => written[at]), ...written.slice(MOST_READ)].join(" ") };
  });
}

const keyOf = ({ filter, value }: OfferedFilter) => `${filter} ${value}`;

const overlap = (one: Span, other: Span) => one.from < other.to && other.from < one.to;

/** Trades and compounds with several words. */
const listNames = (words: readonly string[]): Span[] => [
  ...spellWords(words).filter(({ from, to }) => to - from > 1),
  ...findTradeNames(words),
];

function findCandidates(
  written: readonly string[],
  words: readonly string[],
  companies: KnownCompanies,
): Candidate[] {
  const found: Candidate[] = [];
  for (let from = 0; from < words.length;) {
    const candidate = readAt(written, words, from, companies);
    if (candidate) found.push(candidate);
    from = candidate?.to ?? from + 1;
  }
  return found;
}

function readAt(
  written: readonly string[],
  words: readonly string[],
  from: number,
  companies: KnownCompanies,
): Candidate | undefined {
  if (REFUSED.test(words.slice(0, from).join(" "))) return undefined;
  const refused = written.findIndex((word, at) => at >= from && /^-\S/.test(word));
  for (let to = refused < 0 ? words.length : Math.min(refused, words.length); to > from; to -= 1) {
    const offered =
      (to - from > LONGEST ? undefined : readWords(written, words, { from, to })) ??
      readCompany(written.slice(from, to).join(" "), to - from === words.length, companies);
    if (offered) return { from, to, offered };
  }
  return undefined;
}

/** What follows these is excluded, so it is not offered: "not senior", "outside of the US". */
const REFUSED = /\b(?:not|no|non|outside|except|excluding|without)(?: in| of| the| a| an)*$/;

function readWords(
  written: readonly string[],
  words: readonly string[],
  span: Span,
): OfferedFilter | undefined {
  const { from, to } = span;
  const known = readOfferWords(words.slice(from, to).join(" "));
  if (known) return isOtherThing(words, span, known) ? undefined : known;
  const pay = MOST.test(words.slice(0, from).join(" "))
    ? undefined
    : readPayOffer((isWholeAmount(written) ? "over " : "") + written.slice(from, to).join(" "));
  return pay === undefined ? undefined : { filter: "salary", value: pay };
}

/** "100,000" alone is hardly anything but pay; next to other words it may be any number. */
const isWholeAmount = (written: readonly string[]) =>
  written.length === 1 && /^[1-9]\d{1,2}[.,]?000$/.test(written[0] ?? "");

/** An upper limit: the pay filter only has a minimum. */
const MOST = /\b(?:under|below|less than|up to|at most|max(?:imum)?|bis(?: zu)?|unter)$/;

/** "Staff accountant", "lead generation" and a school's principal are not levels; New Mexico is not Mexico. */
function isOtherThing(
  words: readonly string[],
  { from, to }: Span,
  { filter, value }: OfferedFilter,
): boolean {
  const isWhole = to - from === words.length;
  if (filter === "location") return words[from - 1] === "new" && !isWhole;
  const text = words.slice(from, to).join(" ");
  if (value === "contract")
    return (text === "contracts" && to < words.length) || OF_CONTRACTS.test(words[to] ?? "");
  if (/^executives?$/.test(text))
    return !words.every((word, at) => (from <= at && at < to) || isFiller(word));
  if (text === "principal" && to === words.length && !isWhole) return true;
  const told = value === "lead" || readSeniority(text, [], "") !== undefined;
  if (!told || isWhole) return false;
  const around = words.slice(Math.max(0, from - 1)).filter((word, at) => {
    const place = at + Math.max(0, from - 1);
    return (place >= from && place < to) || readOfferWords(word)?.filter !== "seniority";
  });
  return readSeniority(around.join(" "), [], "") === undefined;
}

const OF_CONTRACTS = /^(?:manage|admin|law$|negotiat|review|draft)/;

/** Two letters are often a word or a place, so they only count as a company alone or in capitals. */
function readCompany(text: string, isWhole: boolean, { has }: KnownCompanies): OfferedFilter | undefined {
  const isName = text.length > 2 || (text.length === 2 && (isWhole || /^[\p{Lu}\p{N}]+$/u.test(text)));
  const slug = isName ? companySlug(text) : undefined;
  return slug !== undefined && has(slug) ? { filter: "companies", value: slug } : undefined;
}

/** Drops candidates that are part of a longer name or mean something else next to the words around them. */
function choose(
  candidates: readonly Candidate[],
  words: readonly string[],
  names: readonly Span[],
  { isCommonWord }: KnownCompanies,
): Candidate[] {
  const whole = candidates.filter((each) => !names.some((name) => cuts(each, name, words)));
  const isAskedElse = (at: number) =>
    at >= 0 &&
    at < words.length &&
    !isFiller(words[at]) &&
    !whole.some(({ from, to }) => from <= at && at < to);
  return whole.filter(({ from, to, offered: { filter, value } }) => {
    // "Product support" is not the support category, and a word in front narrows the meaning, too.
    if (filter === "categories") return !isAskedElse(from - 1) && !isAskedElse(to);
    const isAmbiguous = filter === "companies" && to - from === 1 && isCommonWord(value);
    return !isAmbiguous || ![...words.keys()].some(isAskedElse);
  });
}

/** Whether a filter would split a name and leave a word that means little alone: "tech" of "tech lead". */
function cuts({ from, to, offered }: Candidate, name: Span, words: readonly string[]): boolean {
  if (!overlap({ from, to }, name) || (from <= name.from && name.to <= to)) return false;
  const isModifier =
    offered.filter === "seniority" || (offered.filter === "job_type" && offered.value !== "contract");
  if (!isModifier) return true;
  if (from <= name.from) return false;
  const before = words.slice(name.from, from).join(" ");
  return to !== name.to || readOfferWords(before)?.filter !== "categories";
}
