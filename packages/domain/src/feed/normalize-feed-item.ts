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
import { preferDescribedPay } from "../pay/described-pay.ts";
import { findOnTargetPay } from "../pay/on-target-pay.ts";
import { parseSalary } from "../pay/parse-salary.ts";
import type { SalaryFields } from "../pay/salary-fields.ts";
import {
  cleanFeedText,
  isPlaceholder,
  readCompanyName,
  repairMojibake,
  unescapeMarkup,
} from "./clean-feed-text.ts";
import type { FeedItem, NormalizedItem, RejectedField, RejectionCode } from "./feed-item.ts";
import { readCategory, readJobType, readTagCategory } from "./feed-words.ts";
import { MAX_DESCRIPTION, MAX_FREE_TEXT } from "./item-limits.ts";
import { listPlaces, readWhoMayApply } from "./item-place.ts";
import { saysAtPlace } from "./says-remote.ts";
import { preferTitleJobType } from "./title-job-type.ts";

const MAX_TITLE = 200;
const MAX_COMPANY = 120;
const MAX_TAGS = 20;
/** Words looked at for them: a list may hold as many blanks and repeats, but is never endless. */
const MAX_WORDS = 10 * MAX_TAGS;
/** Characters of a description as sent, markup and pictures written into it included. */
const MAX_RAW_DESCRIPTION = 3_000_000;

/**
 * A feed's posting as a job of ours: texts cleaned and bounded, the description sanitised (here and nowhere
 * else), tags, category, type, place and pay read into our vocabulary. Its id comes from the source's, so the
 * same posting is the same job every time; `first_seen_at` and `last_seen_at` are `now`.
 *
 * An item that says of the work that it is done at a place, all or some of it ("Hybrid"), is rejected as `not-remote`:
 * its title, every place of it, or its text, where nothing else of it says that the job is remote.
 *
 * A date up to two days ahead of `now` is a clock or a zone gone wrong and becomes `now`; one further ahead
 * would stand at the top of every list for as long as it likes, so such an item is rejected.
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
  // Unrelated companies of one such name would share a page, and their postings be taken for copies.
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
      ...readPay(item, text),
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
  // Nobody is led there: whoever shows it fetches it first, from an address that they have looked at.
  const logo = readUrl(raw);
  return logo === undefined ? {} : { company_logo: logo };
}

function readDescription({ source, description: raw }: FeedItem): SafeHtml | undefined {
  if (raw.length > MAX_RAW_DESCRIPTION) return undefined;
  // Without a base: a relative link is relative to the employer's page, which feeds do not name. Read as one of
  // the feed's own pages it would lead nowhere.
  const markup = unescapeMarkup(repairMojibake(raw));
  const description = sanitizeDescription(markup, { feedHosts: source.hosts });
  return new TextEncoder().encode(description).length > MAX_DESCRIPTION ? undefined : description;
}

function readPay(
  { salary: raw, pay: fields = {}, title }: FeedItem,
  text: string,
): Pick<Job, "salary" | "pay"> {
  const salary = cleanFeedText(raw || describeSalary(fields), MAX_FREE_TEXT);
  const sent = parseSalary(fields) ?? parseSalary(cleanFeedText(raw, MAX_FREE_TEXT));
  const pay = preferDescribedPay(sent, text, title) ?? findOnTargetPay(salary, text, title);
  return { salary, ...(pay !== null && { pay }) };
}

function readStated({ categories, tags, jobTypes }: FeedItem): StatedWords {
  return { categories: readWords(categories), tags: readWords(tags), job_types: readWords(jobTypes) };
}

/** A field of work that our category stands for says nothing more as a tag. */
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
/** How far in the future a publication date may lie before it cannot be one. */
const DATE_SLIP = 48 * HOUR;

/** When a posting was published; `now` for a date that lies a little ahead. */
function readPublicationDate(raw: unknown, now: Date): Date | RejectionCode {
  if (raw === undefined || raw === null || raw === "") return "missing";
  const date = normalizeDate(raw);
  if (date === null) return "unreadable";
  if (date.getTime() > now.getTime() + DATE_SLIP) return "in-the-future";
  return date > now ? now : date;
}

/** Until when it stands, where the feed says so. A date before the posting itself is no expiry. */
function readExpiry(raw: unknown, published: Date): Pick<Job, "expires_at"> {
  const date = normalizeDate(raw);
  return date === null || date <= published ? {} : { expires_at: date };
}

/**
 * Pay sent in fields, in words: what a reader sees where we can make nothing of it. "" where none is stated.
 *
 * @example describeSalary({ min: 4, max: 9, currency: "USD", period: "annual" }); // "4 - 9 USD annual"
 */
export function describeSalary({ min, max, currency, period }: SalaryFields): string {
  const amounts = [...new Set([min, max].map((amount) => Number(amount ?? 0)))].filter(
    (amount) => amount > 0,
  );
  if (amounts.length === 0) return "";
  const range = amounts.map((amount) => amount.toLocaleString("en-US")).join(" - ");
  return [range, currency || "(currency not stated)", period].filter(Boolean).join(" ");
}
