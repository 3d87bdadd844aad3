import type { JobFilters } from "@farwork/domain";

/** What an address asks for that the filters have no line for: their form carries it on. */
export function CarriedChoices({ filters }: { filters: JobFilters }) {
  const { companies, exclude, sort } = filters;
  const company = [...exclude.companies.map((slug) => `-${slug}`), ...companies].join(",");
  return (
    <>
      {company !== "" && <input type="hidden" name="company" value={company} readOnly />}
      {sort !== "relevance" && <input type="hidden" name="sort" value={sort} readOnly />}
    </>
  );
}
