"use client";

import { useEffect } from "react";

import type { ViewedJob } from "./viewed-jobs.ts";

/** Adds the current job to those viewed in this browser. */
export function ViewedJobRecorder({ job }: { job: Omit<ViewedJob, "viewedAt"> }) {
  const { jobId, path, title, company } = job;

  useEffect(() => void remember({ jobId, path, title, company }), [jobId, path, title, company]);

  return null;
}

async function remember(job: Omit<ViewedJob, "viewedAt">): Promise<void> {
  try {
    const { rememberViewedJob } = await import("./viewed-jobs.ts");
    rememberViewedJob({ ...job, viewedAt: Date.now() });
  } catch {
    // The code failed to load: the list lacks an entry.
  }
}
