import { useFormats } from "#formats";

import { KeptLinks } from "./kept-links.tsx";
import type { SavedCopy } from "./saved-copy.ts";

/** A person's saved list as this device last saw it. */
export function SavedCopyList({ copy: { jobs, keptAt, totalJobs = jobs.length } }: { copy: SavedCopy }) {
  const formats = useFormats();
  const all = `${formats.count(totalJobs)} saved ${totalJobs === 1 ? "job" : "jobs"}`;
  const heading = jobs.length < totalJobs ? `${formats.count(jobs.length)} of ${all}` : all;
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
