import * as z from "zod/mini";

import { WireDate } from "../date/wire-date.ts";
import { MAX_PAGE } from "../filter/paging.ts";
import { Job } from "../job/job.ts";
import type { PublicContract } from "./callable-contract.ts";

/** URLs per response and sitemap file: about 50 kB, up to 200 kB with the longest titles. */
export const ADDRESSES_PER_PAGE = 250;

/** `page` starts at 1. */
export const ListJobAddressesRequest = z.object({
  page: z._default(z.int().check(z.gte(1), z.lte(MAX_PAGE)), 1),
});
export type ListJobAddressesRequest = z.infer<typeof ListJobAddressesRequest>;

/** What `jobPath` needs for a job's URL, and when the posting last changed. */
export const JobAddress = z.extend(z.pick(Job, { firestoreId: true, title: true, company_name: true }), {
  changed_at: WireDate,
});
export type JobAddress = z.infer<typeof JobAddress>;

/**
 * The listed jobs whose source allows them in job search engines, newest first. `totalPages` is at least 1; a page past
 * the end is empty.
 */
export const ListJobAddressesResponse = z.object({
  jobs: z.array(JobAddress),
  totalPages: z.int().check(z.gte(1)),
  /** When a job of each page last changed, by page; empty without jobs. */
  pagesChangedAt: z._default(z.array(WireDate), []),
});
export type ListJobAddressesResponse = z.infer<typeof ListJobAddressesResponse>;

/** Returns a page of the jobs a sitemap may list. */
export const ListJobAddresses: PublicContract<
  typeof ListJobAddressesRequest,
  typeof ListJobAddressesResponse
> = {
  name: "listJobAddresses",
  callers: "anyone",
  request: ListJobAddressesRequest,
  response: ListJobAddressesResponse,
  example: {},
  cost: 20,
};
