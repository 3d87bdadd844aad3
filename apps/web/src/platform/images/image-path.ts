/**
 * Where this site serves an image of a job: its company's logo, or the one in its description with this address. Only
 * our server talks to the image's host, which learns nothing about the reader.
 *
 * @example imagePath("remotive-1"); // "/api/image/remotive-1"
 */
export function imagePath(jobId: string, address?: string): string {
  return `/api/image/${jobId}${address === undefined ? "" : `?url=${encodeURIComponent(address)}`}`;
}
