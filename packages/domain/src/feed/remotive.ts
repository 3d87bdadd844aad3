import * as z from "zod/mini";

import type { Job } from "../job/job.ts";
import type { FeedAdapter, FeedReading, FeedRejection } from "./feed-adapter.ts";
import type { ItemRejection } from "./feed-item.ts";
import { REMOTIVE } from "./feed-source.ts";
import { normalizeFeedItem } from "./normalize-feed-item.ts";

/**
 * Reads an answer of `GET https://remotive.com/api/remote-jobs`: `{"0-legal-notice", "job-count", jobs: [...]}`.
 * Fields we do not know are ignored, and those a posting can do without may be missing, null or of another
 * kind. Its dates carry no zone and are UTC.
 *
 * @example readRemotiveResponse(JSON.parse(body), new Date()); // { ok: true, value: { jobs, rejected } }
 */
export function readRemotiveResponse(response: unknown, now: Date): FeedReading {
  const envelope = Envelope.safeParse(response);
  if (!envelope.success)
    return { ok: false, error: { code: "unexpected-shape", path: firstPath(envelope.error) } };
  const jobs: Job[] = [];
  const rejected: FeedRejection[] = [];
  for (const [index, raw] of envelope.data.jobs.entries()) {
    const read = readItem(raw, now);
    if (read.ok) jobs.push(read.value);
    else rejected.push({ index, ...readSourceId(raw), ...read.error });
  }
  return { ok: true, value: { jobs, rejected } };
}

export const remotiveAdapter: FeedAdapter = { source: REMOTIVE, readResponse: readRemotiveResponse };

const Envelope = z.object({ jobs: z.array(z.unknown()) });

const Id = z.union([z.int(), z.string()]);
/** What a posting can do without: a value of another kind counts as none. */
const readTexts = (value: unknown) => [value].flat().filter((text) => typeof text === "string");
const Texts = z.pipe(z.optional(z.unknown()), z.transform(readTexts));
const Text = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => (typeof value === "string" || typeof value === "number" ? String(value) : "")),
);

const Item = z.object({
  id: Id,
  url: z.string(),
  title: z.string(),
  company_name: z.string(),
  company_logo: Text,
  company_logo_url: Text,
  category: Texts,
  tags: Texts,
  job_type: Texts,
  publication_date: z.unknown(),
  candidate_required_location: Texts,
  salary: Text,
  description: Text,
});

function readItem(raw: unknown, now: Date): ReturnType<typeof normalizeFeedItem> {
  const parsed = Item.safeParse(raw);
  if (!parsed.success) return { ok: false, error: toRejection(raw, parsed.error) };
  const item = parsed.data;
  const [location = "", ...more] = item.candidate_required_location;
  return normalizeFeedItem(
    {
      source: REMOTIVE,
      sourceId: String(item.id).trim(),
      url: item.url,
      title: item.title,
      companyName: item.company_name,
      companyLogo: item.company_logo || item.company_logo_url,
      categories: item.category,
      tags: item.tags,
      jobTypes: item.job_type,
      publishedAt: item.publication_date,
      location: more.length === 0 ? location : item.candidate_required_location,
      salary: item.salary,
      description: item.description,
    },
    now,
  );
}

function toRejection(raw: unknown, error: z.core.$ZodError): ItemRejection {
  const path = firstPath(error);
  const present = z.record(z.string(), z.unknown()).safeParse(raw);
  if (!present.success) return { path: "", code: "wrong-type" };
  const value = present.data[path];
  return { path, code: value === undefined || value === null ? "missing" : "wrong-type" };
}

const firstPath = (error: z.core.$ZodError) => z.core.toDotPath(error.issues[0]?.path ?? []);

function readSourceId(raw: unknown): { sourceId?: string } {
  const read = z.object({ id: Id }).safeParse(raw);
  return read.success ? { sourceId: String(read.data.id).trim() } : {};
}
