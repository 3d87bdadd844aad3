/** The link of a job's entry in the list. */
export function findEntryLink(jobId: string | undefined): HTMLElement | undefined {
  const links = document.querySelectorAll<HTMLElement>("a[data-job]");
  return [...links].find((link) => link.dataset["job"] === jobId);
}
