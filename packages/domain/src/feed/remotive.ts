import * as z from "zod/mini";

import { REMOTIVE } from "../source/feed-source.ts";
import { createAdapter } from "./create-adapter.ts";
import type { FeedReading } from "./feed-adapter.ts";
import { Anything, LongText, NeededText, postingsUnder, Text, Texts } from "./feed-fields.ts";

/**
 * Reads an answer of `GET https://remotive.com/api/remote-jobs`: `{"0-legal-notice", "job-count", jobs: [...]}`.
 * Fields we do not know are ignored, and those a posting can do without may be missing, null or of another
 * kind. Its dates carry no zone and are UTC.
 */
export const remotiveAdapter = createAdapter({
  source: REMOTIVE,
  envelope: postingsUnder("jobs"),
  item: z.object({
    url: NeededText,
    title: NeededText,
    company_name: NeededText,
    company_logo: Text,
    company_logo_url: Text,
    category: Texts,
    tags: Texts,
    job_type: Texts,
    publication_date: Anything,
    candidate_required_location: Texts,
    salary: Text,
    description: LongText,
  }),
  names: {
    sourceId: "id",
    url: "url",
    title: "title",
    companyName: "company_name",
    publishedAt: "publication_date",
    location: "candidate_required_location",
    description: "description",
  },
  toFeedItem(raw) {
    const [location = "", ...more] = raw.candidate_required_location;
    return {
      url: raw.url,
      title: raw.title,
      companyName: raw.company_name,
      companyLogo: raw.company_logo || raw.company_logo_url,
      categories: raw.category,
      tags: raw.tags,
      jobTypes: raw.job_type,
      publishedAt: raw.publication_date,
      location: more.length === 0 ? location : raw.candidate_required_location,
      salary: raw.salary,
      description: raw.description,
    };
  },
});

/**
 * Reads an answer of Remotive's, as `remotiveAdapter` does.
 *
 * @example
 * const reading = readRemotiveResponse(answer, now);
 * reading.ok && reading.value.jobs.map(({ title }) => title); // => ["React developer"]
 */
export function readRemotiveResponse(response: unknown, now: Date): FeedReading {
  return remotiveAdapter.readResponse(response, now);
}
