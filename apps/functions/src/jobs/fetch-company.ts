import {
  type Company,
  type CompanySlug,
  FetchCompany,
  JobFilters,
  type JobIndex,
  queryJobIndex,
  readJobCards,
  summarizeCompany,
} from "@farwork/domain";
import * as z from "zod/mini";

import { callable } from "../requests/callable.ts";
import { readJobIndex } from "../search-index/read-job-index.ts";

/** More postings than any company has; limits the cost of a request. */
const MAX_POSTINGS = 5000;

/** Summarises the open postings of a company. */
export const fetchCompany = callable(FetchCompany, async ({ slug }) => {
  const company = answerCompany(await readJobIndex(), slug, new Date());
  return company ? { company } : {};
});

/** Takes no reads. */
export function answerCompany(index: JobIndex, slug: CompanySlug, now: Date): Company | undefined {
  const filters = z.parse(JobFilters, { companies: [slug] });
  const query = { filters, page: 1, pageSize: MAX_POSTINGS, facets: false };
  return summarizeCompany(slug, readJobCards(index, queryJobIndex(index, query, now).docs));
}
