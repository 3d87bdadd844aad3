import * as z from "zod/mini";

import { CompanySlug } from "../company/company-slug-schema.ts";
import { Company } from "../company/company.ts";
import type { CallableContract } from "./callable-contract.ts";

export const FetchCompanyRequest = z.object({ slug: CompanySlug });
export type FetchCompanyRequest = z.infer<typeof FetchCompanyRequest>;

/** No company if it has no open jobs, as companies are derived from these. */
export const FetchCompanyResponse = z.object({ company: z.optional(Company) });
export type FetchCompanyResponse = z.infer<typeof FetchCompanyResponse>;

export const FetchCompany: CallableContract<typeof FetchCompanyRequest, typeof FetchCompanyResponse> = {
  name: "fetchCompany",
  request: FetchCompanyRequest,
  response: FetchCompanyResponse,
  cost: 20,
};
