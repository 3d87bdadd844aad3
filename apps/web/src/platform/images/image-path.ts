/**
 * Where this site shows a picture of a job: its company's logo, or the one in its text that has this address. The sites
 * that have them are asked by our server alone, and learn nothing of who reads.
 *
 * @example imagePath("remotive-1"); // "/api/picture/remotive-1"
 */
export function imagePath(jobId: string, address?: string): string {
  return `/api/picture/${jobId}${address === undefined ? "" : `?url=${encodeURIComponent(address)}`}`;
}
