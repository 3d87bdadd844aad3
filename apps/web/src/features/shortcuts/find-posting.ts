/** The posting that the keys act on: the one with the focus, else the one beside the list, else the page's own. */
export function findPosting(): Element | null {
  return (
    document.activeElement?.closest(".job-entry") ??
    document.querySelector(".preview") ??
    document.querySelector("main > article")
  );
}

/**
 * Moves the focus to the next entry or the one before, of the entry that has it or is open beside the list. At
 * either end it stays. False where there are no entries.
 */
export function stepToEntry(by: 1 | -1): boolean {
  const links = [...document.querySelectorAll<HTMLElement>(".job-entry a[data-job]")].filter((link) =>
    link.checkVisibility(),
  );
  const focused = document.activeElement?.closest(".job-entry");
  const from = focused
    ? links.findIndex((link) => focused.contains(link))
    : links.findIndex((link) => link.hasAttribute("aria-current"));
  const link = links[from + by];
  link?.focus({ preventScroll: true });
  link?.closest(".job-entry")?.scrollIntoView({ block: "nearest" });
  return links.length > 0;
}
