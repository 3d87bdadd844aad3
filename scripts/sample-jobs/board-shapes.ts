import type { PayPeriod } from "@farwork/domain";

import type { SampleJob } from "./sample-feed.ts";
import { employerOf, epochOf, escapeText, readPay, remotelyFrom } from "./shape-fields.ts";

// Postings as companies' own boards send them. Lever and Ashby name the company in the address alone.

export const toGreenhouse = (job: SampleJob) => ({
  id: job.id,
  absolute_url: `https://greenhouse.example/${employerOf(job)}/jobs/${job.id}`,
  title: job.title,
  company_name: job.company_name,
  location: { name: remotelyFrom(job) },
  departments: [{ id: 1, name: job.category }],
  // Fields that a company adds itself.
  metadata: [
    { id: 1, name: "Employment Type", value: job.job_type?.replace("_", "-") ?? null },
    { id: 2, name: "Salary", value: job.salary || null },
  ],
  updated_at: `${job.publication_date}Z`,
  first_published: `${job.publication_date}Z`,
  content: escapeText(job.description),
});

const LEVER_INTERVALS: Readonly<Record<PayPeriod, string>> = {
  hour: "per-hour-wage",
  day: "per-day-wage",
  week: "per-week-salary",
  month: "per-month-salary",
  year: "per-year-salary",
};

export function toLever(job: SampleJob) {
  const address = `https://lever.example/${employerOf(job)}/${job.id}`;
  const pay = readPay(job);
  return {
    id: String(job.id),
    text: job.title,
    categories: {
      commitment: job.job_type?.replace("_", "-") ?? null,
      department: job.category,
      location: remotelyFrom(job),
      allLocations: [remotelyFrom(job)],
    },
    hostedUrl: address,
    applyUrl: `${address}/apply`,
    createdAt: epochOf(job) * 1000,
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

const ASHBY_TYPES: Readonly<Record<string, string>> = {
  full_time: "FullTime",
  part_time: "PartTime",
  contract: "Contract",
  freelance: "Freelance",
  internship: "Intern",
};

export function toAshby(job: SampleJob) {
  const address = `https://ashby.example/${employerOf(job)}/${job.id}`;
  return {
    id: String(job.id),
    title: job.title,
    department: job.category,
    team: job.category,
    employmentType: ASHBY_TYPES[job.job_type ?? ""] ?? null,
    location: remotelyFrom(job),
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
