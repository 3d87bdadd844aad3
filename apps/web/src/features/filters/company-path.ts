import { type CompanySlug, companySlug } from "@farwork/domain/company";

/**
 * The page of a company's open jobs; pages after the first are its query's. Undefined for a name that has neither
 * letter nor digit.
 *
 * @example companyPath("Tern & Co"); // "/companies/tern-co"
 */
export function companyPath(name: string, page = 1): string | undefined {
  const slug = companySlug(name);
  return slug === undefined ? undefined : slugPath(slug, page);
}

/** The same where the slug is known. */
export function slugPath(slug: CompanySlug, page = 1): string {
  const path = `/companies/${encodeURIComponent(slug)}`;
  return page === 1 ? path : `${path}?page=${page}`;
}
