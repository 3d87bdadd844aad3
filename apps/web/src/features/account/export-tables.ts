import type { ExportAccountResponse, ExportedMark } from "@farwork/domain/contract";
import { readSafeLink } from "@farwork/domain/links";

/** Rows of cells; the first row holds the column names. */
export type Table = readonly (readonly string[])[];

// Append new columns: users' spreadsheets may rely on their position.
const COLUMNS = [
  "job_id",
  "title",
  "company",
  "link",
  "is_open",
  "saved_at",
  "applied_at",
  "open_to",
  "pay",
  "your_country",
  "hours_in_common",
];

/** Saved and applied jobs, one per row, newest first. */
export function tabulateJobs({ savedJobs, appliedJobs }: ExportAccountResponse): Table {
  const saved = new Map(savedJobs.map((mark) => [mark.jobId, mark]));
  const applied = new Map(appliedJobs.map((mark) => [mark.jobId, mark]));
  const rows = [...new Map([...applied, ...saved]).values()]
    .toSorted((a, b) => timeOf(b) - timeOf(a))
    .map(({ jobId, job }) => [
      jobId,
      job?.title ?? "",
      job?.company_name ?? "",
      readSafeLink(job?.url ?? "")?.href ?? "",
      job === undefined ? "" : job.isOpen ? "yes" : "no",
      formatMark(saved.get(jobId)),
      formatMark(applied.get(jobId)),
      job?.openTo ?? "",
      job?.pay ?? "",
      job?.answer ?? "",
      job?.commonHours ?? "",
    ]);
  return [COLUMNS, ...rows];
}

/** All other data, one fact per row by path; list items are numbered from 1. */
export function tabulateAccount({ exportedAt, leftOut, ...kept }: ExportAccountResponse): Table {
  const sections = {
    sign_in: kept.signIn,
    sign_ins: kept.signIns,
    profile: kept.user,
    billing: kept.billing,
    payment_customer: kept.paymentCustomer,
    saved_searches: enumerate(kept.savedSearches),
    hidden_entries: kept.hiddenEntries,
    mail_preferences: kept.mailPreferences,
    alert_delivery: kept.alertDelivery,
    export: { exportedAt, leftOut },
  };
  const rows = Object.entries(sections).flatMap(([section, facts]) =>
    flatten(facts).map(([field, value]) => [section, field, value]),
  );
  return [["section", "field", "value"], ...rows];
}

const timeOf = ({ markedAt }: ExportedMark) => markedAt?.getTime() ?? 0;

/** When a job was saved or applied to; "yes" if that was not stored. */
const formatMark = (mark: ExportedMark | undefined) => (mark ? (mark.markedAt?.toISOString() ?? "yes") : "");

/** `{ preferences: { skills: ["C++", "SQL"] } }` -> `[["preferences.skills", "C++; SQL"]]`. */
function flatten(value: unknown, path = ""): [string, string][] {
  if (value === undefined || value === null) return [];
  if (value instanceof Date) return [[path, value.toISOString()]];
  if (Array.isArray(value)) {
    return value.some(isRecord) ? flatten(enumerate(value), path) : [[path, value.map(toText).join("; ")]];
  }
  if (typeof value !== "object") return [[path, toText(value)]];
  return Object.entries(value).flatMap(([field, inner]) => flatten(inner, path ? `${path}.${field}` : field));
}

const isRecord = (value: unknown) => typeof value === "object" && value !== null;

/** `["a", "b"]` -> `{ 1: "a", 2: "b" }`. */
const enumerate = (list: readonly unknown[]) =>
  Object.fromEntries(list.map((item, index) => [index + 1, item]));

const toText = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));
