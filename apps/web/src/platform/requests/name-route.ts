/**
 * What kind of page an address is of, for the log. Not the address itself: what people search for, and anything that
 * somebody writes into an address that is none of ours, stays out of it.
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
