import { ExportAccountResponse } from "@farwork/domain/contract";
import { expect, it } from "vitest";

import { tabulateAccount, tabulateJobs } from "./export-tables.ts";
import { writeCsv } from "./write-csv.ts";

const at = (day: number) => new Date(Date.UTC(2026, 2, day));
const job = {
  title: "Cook, ship’s",
  company_name: "Basalt",
  url: "https://x.example/1",
  isOpen: true,
  openTo: "Spain",
  pay: "€30k a year",
  answer: "Spain only",
  commonHours: "2 of your 8 hours in common",
};
const EXPORT = {
  exportedAt: at(9),
  signIn: { uid: "ada", email: "ada@example.com", isEmailVerified: false, createdAt: at(1) },
  user: {
    bio: "Counts.",
    skills: ["C++", "SQL"],
    preferences: { salaryMin: 50_000, jobTypes: [] },
    none: null,
  },
  savedJobs: [
    { jobId: "remotive-1", markedAt: at(2), job },
    { jobId: "remotive-3", markedAt: at(1), job: { ...job, url: "http://127.0.0.1/", isOpen: false } },
    { jobId: "remotive-4" },
  ],
  appliedJobs: [
    { jobId: "remotive-2", markedAt: at(3) },
    { jobId: "remotive-1", markedAt: at(4), job },
  ],
  billing: { plan: "pro", subscription: { status: "active" } },
  paymentCustomer: { customerId: "cus_1" },
  savedSearches: [
    { name: "Spain", query: "location=ES", isPaused: false },
    { name: "=1+1", query: "q=react", isPaused: true },
  ],
  hiddenEntries: { jobs: ["remotive-5", "remotive-6"], companies: [] },
  mailPreferences: { stoppedAt: "2026-03-05T00:00:00.000Z" },
  alertDelivery: {
    to: "ada@mail.example",
    digest: { searches: [{ name: "Spain", jobs: [{ title: "Cook" }, { title: "Mate" }] }] },
  },
  signIns: { signIns: { 1772323200: { browser: "Firefox" } } },
  leftOut: { savedJobs: 0, appliedJobs: 7 },
} satisfies Required<ExportAccountResponse>;

it("lists each saved or applied job once, with both dates, and its link if safe", () => {
  const facts = ["Cook, ship’s", "Basalt", "https://x.example/1"];
  const answers = ["Spain", "€30k a year", "Spain only", "2 of your 8 hours in common"];
  expect(tabulateJobs(EXPORT)).toEqual([
    [
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
    ],
    ["remotive-2", "", "", "", "", "", "2026-03-03T00:00:00.000Z", "", "", "", ""],
    ["remotive-1", ...facts, "yes", "2026-03-02T00:00:00.000Z", "2026-03-04T00:00:00.000Z", ...answers],
    ["remotive-3", "Cook, ship’s", "Basalt", "", "no", "2026-03-01T00:00:00.000Z", "", ...answers],
    ["remotive-4", "", "", "", "", "yes", "", "", "", "", ""],
  ]);
});

it("lists every other fact in a row of its own", () => {
  expect(tabulateAccount(EXPORT)).toEqual([
    ["section", "field", "value"],
    ["sign_in", "uid", "ada"],
    ["sign_in", "email", "ada@example.com"],
    ["sign_in", "isEmailVerified", "false"],
    ["sign_in", "createdAt", "2026-03-01T00:00:00.000Z"],
    ["sign_ins", "signIns.1772323200.browser", "Firefox"],
    ["profile", "bio", "Counts."],
    ["profile", "skills", "C++; SQL"],
    ["profile", "preferences.salaryMin", "50000"],
    ["profile", "preferences.jobTypes", ""],
    ["billing", "plan", "pro"],
    ["billing", "subscription.status", "active"],
    ["payment_customer", "customerId", "cus_1"],
    ["saved_searches", "1.name", "Spain"],
    ["saved_searches", "1.query", "location=ES"],
    ["saved_searches", "1.isPaused", "false"],
    ["saved_searches", "2.name", "=1+1"],
    ["saved_searches", "2.query", "q=react"],
    ["saved_searches", "2.isPaused", "true"],
    ["hidden_entries", "jobs", "remotive-5; remotive-6"],
    ["hidden_entries", "companies", ""],
    ["mail_preferences", "stoppedAt", "2026-03-05T00:00:00.000Z"],
    ["alert_delivery", "to", "ada@mail.example"],
    ["alert_delivery", "digest.searches.1.name", "Spain"],
    ["alert_delivery", "digest.searches.1.jobs.1.title", "Cook"],
    ["alert_delivery", "digest.searches.1.jobs.2.title", "Mate"],
    ["export", "exportedAt", "2026-03-09T00:00:00.000Z"],
    ["export", "leftOut.savedJobs", "0"],
    ["export", "leftOut.appliedJobs", "7"],
  ]);
});

it("leaves out what is not stored, and empty lists", () => {
  const { exportedAt, leftOut, signIn } = EXPORT;
  const bare = { exportedAt, leftOut, signIn, savedJobs: [], appliedJobs: [], savedSearches: [] };
  const sections = tabulateAccount(bare).map(([section]) => section);
  expect(new Set(sections)).toEqual(new Set(["section", "sign_in", "export"]));
});

it("neutralises a saved search's name that looks like a formula", () => {
  expect(writeCsv(tabulateAccount(EXPORT))).toContain("\r\nsaved_searches,2.name,'=1+1\r\n");
});

/** A cell unique to this part of an export. */
const TELLING: Readonly<Record<string, string>> = {
  exportedAt: "2026-03-09T00:00:00.000Z",
  signIn: "ada@example.com",
  user: "Counts.",
  savedJobs: "remotive-3",
  appliedJobs: "remotive-2",
  billing: "pro",
  savedSearches: "location=ES",
  hiddenEntries: "remotive-5; remotive-6",
  mailPreferences: "2026-03-05T00:00:00.000Z",
  alertDelivery: "ada@mail.example",
  paymentCustomer: "cus_1",
  signIns: "Firefox",
  leftOut: "7",
};

it.each(Object.keys(ExportAccountResponse.shape))("has %s in one of the tables, and in one alone", (part) => {
  const tables = [tabulateJobs(EXPORT), tabulateAccount(EXPORT)];
  const telling = tables.flat(2).filter((cell) => cell === TELLING[part]);
  expect(telling).toHaveLength(1);
});
