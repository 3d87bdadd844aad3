import {
  type CountryCount,
  ListCompanyAddresses,
  type ListCompanyAddressesResponse,
  ListJobAddresses,
  type ListJobAddressesResponse,
  ListNamedCountries,
} from "@farwork/domain/contract";

import { callFunction } from "./call.ts";
import type { Client } from "./client.ts";

/** One page of the jobs that may stand in a sitemap, the newest first; there are `totalPages`, at least one. */
export type JobAddressPage = ListJobAddressesResponse;

/** One page of the companies that may stand in a sitemap; there are `totalPages`, at least one. */
export type CompanyAddressPage = ListCompanyAddressesResponse;

/**
 * What a sitemap says of jobs: those that are listed, of sources whose terms allow it, 250 a page. A page past the
 * end is empty.
 *
 * @throws DataError, with `invalid-argument` for a page that is none.
 * @example
 * const { jobs, totalPages } = await listJobAddresses(client, 1);
 * const addresses = jobs.map(jobPath); // "/jobs/remote-ok-7/cook-tern-and-co"
 */
export async function listJobAddresses(client: Client, page = 1): Promise<JobAddressPage> {
  return callFunction(client, ListJobAddresses, { page });
}

/**
 * The companies of those jobs, each once, 250 a page. A page past the end is empty.
 *
 * @throws DataError, with `invalid-argument` for a page that is none.
 * @example const { companies } = await listCompanyAddresses(client, 1); // [{ slug: "tern-co", changed_at }]
 */
export async function listCompanyAddresses(client: Client, page = 1): Promise<CompanyAddressPage> {
  return callFunction(client, ListCompanyAddresses, { page });
}

/**
 * How many open jobs name each country itself, in all and in each field of work, the most first. What is open to a region or to
 * anyone names none.
 *
 * @throws DataError, with `unavailable` while the board cannot be asked.
 * @example const [first] = await listNamedCountries(client); // { country: "DE", count: 7, categories: [{ value: "design", count: 7 }] }
 */
export async function listNamedCountries(client: Client): Promise<readonly CountryCount[]> {
  return (await callFunction(client, ListNamedCountries, {})).countries;
}
