import * as z from "zod/mini";

import { SafeHtml } from "../html/safe-html.ts";
import { JobId } from "../job/job-id.ts";
import type { Job } from "../job/job.ts";
import { findFeedSource } from "../source/feed-source.ts";

/**
 * A valid job for tests; override only the fields the test is about.
 *
 * @example buildJob({ title: "Cook" }).company_name; // => "Tern & Co"
 */
export function buildJob(overrides: Partial<Omit<Job, "firestoreId">> = {}): Job {
  const source = overrides.source ?? "remotive";
  const sourceId = overrides.sourceId ?? "1";
  return {
    source,
    sourceId,
    // At the source's own host, so that the link is accepted.
    url: `https://${findFeedSource(source)?.hosts[0] ?? "jobs.example"}/${sourceId}`,
    title: "Backend Engineer",
    company_name: "Tern & Co",
    category: "software-development",
    tags: ["typescript"],
    job_type: "full_time",
    publication_date: new Date("2026-01-15T09:00:00Z"),
    candidate_required_location: "Worldwide",
    place: { scope: "worldwide", countries: [], regions: [] },
    salary: "",
    description: z.parse(SafeHtml, "<p>Build the booking service.</p>"),
    excerpt: "Build the booking service.",
    first_seen_at: new Date("2026-01-15T10:00:00Z"),
    last_seen_at: new Date("2026-01-15T10:00:00Z"),
    ...overrides,
    firestoreId: z.parse(JobId, `${source}-${sourceId}`),
  };
}
