import * as z from "zod/mini";

import { HOUR, USUAL_TERMS } from "../source/feed-source.ts";
import { Anything, defineFeed, LongText, NeededText, postingsUnder, Text, Texts } from "./feed-shape.ts";
import { SAMPLE_NOTICE, type SamplePosting, withoutZone } from "./sample-posting.ts";

/**
 * Reads a response of `GET https://remotive.com/api/remote-jobs`: `{"0-legal-notice", "job-count", jobs: [...]}`.
 * Unknown fields are ignored, and optional ones may be missing, null or of another type. Dates have no zone and are
 * UTC.
 */
export const remotive = defineFeed({
  source: {
    ...USUAL_TERMS,
    id: "remotive",
    name: "Remotive",
    homepage: "https://remotive.com",
    // Its terms: link back to the job's URL, and name Remotive.
    attribution: "From Remotive",
    // Its terms forbid passing jobs on to Google Jobs.
    googleJobs: false,
    // At most four times a day.
    minPollInterval: 6 * HOUR,
    endpoint: "https://remotive.com/api/remote-jobs",
    answersInFull: true,
    hosts: ["remotive.com", "remotive.io"],
  },
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
  writeAnswer: (postings) => ({
    "0-legal-notice": SAMPLE_NOTICE,
    "job-count": postings.length,
    "total-job-count": postings.length,
    jobs: postings.map(writeSample),
  }),
});

function writeSample(posting: SamplePosting) {
  const { id, category, slug } = posting;
  return {
    id,
    url: `https://remotive.example/remote-jobs/${category.toLowerCase().replace(/[^a-z]+/g, "-")}/${slug}`,
    title: posting.title,
    company_name: posting.companyName,
    category,
    tags: posting.tags,
    // Some jobs have no type.
    ...(posting.jobType && { job_type: posting.jobType }),
    publication_date: withoutZone(posting.publishedAt),
    candidate_required_location: posting.location,
    salary: posting.salary,
    description: `${posting.description}\n<img src="https://remotive.example/job/track/${id}/blank.gif?source=public_api" alt=""/>`,
  };
}
