import { useAtomValue } from "jotai";
import { useEffect, useRef, useSyncExternalStore } from "react";

import { useFormats } from "#formats";

import { listingPath, withHidden } from "../filters/listing-path.ts";
import { readHiddenCookie, watchHidden } from "../hidden-jobs/hidden-cookie.ts";
import { UnhideAllButton } from "../hidden-jobs/hide-button.tsx";
import { lastHiddenChangeAtom } from "../hidden-jobs/last-hidden-change-atom.ts";
import { ListingLink } from "../paging/listing-link.tsx";

/** How many jobs of a listing the user has hidden, with buttons to show or hide them. */
export function HiddenNote({
  totalHidden,
  isShown,
}: {
  totalHidden: number;
  /** Whether they are in the list. */
  isShown: boolean;
}) {
  const formats = useFormats();
  const isAnyHidden = useSyncExternalStore(watchHidden, isAnythingHidden, () => true);
  if (!isShown && totalHidden === 0) return null;
  if (isShown && !isAnyHidden) return <NothingHidden />;
  return (
    <p className="flex flex-wrap items-center gap-x-3 py-2 text-small text-soft">
      {isShown
        ? "Hidden jobs are included."
        : `${formats.count(totalHidden)} ${totalHidden === 1 ? "job" : "jobs"} hidden by you.`}
      <ListingLink
        to={({ filters, landing }) => listingPath(filters, 1, withHidden(landing, !isShown))}
        className="text-link inline-flex min-h-11 items-center text-ink"
      >
        {isShown ? "Hide them again" : "Show hidden"}
      </ListingLink>
      {isShown && <UnhideAllButton />}
    </p>
  );
}

/** Replaces the note once nothing is hidden, and takes the focus from the button that disappeared. */
function NothingHidden() {
  const note = useRef<HTMLParagraphElement>(null);
  const change = useAtomValue(lastHiddenChangeAtom);
  const wasPressed = change !== undefined && change.jobId === undefined;
  useEffect(() => {
    if (wasPressed && document.activeElement === document.body) note.current?.focus({ preventScroll: true });
  }, [wasPressed]);
  return (
    <p ref={note} tabIndex={-1} className="py-2 text-small text-soft">
      No jobs are hidden.
    </p>
  );
}

function isAnythingHidden(): boolean {
  const { jobs, companies } = readHiddenCookie();
  return jobs.length + companies.length > 0;
}
