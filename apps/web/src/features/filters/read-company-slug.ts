import { type CompanySlug, companySlug } from "@farwork/domain/company";

/** What a company's address names: the slug, and whether it stands there as it should. */
export type NamedCompany = { readonly slug: CompanySlug; readonly isCanonical: boolean };

/**
 * Reads the last segment of a company's address, escaped as the browser sent it. Undefined where no company could be
 * called so.
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
