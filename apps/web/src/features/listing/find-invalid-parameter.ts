import { filtersFromQuery, filtersToQuery, pageFromQuery } from "@farwork/domain/filter";

/** The parameters of a listing that hold a list, each value by itself right or wrong. */
const LISTS: ReadonlySet<string> = new Set(["type", "category", "location", "tag", "company"]);
/** Values that say what holds anyway; an address of ours leaves them out. */
const DEFAULTS: Readonly<Record<string, readonly string[]>> = {
  page: ["1"],
  posted: ["any"],
  sort: ["relevance"],
  unstated: ["0", "false", "off"],
};
const NAMES = ["q", ...LISTS, "salary_min", "currency", "unstated", "posted", "sort", "page"];

/**
 * The first of a listing's parameters that asks for something no listing can be asked for. Parameters that are not a
 * listing's, marketing ones say, are nobody's business here.
 *
 * @example findInvalidParameter(new URLSearchParams("type=contract,nonsense")); // "type"
 */
export function findInvalidParameter(params: URLSearchParams): string | undefined {
  return NAMES.find((name) => params.getAll(name).some((text) => !isValid(name, text)));
}

function isValid(name: string, text: string): boolean {
  const values = LISTS.has(name) ? text.split(",") : [text];
  return values.every((value) => {
    if (value.trim() === "" || DEFAULTS[name]?.includes(value)) return true;
    const alone = new URLSearchParams([[name, value]]);
    return filtersToQuery(filtersFromQuery(alone), pageFromQuery(alone)).has(name);
  });
}
