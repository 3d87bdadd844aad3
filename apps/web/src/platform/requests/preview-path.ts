/** The query parameter with the job that is open beside the list. */
export const PREVIEW_PARAM = "job";

/**
 * The address of a listing with a job open beside it.
 *
 * @example previewPath("/?type=contract", "lever-9"); // "/?type=contract&job=lever-9"
 */
export function previewPath(listingPath: string, jobId: string): string {
  return `${listingPath}${listingPath.includes("?") ? "&" : "?"}${PREVIEW_PARAM}=${jobId}`;
}
