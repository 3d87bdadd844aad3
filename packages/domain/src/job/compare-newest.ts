import type { Job } from "./job.ts";

/**
 * The order of listings without a search: newest first, ties by ascending id.
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
