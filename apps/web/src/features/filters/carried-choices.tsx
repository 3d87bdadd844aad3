import type { JobFilters } from "@farwork/domain";
import { LIST_FILTERS, LIST_NAMES } from "@farwork/domain/filter";

/** What an address asks for that the filters have no line for: their form carries it on. */
export function CarriedChoices({ filters }: { filters: JobFilters }) {
  const { exclude, sort } = filters;
  const carried = LIST_NAMES.filter((name) => LIST_FILTERS[name].panel === undefined).map((name) => ({
    param: LIST_FILTERS[name].param,
    value: [...exclude[name].map((value) => `-${value}`), ...filters[name]].join(","),
  }));
  return (
    <>
      {carried.map(
        ({ param, value }) =>
          value !== "" && <input key={param} type="hidden" name={param} value={value} readOnly />,
      )}
      {sort !== "relevance" && <input type="hidden" name="sort" value={sort} readOnly />}
    </>
  );
}
