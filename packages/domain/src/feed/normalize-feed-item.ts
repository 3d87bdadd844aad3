import { normalizeDate } from "../date/normalize-date.ts";
import { makeExcerpt } from "../html/make-excerpt.ts";
import type { SafeHtml } from "../html/safe-html.ts";
import { sanitizeDescription } from "../html/sanitize-description.ts";
import { HttpUrl } from "../job/http-url.ts";
import { JobId } from "../job/job-id.ts";
import { normalizeTag } from "../job/tag.ts";
import { parseSalary } from "../pay/parse-salary.ts";
import { parsePlace } from "../place/parse-place.ts";
import { cleanFeedText } from "./clean-feed-text.ts";
import type { FeedItem, ItemRejection, NormalizedItem } from "./feed-item.ts";
import { readCategory } from "./read-category.ts";
import { readJobType } from "./read-job-type.ts";

const MAX_TITLE = 200;
const MAX_COMPANY = 120;
const MAX_FREE_TEXT = 300;
const MAX_TAGS = 20;
/**
 * Characters of a sanitised description. At three bytes each they leave a document of 1 MiB, the database's most,
 * room for the rest of the job: one that did not fit would take every job written with it down.
 */
const MAX_DESCRIPTION = 300_000;
/** Characters of a description as sent, markup and pictures written into it included. */
const MAX_RAW_DESCRIPTION = 10 * MAX_DESCRIPTION;
const HOUR = 3_600_000;
/** How far in the future a publication date may lie before it cannot be one. */
const DATE_SLIP = 48 * HOUR;

/**
 * A feed's posting as a job of ours: texts cleaned and bounded, the description sanitised (here and nowhere
 * else), tags, category, type, place and pay read into our vocabulary. Its id comes from the source's, so the
 * same posting is the same job every time; `first_seen_at` and `last_seen_at` are `now`.
 *
 * A date up to two days ahead of `now` is a clock or a zone gone wrong and becomes `now`; one further ahead
 * would stand at the top of every list for as long as it likes, so such an item is rejected.
 *
 * @example normalizeFeedItem(item, new Date()); // { ok: true, value: { firestoreId: "remotive-7", ... } }
 */
export function normalizeFeedItem(item: FeedItem, now: Date): NormalizedItem {
  const id = JobId.safeParse(`${item.source.id}-${item.sourceId}`);
  if (!id.success) return reject("id", "unreadable");
  const url = readUrl(item.url);
  if (url === undefined) return reject("url", item.url.trim() === "" ? "missing" : "unreadable");
  const title = cleanFeedText(item.title, MAX_TITLE);
  if (title === "") return reject("title", "missing");
  const company = cleanFeedText(item.companyName, MAX_COMPANY);
  if (company === "") return reject("company_name", "missing");
  const published = readPublicationDate(item.publishedAt, now);
  if (!(published instanceof Date)) return { ok: false, error: published };

  const description = readDescription(item);
  if (description === undefined) return reject("description", "too-long");
  const logo = readUrl(item.companyLogo ?? "");
  const salary = cleanFeedText(item.salary, MAX_FREE_TEXT);
  const pay = parseSalary(salary);
  return {
    ok: true,
    value: {
      firestoreId: id.data,
      source: item.source.id,
      sourceId: item.sourceId,
      url,
      title,
      company_name: company,
      ...(logo !== undefined && { company_logo: logo }),
      category: readCategory(item.categories),
      tags: readTags(item.tags),
      job_type: readJobType(item.jobTypes),
      publication_date: published,
      ...readLocation(item.location),
      salary,
      ...(pay !== null && { pay }),
      description,
      excerpt: makeExcerpt(description),
      first_seen_at: now,
      last_seen_at: now,
    },
  };
}

function reject(path: string, code: ItemRejection["code"]): NormalizedItem {
  return { ok: false, error: { path, code } };
}

function readUrl(raw: string): string | undefined {
  const url = HttpUrl.safeParse(raw.trim());
  return url.success ? url.data : undefined;
}

function readDescription({ source, description: raw }: FeedItem): SafeHtml | undefined {
  if (raw.length > MAX_RAW_DESCRIPTION) return undefined;
  // Without a base: a relative link is relative to the employer's page, which feeds do not name. Read as one of
  // the feed's own pages it would lead nowhere.
  const description = sanitizeDescription(raw, { feedHosts: source.hosts });
  return description.length > MAX_DESCRIPTION ? undefined : description;
}

function readPublicationDate(raw: unknown, now: Date): Date | ItemRejection {
  const path = "publication_date";
  if (raw === undefined || raw === null || raw === "") return { path, code: "missing" };
  const date = normalizeDate(raw);
  if (date === null) return { path, code: "unreadable" };
  if (date.getTime() > now.getTime() + DATE_SLIP) return { path, code: "in-the-future" };
  return date > now ? now : date;
}

function readTags(raw: readonly string[]): string[] {
  // Ten times the limit, for a list may hold as many blanks and repeats; never an endless one.
  const tags = raw
    .slice(0, 10 * MAX_TAGS)
    .map((tag) => normalizeTag(cleanFeedText(tag, MAX_FREE_TEXT)))
    .filter((tag) => tag !== "");
  return [...new Set(tags)].slice(0, MAX_TAGS);
}

function readLocation(raw: FeedItem["location"]) {
  const cleaned =
    typeof raw === "string"
      ? cleanFeedText(raw, MAX_FREE_TEXT)
      : raw.slice(0, MAX_FREE_TEXT).map((name) => cleanFeedText(name, MAX_FREE_TEXT));
  const stated = typeof cleaned === "string" ? cleaned : cleaned.join("; ").slice(0, MAX_FREE_TEXT);
  return { candidate_required_location: stated, place: parsePlace(cleaned) };
}
