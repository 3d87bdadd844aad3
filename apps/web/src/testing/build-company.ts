import type { Company } from "@farwork/domain";

/** A company for tests; state only what the test is about. */
export function buildCompany(overrides: Partial<Company> = {}): Company {
  return {
    slug: "tern-co",
    name: "Tern & Co",
    totalJobs: 1,
    categories: [],
    places: [],
    morePlaces: 0,
    pay: [],
    sources: [],
    ...overrides,
  };
}
