import * as z from "zod/mini";

import { CompanySlug } from "../company/company-slug-schema.ts";
import { Company } from "../company/company.ts";
import type { PublicContract } from "./callable-contract.ts";

export const FetchCompanyRequest = z.object({ slug: CompanySlug });
export type FetchCompanyRequest = z.infer<typeof FetchCompanyRequest>;

/** No company if it has no open jobs, as companies are derived from these. */
export const FetchCompanyResponse = z.object({ company: z.optional(Company) });
export type FetchCompanyResponse = z.infer<typeof FetchCompanyResponse>;

/** Summarises what a company's open postings state. */
export const FetchCompany: PublicContract<typeof FetchCompanyRequest, typeof FetchCompanyResponse> = {
  name: "fetchCompany",
  callers: "anyone",
  request: FetchCompanyRequest,
  response: FetchCompanyResponse,
  example: { slug: "tern-maps" },
  cost: 20,
};
