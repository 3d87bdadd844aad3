import * as z from "zod/mini";

import { CompanySlug } from "../company/company-slug-schema.ts";
import { WireDate } from "../date/wire-date.ts";
import type { PublicContract } from "./callable-contract.ts";
import { ListJobAddressesRequest } from "./list-job-addresses.ts";

/** `page` starts at 1. */
export const ListCompanyAddressesRequest = ListJobAddressesRequest;

/** A company's page, and when one of its jobs last changed. */
export const CompanyAddress = z.object({ slug: CompanySlug, changed_at: WireDate });
export type CompanyAddress = z.infer<typeof CompanyAddress>;

/**
 * The companies of the jobs in `listJobAddresses`, the one with the newest job first. `totalPages` is at least 1; a
 * page past the end is empty.
 */
export const ListCompanyAddressesResponse = z.object({
  companies: z.array(CompanyAddress),
  totalPages: z.int().check(z.gte(1)),
  /** When a company of each page last changed, by page. */
  pagesChangedAt: z.array(WireDate),
});
export type ListCompanyAddressesResponse = z.infer<typeof ListCompanyAddressesResponse>;

/** Returns a page of the companies of those jobs. */
export const ListCompanyAddresses: PublicContract<
  typeof ListCompanyAddressesRequest,
  typeof ListCompanyAddressesResponse
> = {
  name: "listCompanyAddresses",
  callers: "anyone",
  request: ListCompanyAddressesRequest,
  response: ListCompanyAddressesResponse,
  example: {},
  cost: 20,
};
