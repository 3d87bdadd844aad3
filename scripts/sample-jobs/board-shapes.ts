import type { PayPeriod } from "@farwork/domain";

import { readFields } from "./sample-fields.ts";
import { escapeText, type SampleJob } from "./write-job.ts";

// Postings as companies' own boards send them. Lever and Ashby name the company in the address alone.

export function toGreenhouse(job: SampleJob) {
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

export function toLever(job: SampleJob) {
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

const TYPE_NAMES = {
  full_time: "FullTime",
  part_time: "PartTime",
  contract: "Contract",
  freelance: "Freelance",
  internship: "Intern",
};

export function toAshby(job: SampleJob) {
  const { employer, remotePlace } = readFields(job);
  const address = `https://ashby.example/${employer}/${job.id}`;
  return {
    id: String(job.id),
    title: job.title,
    department: job.category,
    team: job.category,
    employmentType: job.job_type ? TYPE_NAMES[job.job_type] : null,
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

export function toRecruitee(job: SampleJob) {
  const { slug, pay, remotePlace } = readFields(job);
  const address = `https://recruitee.example/o/${slug}`;
  return {
    id: job.id,
    slug,
    title: job.title,
    careers_url: address,
    careers_apply_url: `${address}/c/new`,
    company_name: job.company_name,
    status: "published",
    location: remotePlace,
    remote: true,
    hybrid: false,
    on_site: false,
    department: job.category,
    tags: job.tags,
    employment_type_code: job.job_type ?? null,
    published_at: `${job.publication_date.replace("T", " ")} UTC`,
    close_at: null,
    description: job.description,
    requirements: "",
    salary: pay && { min: pay.min ?? null, max: pay.max ?? null, currency: pay.currency, period: pay.period },
  };
}
