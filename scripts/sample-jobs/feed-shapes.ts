import { toAshby, toGreenhouse, toLever, toRecruitee } from "./board-shapes.ts";
import { SAMPLES } from "./sample-data.ts";
import { readFields } from "./sample-fields.ts";
import { escapeText, type SampleJob } from "./write-job.ts";

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
  recruitee: (jobs) => ({ offers: jobs.map(toRecruitee) }),
};

const TYPE_NAMES = {
  full_time: "Full Time",
  part_time: "Part Time",
  contract: "Contractor",
  freelance: "Freelance",
  internship: "Intern",
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
    employmentType: job.job_type ? TYPE_NAMES[job.job_type] : null,
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
