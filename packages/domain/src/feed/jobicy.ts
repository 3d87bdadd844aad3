import * as z from "zod/mini";

import type { SalaryFields } from "../pay/parse-salary.ts";
import { USUAL_TERMS } from "../source/feed-source.ts";
import {
  Amount,
  Anything,
  defineFeed,
  LongText,
  NeededText,
  postingsUnder,
  Text,
  Texts,
} from "./feed-shape.ts";
import { escapeMarkup, type SamplePosting, withoutZone } from "./sample-posting.ts";

/**
 * Reads a response of `GET https://jobicy.com/api/v2/remote-jobs`: `{apiVersion, jobCount, jobs: [...]}`, including
 * older ones with "annualSalaryMin" and dates without a zone. It has no tags, so its industries are used instead.
 */
export const jobicy = defineFeed({
  source: {
    ...USUAL_TERMS,
    id: "jobicy",
    name: "Jobicy",
    homepage: "https://jobicy.com",
    // Its terms: link back.
    attribution: "From Jobicy",
    // Its terms forbid redistribution to Google Jobs.
    googleJobs: false,
    endpoint: "https://jobicy.com/api/v2/remote-jobs?count=100",
    // The newest 100, without a second page.
    answersInFull: false,
    hosts: ["jobicy.com"],
  },
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
    // Some texts name two: "Customer Success, Sales".
    tags: raw.jobIndustry.flatMap((industries) => industries.split(",")),
    jobTypes: raw.jobType,
    seniorities: raw.jobLevel,
    publishedAt: raw.pubDate,
    location: raw.jobGeo,
    salary: "",
    pay: readPay(raw),
    description: raw.jobDescription || raw.jobExcerpt,
  }),
  writeAnswer: (postings) => ({
    apiVersion: "2.2",
    jobCount: postings.length,
    jobs: postings.map(writeSample),
    success: true,
  }),
});

interface JobicyPay {
  readonly salaryMin?: string | number | undefined;
  readonly salaryMax?: string | number | undefined;
  readonly annualSalaryMin?: string | number | undefined;
  readonly annualSalaryMax?: string | number | undefined;
  readonly salaryCurrency: string;
  readonly salaryPeriod: string;
}

/** Only older postings name their amounts annual; others without a period leave it open. */
function readPay({ salaryCurrency: currency, salaryPeriod: period, ...amounts }: JobicyPay): SalaryFields {
  const { salaryMin: min, salaryMax: max, annualSalaryMin, annualSalaryMax } = amounts;
  if (min !== undefined || max !== undefined) return { min, max, currency, period };
  return { min: annualSalaryMin, max: annualSalaryMax, currency, period: period || "yearly" };
}

function writeSample(posting: SamplePosting) {
  const { slug, pay, jobType } = posting;
  return {
    id: posting.id,
    url: `https://jobicy.example/jobs/${slug}`,
    jobSlug: slug,
    jobTitle: escapeMarkup(posting.title),
    companyName: posting.companyName,
    companyLogo: "",
    jobIndustry: [escapeMarkup(escapeMarkup(posting.category))],
    jobType: jobType ? [jobType.replace("_", "-")] : [],
    jobGeo: posting.location.replace(/^Worldwide$/, "Anywhere"),
    jobExcerpt: "",
    jobDescription: posting.description,
    pubDate: `${withoutZone(posting.publishedAt)}+00:00`,
    ...(pay?.period === "year" && {
      salaryMin: pay.min,
      salaryMax: pay.max,
      salaryCurrency: pay.currency,
      salaryPeriod: "yearly",
    }),
  };
}
