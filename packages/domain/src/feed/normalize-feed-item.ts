import { normalizeDate } from "../date/normalize-date.ts";
import { extractText, makeExcerpt } from "../html/read-safe-html.ts";
import type { SafeHtml } from "../html/safe-html.ts";
import { sanitizeDescription } from "../html/sanitize-description.ts";
import type { JobCategory } from "../job/category.ts";
import { HttpUrl } from "../job/http-url.ts";
import { JobId } from "../job/job-id.ts";
import type { Job, StatedWords } from "../job/job.ts";
import { readSeniority } from "../job/seniority.ts";
import { normalizeTag } from "../job/tag.ts";
import { readTitleCategory } from "../job/title-category.ts";
import { readSafeLink } from "../links/safe-link.ts";
import { findOnTargetPay, preferDescribedPay } from "../pay/described-pay.ts";
import { findDollarOfLanguage, findDollarOfPlace } from "../pay/dollars.ts";
import { PART_TIME_WORK } from "../pay/money-words.ts";
import { type PayContext, readFieldAmount, readSalary, type SalaryFields } from "../pay/parse-salary.ts";
import { cleanFeedText, readCompanyName, repairMojibake, unescapeMarkup } from "./clean-feed-text.ts";
import type { FeedItem, NormalizedItem, RejectedField, RejectionCode } from "./feed-item.ts";
import { preferTitleJobType, readCategory, readJobType, readTagCategory } from "./feed-words.ts";
import { MAX_DESCRIPTION, MAX_FREE_TEXT } from "./item-limits.ts";
import { listPlaces, readWhoMayApply } from "./item-place.ts";
import { isPlaceholder } from "./placeholder-name.ts";
import { saysAtPlace } from "./says-remote.ts";

const MAX_TITLE = 200;
const MAX_COMPANY = 120;
const MAX_TAGS = 20;
/** Maximum raw tags read, as a list may have blanks and repeats but must not be endless. */
const MAX_WORDS = 10 * MAX_TAGS;
/** Maximum characters of a raw description, including markup and inline images. */
const MAX_RAW_DESCRIPTION = 3_000_000;

/**
 * Turns a feed's posting into a job: cleans and bounds texts, sanitises the description (here and nowhere else), and
 * normalises tags, category, type, place and pay. Its id is derived from the source's, so the same posting is always
 * the same job; `first_seen_at` and `last_seen_at` are `now`.
 *
 * An item whose work is at least partly on site ("Hybrid") is rejected as `not-remote`: by its title, by all of its
 * places, or by its text if nothing else says the job is remote.
 *
 * A date up to two days ahead of `now` is a clock or time zone error and becomes `now`; an item further ahead would
 * stay at the top of every list, so it is rejected.
 *
 * @example
 * const read = normalizeFeedItem(item, now);
 * read.ok && read.value.firestoreId; // => "remotive-7"
 */
export function normalizeFeedItem(item: FeedItem, now: Date): NormalizedItem {
  if (item.sourceId === "") return reject("sourceId", "missing");
  const id = JobId.safeParse(`${item.source.id}-${item.sourceId}`);
  if (!id.success) return reject("sourceId", "unreadable");
  const url = readUrl(item.url);
  if (url === undefined) return reject("url", item.url.trim() === "" ? "missing" : "unreadable");
  const title = cleanFeedText(item.title, MAX_TITLE);
  if (title === "") return reject("title", "missing");
  const company = readCompanyName(cleanFeedText(item.companyName, MAX_COMPANY));
  // Unrelated companies with the same placeholder would share a page and be deduplicated.
  if (isPlaceholder(company)) return reject("companyName", "missing");
  const published = readPublicationDate(item.publishedAt, now);
  if (!(published instanceof Date)) return reject("publishedAt", published);
  if (saysAtPlace([title])) return reject("title", "not-remote", title);
  const places = listPlaces(item);
  if (saysAtPlace(places)) return reject("location", "not-remote", places.join(";"));
  const description = readDescription(item);
  if (description === undefined) return reject("description", "too-long");
  const text = extractText(description);
  const { said, decision } = readWhoMayApply(item, title, text);
  if (decision.remote === "no")
    return reject(decision.quote === title ? "title" : "description", "not-remote", decision.quote);

  const category = readCategory(item.categories);
  const jobType = preferTitleJobType(readJobType(item.jobTypes), title);
  const dollars = [findDollarOfPlace(said.place), findDollarOfLanguage(text)];
  const seniority = readSeniority(title, item.seniorities ?? [], jobType);
  return {
    ok: true,
    value: {
      firestoreId: id.data,
      source: item.source.id,
      sourceId: item.sourceId,
      url,
      ...readApplyUrl(item.applyUrl, url),
      title,
      company_name: company,
      ...readLogo(item.companyLogo),
      category: readTitleCategory(title) ?? (category === "other" ? readTagCategory(item.tags) : category),
      tags: readTags(item, category),
      job_type: jobType,
      ...(seniority && { seniority }),
      publication_date: published,
      ...said,
      ...readPay(item, text, {
        isPart: jobType === "part_time" || PART_TIME_WORK.test(title),
        isDollarOpen: dollars.some((dollar) => dollar !== undefined),
        isPesoOpen: dollars.includes("peso"),
      }),
      description,
      excerpt: makeExcerpt(description),
      ...readExpiry(item.expiresAt, published),
      first_seen_at: now,
      last_seen_at: now,
      stated: readStated(item),
    },
  };
}

function reject(path: RejectedField, code: RejectionCode, words?: string): NormalizedItem {
  return {
    ok: false,
    error: { path, code, ...(words !== undefined && { words: words.slice(0, MAX_FREE_TEXT) }) },
  };
}

function readUrl(raw = ""): string | undefined {
  const url = HttpUrl.safeParse(raw.trim());
  return url.success ? url.data : undefined;
}

function readApplyUrl(raw: string | undefined, url: string): Pick<Job, "apply_url"> {
  const link = readSafeLink(raw?.trim() ?? "");
  return link === undefined || link.href === readSafeLink(url)?.href ? {} : { apply_url: link.href };
}

function readLogo(raw: string | undefined): Pick<Job, "company_logo"> {
  // Not a link: images are only fetched from checked URLs.
  const logo = readUrl(raw);
  return logo === undefined ? {} : { company_logo: logo };
}

function readDescription({ source, description: raw }: FeedItem): SafeHtml | undefined {
  if (raw.length > MAX_RAW_DESCRIPTION) return undefined;
  // Without a base URL: relative links are relative to the employer's page, which feeds do not name, and would be
  // broken on the feed's site.
  const markup = unescapeMarkup(repairMojibake(raw));
  const description = sanitizeDescription(markup, { feedHosts: source.hosts });
  return new TextEncoder().encode(description).length > MAX_DESCRIPTION ? undefined : description;
}

function readPay(
  { salary: raw, pay: fields = {}, title }: FeedItem,
  text: string,
  posting: PayContext,
): Pick<Job, "salary" | "pay"> {
  const salary = cleanFeedText(raw || describeSalary(fields), MAX_FREE_TEXT);
  const sent = readSalary(fields, posting) ?? readSalary(cleanFeedText(raw, MAX_FREE_TEXT), posting);
  const pay = preferDescribedPay(sent, text, title, posting) ?? findOnTargetPay(salary, text, title, posting);
  return { salary, ...(pay !== null && { pay }) };
}

function readStated({ categories, tags, jobTypes }: FeedItem): StatedWords {
  return { categories: readWords(categories), tags: readWords(tags), job_types: readWords(jobTypes) };
}

/** A field of work that matches the category adds nothing as a tag. */
function readTags({ tags, categories }: FeedItem, category: JobCategory): string[] {
  const fields = categories.flatMap((words) => words.split(",")).slice(0, MAX_WORDS);
  const told = new Set(fields.filter((words) => readCategory([words]) === category));
  return readWords(
    tags.filter((tag) => category === "other" || !told.has(tag)),
    normalizeTag,
  );
}

function readWords(raw: readonly string[], normalize = (word: string) => word): string[] {
  const words = raw
    .slice(0, MAX_WORDS)
    .map((word) => normalize(cleanFeedText(word, MAX_FREE_TEXT)))
    .filter((word) => word !== "");
  return [...new Set(words)].slice(0, MAX_TAGS);
}

const HOUR = 3_600_000;
/** How far in the future a publication date may be. */
const DATE_SLIP = 48 * HOUR;

/** When a posting was published; `now` for a date slightly in the future. */
function readPublicationDate(raw: unknown, now: Date): Date | RejectionCode {
  if (raw === undefined || raw === null || raw === "") return "missing";
  const date = normalizeDate(raw);
  if (date === null) return "unreadable";
  if (date.getTime() > now.getTime() + DATE_SLIP) return "in-the-future";
  return date > now ? now : date;
}

/** When it expires, if the feed says so. A date before the posting itself is ignored. */
function readExpiry(raw: unknown, published: Date): Pick<Job, "expires_at"> {
  const date = normalizeDate(raw);
  return date === null || date <= published ? {} : { expires_at: date };
}

/**
 * Formats pay from separate fields as text, shown if it cannot be parsed. "" if none is stated.
 *
 * @example describeSalary({ min: 4, max: 9, currency: "USD", period: "annual" }); // "4 - 9 USD annual"
 */
export function describeSalary({ min, max, currency, period }: SalaryFields): string {
  const amounts = [...new Set([min, max].map(readFieldAmount))].filter((amount) => amount !== undefined);
  if (amounts.length === 0) return "";
  const range = amounts.map((amount) => amount.toLocaleString("en-US")).join(" - ");
  return [range, currency || "(currency not stated)", period].filter(Boolean).join(" ");
}
