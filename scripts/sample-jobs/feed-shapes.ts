import { toAshby, toGreenhouse, toLever } from "./board-shapes.ts";
import { NOTICE, type SampleJob, wrapJobs } from "./sample-feed.ts";
import { addressOf, employerOf, epochOf, escapeText, placesOf, readPay, slugOf } from "./shape-fields.ts";

/** The jobs one source has, in the shape its API answers with. */
export type FeedShape = (jobs: readonly SampleJob[]) => unknown;

const DAY_SECONDS = 86_400;
const OPEN_DAYS = 120;

/** One shape for each source, by its id. Quirks are kept where each feed has them: escapes, missing fields, units. */
export const FEED_SHAPES: Readonly<Record<string, FeedShape>> = {
  remotive: wrapJobs,
  "remote-ok": (jobs) => [{ legal: NOTICE }, ...jobs.map(toRemoteOk)],
  himalayas: (jobs) => ({
    limit: 20,
    totalCount: jobs.length,
    nextCursor: null,
    jobs: jobs.map(toHimalayas),
  }),
  jobicy: (jobs) => ({ apiVersion: "2.2", jobCount: jobs.length, jobs: jobs.map(toJobicy), success: true }),
  arbeitnow: (jobs) => ({ data: jobs.map(toArbeitnow), links: { next: null }, meta: { terms: NOTICE } }),
  greenhouse: (jobs) => ({ jobs: jobs.map(toGreenhouse), meta: { total: jobs.length } }),
  lever: (jobs) => jobs.map(toLever),
  ashby: (jobs) => ({ apiVersion: "1", jobs: jobs.map(toAshby) }),
};

function toRemoteOk(job: SampleJob) {
  const pay = readPay(job);
  const [min, max] = pay?.currency === "USD" && pay.period === "year" ? [pay.min, pay.max] : [];
  return {
    slug: `remote-${slugOf(job)}`,
    id: String(job.id),
    epoch: epochOf(job),
    date: `${job.publication_date}+00:00`,
    company: job.company_name,
    company_logo: "",
    position: job.title,
    tags: [...job.tags, ...(job.job_type === undefined ? [] : [job.job_type.replace("_", " ")])],
    description: job.description,
    location: job.candidate_required_location,
    apply_url: addressOf(job, "remote-ok"),
    // 0 is how it says that pay is not stated.
    salary_min: min ?? 0,
    salary_max: max ?? 0,
    url: addressOf(job, "remote-ok"),
  };
}

const HIMALAYAS_TYPES: Readonly<Record<string, string>> = {
  full_time: "Full Time",
  part_time: "Part Time",
  contract: "Contractor",
  freelance: "Freelance",
  internship: "Intern",
};

function toHimalayas(job: SampleJob) {
  const pay = readPay(job);
  const address = `https://himalayas.example/companies/${employerOf(job)}/jobs/${slugOf(job)}`;
  return {
    title: job.title,
    companyName: job.company_name,
    companySlug: employerOf(job),
    employmentType: HIMALAYAS_TYPES[job.job_type ?? ""] ?? null,
    minSalary: pay?.min ?? null,
    maxSalary: pay?.max ?? null,
    salaryPeriod: { hour: "hourly", month: "monthly", year: "annual" }[String(pay?.period)] ?? null,
    currency: pay?.currency ?? null,
    locationRestrictions: placesOf(job),
    timezoneRestrictions: [],
    categories: job.tags,
    parentCategories: [job.category],
    description: job.description,
    pubDate: epochOf(job),
    expiryDate: epochOf(job) + OPEN_DAYS * DAY_SECONDS,
    applicationLink: address,
    guid: address,
  };
}

function toJobicy(job: SampleJob) {
  const pay = readPay(job);
  const isYearly = pay?.period === "year";
  return {
    id: job.id,
    url: addressOf(job, "jobicy"),
    jobSlug: slugOf(job),
    jobTitle: escapeText(job.title),
    companyName: job.company_name,
    companyLogo: "",
    jobIndustry: [escapeText(escapeText(job.category))],
    jobType: job.job_type === undefined ? [] : [job.job_type.replace("_", "-")],
    jobGeo: job.candidate_required_location.replace(/^Worldwide$/, "Anywhere"),
    jobExcerpt: "",
    jobDescription: job.description,
    pubDate: `${job.publication_date}+00:00`,
    ...(isYearly && {
      salaryMin: pay.min,
      salaryMax: pay.max,
      salaryCurrency: pay.currency,
      salaryPeriod: "yearly",
    }),
  };
}

const toArbeitnow = (job: SampleJob) => ({
  slug: slugOf(job),
  company_name: job.company_name,
  title: job.title,
  description: escapeText(job.description),
  remote: true,
  url: addressOf(job, "arbeitnow"),
  tags: ["Remote", `${job.category} (${job.id % 600})`],
  job_types: job.job_type === undefined ? [] : [job.job_type.replace("_", " ")],
  location: job.candidate_required_location,
  created_at: epochOf(job),
});
