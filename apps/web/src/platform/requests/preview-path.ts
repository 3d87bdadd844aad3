/** The query parameter that names the job whose posting is open beside the list. */
export const PREVIEW_PARAM = "job";

/**
 * The address of a listing with a posting open beside it.
 *
 * @example previewPath("/?type=contract", "lever-9"); // "/?type=contract&job=lever-9"
 */
export function previewPath(listingPath: string, jobId: string): string {
  return `${listingPath}${listingPath.includes("?") ? "&" : "?"}${PREVIEW_PARAM}=${jobId}`;
}
