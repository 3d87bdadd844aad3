import {
  type CountryCount,
  ListCompanyAddresses,
  type ListCompanyAddressesResponse,
  ListJobAddresses,
  type ListJobAddressesResponse,
  ListNamedCountries,
} from "@farwork/domain/contract";

import { callFunction } from "./call-function.ts";
import type { Client } from "./client.ts";

/** One page of the jobs in the sitemap, newest first; there are `totalPages`, at least one. */
export type JobAddressPage = ListJobAddressesResponse;

/** One page of the companies in the sitemap; there are `totalPages`, at least one. */
export type CompanyAddressPage = ListCompanyAddressesResponse;

/**
 * The jobs for a sitemap: those that are listed, from sources whose terms allow it, 250 per page. A page past the end
 * is empty.
 *
 * @throws DataError, with `invalid-argument` for an invalid page.
 * @example
 * const { jobs, totalPages } = await listJobAddresses(client, 1);
 * const addresses = jobs.map(jobPath); // "/jobs/remote-ok-7/cook-tern-and-co"
 */
export async function listJobAddresses(client: Client, page = 1): Promise<JobAddressPage> {
  return callFunction(client, ListJobAddresses, { page });
}

/**
 * The companies of the jobs of `listJobAddresses`, each once, 250 per page. A page past the end is empty.
 *
 * @throws DataError, with `invalid-argument` for an invalid page.
 * @example const { companies } = await listCompanyAddresses(client, 1); // [{ slug: "tern-co", changed_at }]
 */
export async function listCompanyAddresses(client: Client, page = 1): Promise<CompanyAddressPage> {
  return callFunction(client, ListCompanyAddresses, { page });
}

/**
 * How many open jobs name each country itself, in total and by category, most first. Jobs open to a region or to anyone
 * count for none.
 *
 * @throws DataError, with `unavailable` if the board cannot be reached.
 * @example const [first] = await listNamedCountries(client); // { country: "DE", count: 7, categories: [{ value: "design", count: 7 }] }
 */
export async function listNamedCountries(client: Client): Promise<readonly CountryCount[]> {
  return (await callFunction(client, ListNamedCountries, {})).countries;
}
