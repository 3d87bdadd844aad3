import { type Pay, parseSalary } from "@farwork/domain";

import { type SampleJob, slugify } from "./sample-feed.ts";

/** The pay that a sample's words state, for sources that have fields of their own for it. */
export const readPay = (job: SampleJob): Pay | undefined => parseSalary(job.salary) ?? undefined;

/** Where a source of another name than Remotive has the same posting. */
export function addressOf(job: SampleJob, source: string): string {
  return `https://${source}.example/jobs/${slugOf(job)}`;
}

/** The employer in addresses: "tern-maps". */
export const employerOf = (job: SampleJob): string => slugify(job.company_name);

/** The job in addresses, with its number: "chart-editor-3100007". */
export const slugOf = (job: SampleJob): string => `${slugify(job.title)}-${job.id}`;

/** Seconds since 1970. */
export const epochOf = (job: SampleJob): number => Date.parse(`${job.publication_date}Z`) / 1000;

/** None for the whole world, as sources say it that name each country. */
export function placesOf({ candidate_required_location: where }: SampleJob): string[] {
  return where === "" || where === "Worldwide" ? [] : where.split(", ");
}

/** The place as a company's board puts it, which has no other field that says the work is remote. */
export function remotelyFrom({ candidate_required_location: where }: SampleJob): string {
  return where === "" ? "Remote" : `Remote - ${where}`;
}

export function escapeText(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
