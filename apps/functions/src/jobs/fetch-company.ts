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

/** More than any company has open: what one request may cost. */
const MAX_POSTINGS = 5000;

/** What the open postings of a company state, taken together. */
export const fetchCompany = callable(FetchCompany, async ({ slug }) => {
  const company = answerCompany(await readJobIndex(), slug, new Date());
  return company ? { company } : {};
});

/** Costs no read. */
export function answerCompany(index: JobIndex, slug: CompanySlug, now: Date): Company | undefined {
  const filters = z.parse(JobFilters, { companies: [slug] });
  const query = { filters, page: 1, pageSize: MAX_POSTINGS, facets: false };
  return summarizeCompany(slug, readJobCards(index, queryJobIndex(index, query, now).docs));
}
