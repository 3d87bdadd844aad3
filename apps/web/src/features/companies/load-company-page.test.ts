import { BUNDLED_RATES } from "@farwork/domain/rates";
import { buildJob } from "@farwork/domain/testing";
import { expect, it } from "vitest";

import { buildCompany } from "../../testing/build-company.ts";
import { buildListing } from "../../testing/build-listing.ts";
import type { PaidKind } from "../job/typical-pay.tsx";
import { type CompanySources, loadCompanyPage } from "./load-company-page.ts";

const company = buildCompany();
const pay = {
  min: 60_000,
  currency: "USD",
  period: "year",
  annual: { min: 60_000 },
  origin: "parsed",
} as const;
const lead = buildJob({ sourceId: "lead", category: "design", seniority: "lead", pay });
const diver = buildJob({ sourceId: "diver" });
const listing = buildListing({ jobs: [diver], totalJobs: 16, totalPages: 2 });
const typical: PaidKind = {
  kind: { category: "design", seniority: "lead" },
  typical: {
    currency: "USD",
    low: 50_000,
    median: 60_000,
    high: 70_000,
    jobs: 20,
    from: "2026-01-01",
    to: "2026-01-19",
  },
  rates: BUNDLED_RATES,
};

const sources: CompanySources = {
  loadCompany: async () => ({ status: "found", company }),
  loadListing: async () => listing,
  loadFirstJobs: async () => [diver, lead],
  loadTypicalPay: async ({ seniority }) => (seniority === "lead" ? typical : undefined),
};
const load = (changed: Partial<CompanySources> = {}) =>
  loadCompanyPage(company.slug, 2, { ...sources, ...changed });
const down = () => Promise.reject(new Error("down"));

it("asks for the page's jobs, the newest and the facts at once", async () => {
  const asked: string[] = [];
  const { promise: answer, resolve } = Promise.withResolvers<void>();
  const afterAll =
    <Answer>(name: string, answered: Answer) =>
    async () => {
      if (asked.push(name) === 3) resolve();
      await answer;
      return answered;
    };
  const page = await load({
    loadCompany: afterAll("facts", { status: "found", company } as const),
    loadListing: afterAll("page", listing),
    loadFirstJobs: afterAll("newest", [diver, lead]),
  });
  expect(asked.toSorted()).toEqual(["facts", "newest", "page"]);
  expect(page).toEqual({ listing, company, paid: { ...typical, jobs: [lead] } });
});

it("compares the pay of the page's own jobs when the newest fail to load", async () => {
  const jobs = [{ ...lead, title: "Cook" }];
  const page = await load({ loadFirstJobs: down, loadListing: async () => ({ ...listing, jobs }) });
  expect(page?.paid?.jobs).toEqual(jobs);
});

it("does without facts that fail to load, and without pay that is not known", async () => {
  const page = await load({
    loadCompany: async () => ({ status: "failed" }),
    loadTypicalPay: async () => undefined,
  });
  expect(page).toEqual({ listing, company: undefined, paid: undefined });
});

it("gives nothing when the page's jobs fail to load", async () => {
  await expect(load({ loadListing: down })).resolves.toBeUndefined();
});
