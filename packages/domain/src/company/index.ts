export { CompanySlug } from "./company-slug-schema.ts";
export { companySlug } from "./company-slug.ts";
export { summarizeCompany } from "./summarize-company.ts";
