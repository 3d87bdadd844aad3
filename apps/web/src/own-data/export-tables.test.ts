import type { ExportAccountResponse } from "@farwork/domain/contract";
import { expect, it } from "vitest";

import { tabulateAccount, tabulateJobs } from "./export-tables.ts";

const at = (day: number) => new Date(Date.UTC(2026, 2, day));
const job = { title: "Cook, ship’s", company_name: "Basalt", url: "https://x.example/1", isOpen: true };
const EXPORT: ExportAccountResponse = {
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
    { jobId: "remotive-3", markedAt: at(1), job: { ...job, isOpen: false } },
    { jobId: "remotive-4" },
  ],
  appliedJobs: [
    { jobId: "remotive-2", markedAt: at(3) },
    { jobId: "remotive-1", markedAt: at(4), job },
  ],
  billing: { plan: "pro", subscription: { status: "active" } },
  paymentCustomer: { customerId: "cus_1" },
  savedSearches: [],
  leftOut: { savedJobs: 0, appliedJobs: 0 },
};

it("tells each marked job once, with when it was saved and applied to", () => {
  const facts = ["Cook, ship’s", "Basalt", "https://x.example/1"];
  expect(tabulateJobs(EXPORT)).toEqual([
    ["job_id", "title", "company", "link", "is_open", "saved_at", "applied_at"],
    ["remotive-2", "", "", "", "", "", "2026-03-03T00:00:00.000Z"],
    ["remotive-1", ...facts, "yes", "2026-03-02T00:00:00.000Z", "2026-03-04T00:00:00.000Z"],
    ["remotive-3", ...facts, "no", "2026-03-01T00:00:00.000Z", ""],
    ["remotive-4", "", "", "", "", "yes", ""],
  ]);
});

it("tells each other fact in a row of its own", () => {
  expect(tabulateAccount(EXPORT)).toEqual([
    ["section", "field", "value"],
    ["sign_in", "uid", "ada"],
    ["sign_in", "email", "ada@example.com"],
    ["sign_in", "isEmailVerified", "false"],
    ["sign_in", "createdAt", "2026-03-01T00:00:00.000Z"],
    ["profile", "bio", "Counts."],
    ["profile", "skills", "C++; SQL"],
    ["profile", "preferences.salaryMin", "50000"],
    ["profile", "preferences.jobTypes", ""],
    ["billing", "plan", "pro"],
    ["billing", "subscription.status", "active"],
    ["payment_customer", "customerId", "cus_1"],
    ["export", "exportedAt", "2026-03-09T00:00:00.000Z"],
    ["export", "leftOut.savedJobs", "0"],
    ["export", "leftOut.appliedJobs", "0"],
  ]);
});
