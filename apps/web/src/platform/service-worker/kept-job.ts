/**
 * The name under which the page at this address is kept, the same for every slug and whatever parameters it was come
 * by; undefined for what is no job's page.
 *
 * @example keptJobKey(new URL("https://farwork.example/jobs/remotive-1/cook?ref=mail")); // "/jobs/remotive-1"
 */
export function keptJobKey(address: URL): string | undefined {
  const [, room, jobId] = address.pathname.split("/");
  return room === "jobs" && jobId !== undefined && jobId !== "" ? `/jobs/${jobId}` : undefined;
}

/** The page to keep when this address was visited: a job's own, also where it was read beside the listing. */
export function visitedJobPath(address: URL): string | undefined {
  if (keptJobKey(address) !== undefined) return address.pathname;
  const jobId = address.pathname === "/" ? address.searchParams.get("job") : null;
  // What is no id may lead out of the folder, as `..` does.
  return jobId !== null && /^[\w-]+$/.test(jobId) ? `/jobs/${jobId}` : undefined;
}
