import * as z from "zod/mini";

import { MAX_COMPANY_SLUG } from "./company-slug.ts";

/** A company's slug as it comes from outside. Apart from what makes slugs, which browsers load without a schema. */
export const CompanySlug = z
  .string()
  .check(z.maxLength(MAX_COMPANY_SLUG), z.regex(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u));
export type CompanySlug = z.infer<typeof CompanySlug>;
