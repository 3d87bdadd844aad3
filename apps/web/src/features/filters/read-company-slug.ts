import { type CompanySlug, companySlug } from "@farwork/domain/company";

/** The company slug in an address, and whether it is in canonical form. */
export type NamedCompany = { readonly slug: CompanySlug; readonly isCanonical: boolean };

/**
 * Reads the last segment of a company's address, as the browser escaped it. Undefined if it cannot be a company.
 *
 * @example readCompanySlug("Acme%20Inc"); // { slug: "acme-inc", isCanonical: false }
 */
export function readCompanySlug(segment: string): NamedCompany | undefined {
  const name = decode(segment);
  const slug = companySlug(name);
  return slug === undefined ? undefined : { slug, isCanonical: slug === name };
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
