import type { Job } from "./job.ts";

/**
 * Which of two jobs a listing without a search has first: the newer, of one moment the one with the lower id.
 *
 * @example [otherJob, job].toSorted(compareNewest).map(({ title }) => title); // => ["React developer", "Cook"]
 */
export function compareNewest(
  a: Pick<Job, "publication_date" | "firestoreId">,
  b: Pick<Job, "publication_date" | "firestoreId">,
): number {
  return (
    b.publication_date.getTime() - a.publication_date.getTime() || (a.firestoreId < b.firestoreId ? -1 : 1)
  );
}
