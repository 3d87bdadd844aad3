import { useState } from "react";

import { listViewedJobs } from "../visits/viewed-jobs.ts";
import { KeptLinks } from "./kept-links.tsx";
import { useKeptPaths } from "./use-kept-paths.ts";

/** The jobs opened on this device whose pages are kept, the last opened first. */
export function KeptJobs() {
  const [viewed] = useState(listViewedJobs);
  const isKept = useKeptPaths();
  const jobs = viewed.filter(({ path }) => isKept(path)).map((job) => ({ ...job, facts: [] }));
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby="kept-jobs" className="mt-12">
      <h2 id="kept-jobs" className="set-narrow text-head">
        Jobs you opened
      </h2>
      <KeptLinks jobs={jobs} />
    </section>
  );
}
