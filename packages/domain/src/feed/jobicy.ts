import * as z from "zod/mini";

import { JOBICY } from "../source/feed-source.ts";
import { createAdapter } from "./create-adapter.ts";
import { Amount, Anything, LongText, NeededText, postingsUnder, Text, Texts } from "./feed-fields.ts";

/**
 * Reads an answer of `GET https://jobicy.com/api/v2/remote-jobs`: `{apiVersion, jobCount, jobs: [...]}`, also of the
 * years when pay was "annualSalaryMin" and a date had no zone. It has no tags: its industries are kept as such.
 */
export const jobicyAdapter = createAdapter({
  source: JOBICY,
  envelope: postingsUnder("jobs"),
  item: z.object({
    url: NeededText,
    jobTitle: NeededText,
    companyName: NeededText,
    companyLogo: Text,
    jobIndustry: Texts,
    jobType: Texts,
    jobLevel: Texts,
    jobGeo: Text,
    jobExcerpt: LongText,
    jobDescription: LongText,
    pubDate: Anything,
    salaryMin: Amount,
    salaryMax: Amount,
    annualSalaryMin: Amount,
    annualSalaryMax: Amount,
    salaryCurrency: Text,
    salaryPeriod: Text,
  }),
  names: {
    sourceId: "id",
    url: "url",
    title: "jobTitle",
    companyName: "companyName",
    publishedAt: "pubDate",
    location: "jobGeo",
    description: "jobDescription",
  },
  toFeedItem: (raw) => ({
    url: raw.url,
    title: raw.jobTitle,
    companyName: raw.companyName,
    companyLogo: raw.companyLogo,
    categories: raw.jobIndustry,
    // Some of its texts name two: "Customer Success, Sales".
    tags: raw.jobIndustry.flatMap((industries) => industries.split(",")),
    jobTypes: raw.jobType,
    seniorities: raw.jobLevel,
    publishedAt: raw.pubDate,
    location: raw.jobGeo,
    salary: "",
    pay: {
      min: raw.salaryMin ?? raw.annualSalaryMin,
      max: raw.salaryMax ?? raw.annualSalaryMax,
      currency: raw.salaryCurrency,
      period: raw.salaryPeriod || "yearly",
    },
    description: raw.jobDescription || raw.jobExcerpt,
  }),
});
