/** The page that asks when somebody works, and its parameter of a posting to lead back to. */
const HOURS_PATH = "/hours";
export const POSTING_PARAM = "posting";

/** Parameters of a listing's address that say when its reader works: what the form of hours asks. */
export const HOURS_PARAMS = ["zone", "starts", "ends", "common"] as const;

/**
 * Where somebody says when they work who looks at a listing, by its own address.
 *
 * @example hoursPath("/?type=contract&page=2"); // "/hours?type=contract"
 */
export function hoursPath(listing: string): string {
  const params = new URLSearchParams(listing.split("?")[1]);
  params.delete("page");
  return params.size === 0 ? HOURS_PATH : `${HOURS_PATH}?${params}`;
}

/** The same for somebody who looks at a posting. */
export function postingHoursPath(jobId: string): string {
  return `${HOURS_PATH}?${POSTING_PARAM}=${encodeURIComponent(jobId)}`;
}

/**
 * A time zone by its city.
 *
 * @example nameZone("America/Argentina/Buenos_Aires"); // "Buenos Aires"
 */
export function nameZone(zone: string): string {
  return zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");
}
