import { type CompanySlug, companySlug } from "@farwork/domain/company";

/**
 * The page of a company's open jobs. Undefined for a name without letters or digits.
 *
 * @example companyPath("Tern & Co"); // "/companies/tern-co"
 */
export function companyPath(name: string, page = 1): string | undefined {
  const slug = companySlug(name);
  return slug === undefined ? undefined : slugPath(slug, page);
}

/** Like `companyPath`, by slug. */
export function slugPath(slug: CompanySlug, page = 1): string {
  const path = `/companies/${encodeURIComponent(slug)}`;
  return page === 1 ? path : `${path}?page=${page}`;
}
