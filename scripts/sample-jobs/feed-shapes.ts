import { parseSalary, type PayPeriod } from "@farwork/domain";

import { SAMPLES } from "./sample-data.ts";
import { escapeText, type SampleJob, slugify } from "./write-job.ts";

/** The jobs one source has, in the shape its API answers with. */
type FeedShape = (jobs: readonly SampleJob[]) => unknown;

/** One shape for each source, by its id. Quirks are kept where each feed has them: escapes, missing fields, units. */
export const FEED_SHAPES: Readonly<Record<string, FeedShape>> = {
  remotive: toRemotive,
  "remote-ok": (jobs) => [{ legal: SAMPLES.notice }, ...jobs.map(toRemoteOk)],
  himalayas: (jobs) => ({
    limit: 20,
    totalCount: jobs.length,
    nextCursor: null,
    jobs: jobs.map(toHimalayas),
  }),
  jobicy: (jobs) => ({ apiVersion: "2.2", jobCount: jobs.length, jobs: jobs.map(toJobicy), success: true }),
  arbeitnow: (jobs) => ({
    data: jobs.map(toArbeitnow),
    links: { next: null },
    meta: { terms: SAMPLES.notice },
  }),
  greenhouse: (jobs) => ({ jobs: jobs.map(toGreenhouse), meta: { total: jobs.length } }),
  lever: (jobs) => jobs.map(toLever),
  ashby: (jobs) => ({ apiVersion: "1", jobs: jobs.map(toAshby) }),
};

/** Job types, in feeds that have words of their own for them. */
const TYPE_NAMES = {
  full_time: { himalayas: "Full Time", ashby: "FullTime" },
  part_time: { himalayas: "Part Time", ashby: "PartTime" },
  contract: { himalayas: "Contractor", ashby: "Contract" },
  freelance: { himalayas: "Freelance", ashby: "Freelance" },
  internship: { himalayas: "Intern", ashby: "Intern" },
};

/** The jobs as Remotive's API answers with them. */
export function toRemotive(jobs: readonly SampleJob[]) {
  return { "0-legal-notice": SAMPLES.notice, "job-count": jobs.length, "total-job-count": jobs.length, jobs };
}

function toRemoteOk(job: SampleJob) {
  const { slug, pay, types, epoch } = readFields(job);
  const { min, max } = pay?.currency === "USD" && pay.period === "year" ? pay : {};
  const address = `https://remote-ok.example/jobs/${slug}`;
  return {
    slug: `remote-${slug}`,
    id: String(job.id),
    epoch,
    date: `${job.publication_date}+00:00`,
    company: job.company_name,
    company_logo: "",
    position: job.title,
    tags: [...job.tags, ...types.map((word) => word.replace("_", " "))],
    description: job.description,
    location: job.candidate_required_location,
    apply_url: address,
    // 0 is how it says that pay is not stated.
    salary_min: min ?? 0,
    salary_max: max ?? 0,
    url: address,
  };
}

function toHimalayas(job: SampleJob) {
  const { slug, employer, pay, epoch } = readFields(job);
  const { candidate_required_location: where } = job;
  const address = `https://himalayas.example/companies/${employer}/jobs/${slug}`;
  return {
    title: job.title,
    companyName: job.company_name,
    companySlug: employer,
    employmentType: job.job_type ? TYPE_NAMES[job.job_type].himalayas : null,
    minSalary: pay?.min ?? null,
    maxSalary: pay?.max ?? null,
    salaryPeriod: { hour: "hourly", month: "monthly", year: "annual" }[String(pay?.period)] ?? null,
    currency: pay?.currency ?? null,
    // It names each country, and none for the whole world.
    locationRestrictions: where === "" || where === "Worldwide" ? [] : where.split(", "),
    timezoneRestrictions: [],
    categories: job.tags,
    parentCategories: [job.category],
    description: job.description,
    pubDate: epoch,
    expiryDate: epoch + 120 * 86_400,
    applicationLink: address,
    guid: address,
  };
}

function toJobicy(job: SampleJob) {
  const { slug, pay, types } = readFields(job);
  return {
    id: job.id,
    url: `https://jobicy.example/jobs/${slug}`,
    jobSlug: slug,
    jobTitle: escapeText(job.title),
    companyName: job.company_name,
    companyLogo: "",
    jobIndustry: [escapeText(escapeText(job.category))],
    jobType: types.map((word) => word.replace("_", "-")),
    jobGeo: job.candidate_required_location.replace(/^Worldwide$/, "Anywhere"),
    jobExcerpt: "",
    jobDescription: job.description,
    pubDate: `${job.publication_date}+00:00`,
    ...(pay?.period === "year" && {
      salaryMin: pay.min,
      salaryMax: pay.max,
      salaryCurrency: pay.currency,
      salaryPeriod: "yearly",
    }),
  };
}

function toArbeitnow(job: SampleJob) {
  const { slug, types, epoch } = readFields(job);
  return {
    slug,
    company_name: job.company_name,
    title: job.title,
    description: escapeText(job.description),
    remote: true,
    url: `https://arbeitnow.example/jobs/${slug}`,
    tags: ["Remote", `${job.category} (${job.id % 600})`],
    job_types: types.map((word) => word.replace("_", " ")),
    location: job.candidate_required_location,
    created_at: epoch,
  };
}

// Postings as companies' own boards send them. Lever and Ashby name the company in the address alone.

function toGreenhouse(job: SampleJob) {
  const { employer, remotePlace } = readFields(job);
  return {
    id: job.id,
    absolute_url: `https://greenhouse.example/${employer}/jobs/${job.id}`,
    title: job.title,
    company_name: job.company_name,
    location: { name: remotePlace },
    departments: [{ id: 1, name: job.category }],
    // Fields that a company adds itself.
    metadata: [
      { id: 1, name: "Employment Type", value: job.job_type?.replace("_", "-") ?? null },
      { id: 2, name: "Salary", value: job.salary || null },
    ],
    updated_at: `${job.publication_date}Z`,
    first_published: `${job.publication_date}Z`,
    content: escapeText(job.description),
  };
}

const LEVER_INTERVALS: Readonly<Record<PayPeriod, string>> = {
  hour: "per-hour-wage",
  day: "per-day-wage",
  week: "per-week-salary",
  month: "per-month-salary",
  year: "per-year-salary",
};

function toLever(job: SampleJob) {
  const { employer, pay, epoch, remotePlace } = readFields(job);
  const address = `https://lever.example/${employer}/${job.id}`;
  return {
    id: String(job.id),
    text: job.title,
    categories: {
      commitment: job.job_type?.replace("_", "-") ?? null,
      department: job.category,
      location: remotePlace,
      allLocations: [remotePlace],
    },
    hostedUrl: address,
    applyUrl: `${address}/apply`,
    createdAt: epoch * 1000,
    workplaceType: "remote",
    description: job.description,
    lists: [],
    additional: "",
    ...(pay && {
      salaryRange: {
        min: pay.min ?? null,
        max: pay.max ?? null,
        currency: pay.currency,
        interval: LEVER_INTERVALS[pay.period],
      },
    }),
  };
}

function toAshby(job: SampleJob) {
  const { employer, remotePlace } = readFields(job);
  const address = `https://ashby.example/${employer}/${job.id}`;
  return {
    id: String(job.id),
    title: job.title,
    department: job.category,
    team: job.category,
    employmentType: job.job_type ? TYPE_NAMES[job.job_type].ashby : null,
    location: remotePlace,
    secondaryLocations: [],
    isListed: true,
    isRemote: true,
    workplaceType: "Remote",
    publishedAt: `${job.publication_date}.000+00:00`,
    jobUrl: address,
    applyUrl: `${address}/application`,
    descriptionHtml: job.description,
    compensation: { scrapeableCompensationSalarySummary: job.salary, summaryComponents: [] },
  };
}

/** What several sources say in fields of their own that Remotive has not. */
function readFields(job: SampleJob) {
  const { id, title, job_type: type, candidate_required_location: where } = job;
  return {
    employer: slugify(job.company_name),
    slug: `${slugify(title)}-${id}`,
    pay: parseSalary(job.salary),
    types: type === undefined ? [] : [type],
    /** Seconds since 1970. */
    epoch: Date.parse(`${job.publication_date}Z`) / 1000,
    /** As a company's board puts it, which has no other field that says the work is remote. */
    remotePlace: where === "" ? "Remote" : `Remote - ${where}`,
  };
}
