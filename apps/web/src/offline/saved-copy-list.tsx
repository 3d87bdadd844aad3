import { useFormats } from "#formats";

import { KeptLinks } from "./kept-links.tsx";
import type { SavedCopy } from "./saved-copy.ts";

/** A person's saved list as this device last saw it. */
export function SavedCopyList({ copy: { jobs, keptAt } }: { copy: SavedCopy }) {
  const formats = useFormats();
  const heading = `${formats.count(jobs.length)} saved ${jobs.length === 1 ? "job" : "jobs"}`;
  return (
    <section aria-labelledby="saved-copy" className="mt-12">
      <h2 id="saved-copy" className="set-narrow text-head">
        {heading}
      </h2>
      <p className="mt-1 text-small text-soft">As of {formats.day(new Date(keptAt))}</p>
      <KeptLinks jobs={jobs} />
    </section>
  );
}
