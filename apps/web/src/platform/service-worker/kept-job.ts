/**
 * The cache key of a job's page, whatever its slug and parameters. Undefined for other pages.
 *
 * @example keptJobKey(new URL("https://farwork.example/jobs/remotive-1/cook?ref=mail")); // "/jobs/remotive-1"
 */
export function keptJobKey(address: URL): string | undefined {
  const [, section, jobId] = address.pathname.split("/");
  return section === "jobs" && jobId !== undefined && jobId !== "" ? `/jobs/${jobId}` : undefined;
}

/** The page to cache after a visit to this address: the job's own, also when it was read beside the listing. */
export function visitedJobPath(address: URL): string | undefined {
  if (keptJobKey(address) !== undefined) return address.pathname;
  const jobId = address.pathname === "/" ? address.searchParams.get("job") : null;
  // An invalid id could leave the folder, as `..` does.
  return jobId !== null && /^[\w-]+$/.test(jobId) ? `/jobs/${jobId}` : undefined;
}
