import { useAtomValue } from "jotai";
import { use } from "react";

import { type Jobs, jobsAtom } from "./jobs-atoms.ts";
import { JobsContext } from "./jobs-provider.tsx";

/** The listing last shown. Throws outside `JobsProvider`. */
export function useJobs(): Jobs {
  if (!use(JobsContext)) throw new Error("useJobs must be used within JobsProvider");
  return useAtomValue(jobsAtom);
}
