/**
 * The kind of page an address is for, for the log. Search terms and arbitrary text in addresses stay out of it.
 *
 * @example nameRoute("/jobs/remotive-1/gardener?q=tides"); // "/jobs/*"
 */
export function nameRoute(address: string): string {
  const [path = ""] = address.split(/[?#]/, 1);
  const [first = "", second] = path.split("/").slice(1);
  if (!isName(first)) return "/?";
  if (first === "api" && second !== undefined && isName(second)) return `/api/${second}`;
  return second === undefined ? `/${first}` : `/${first}/*`;
}

const isName = (segment: string) => /^[a-z.-]{0,24}$/.test(segment);
