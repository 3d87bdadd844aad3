/** The page that asks for working hours, and its parameter for the job to return to. */
const HOURS_PATH = "/hours";
export const POSTING_PARAM = "posting";

/** The listing's parameters for working hours. */
export const HOURS_PARAMS = ["zone", "starts", "ends", "common"] as const;

/**
 * The page to enter working hours, for a listing's address.
 *
 * @example hoursPath("/?type=contract&page=2"); // "/hours?type=contract"
 */
export function hoursPath(listing: string): string {
  const params = new URLSearchParams(listing.split("?")[1]);
  params.delete("page");
  return params.size === 0 ? HOURS_PATH : `${HOURS_PATH}?${params}`;
}

/** The page to enter working hours, for a job; `carried` is a query to return with. */
export function postingHoursPath(jobId: string, carried = ""): string {
  const params = new URLSearchParams(carried);
  params.set(POSTING_PARAM, jobId);
  return `${HOURS_PATH}?${params}`;
}

/**
 * A time zone's city.
 *
 * @example nameZone("America/Argentina/Buenos_Aires"); // "Buenos Aires"
 */
export function nameZone(zone: string): string {
  return zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");
}
