import * as z from "zod/mini";

import { MAX_COMPANY_SLUG } from "./company-slug.ts";

/** Parses a company's slug from outside. In a separate file, as browsers load the slug functions without schemas. */
export const CompanySlug = z
  .string()
  .check(z.maxLength(MAX_COMPANY_SLUG), z.regex(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u));
export type CompanySlug = z.infer<typeof CompanySlug>;
