"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";

import { VIEWED_JOBS_ITEM } from "../../platform/storage/storage-keys.ts";
import { watchDeviceStorage } from "../../platform/storage/watch-device-storage.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { clearViewedJobs, listViewedJobs, type ViewedJob } from "./viewed-jobs.ts";

const SHOWN = 5;

/** The jobs last viewed in this browser, with a button to clear them. Nothing if there are none. */
export function ViewedList(): ReactNode {
  const [jobs, setJobs] = useState<readonly ViewedJob[]>([]);
  const [isCleared, setCleared] = useState(false);
  const cleared = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const read = () => setJobs(listViewedJobs().slice(0, SHOWN));
    read();
    // Other tabs view jobs too.
    return watchDeviceStorage(VIEWED_JOBS_ITEM, read);
  }, []);

  // The pressed button disappeared.
  useEffect(() => {
    if (isCleared) cleared.current?.focus();
  }, [isCleared]);

  function clear() {
    clearViewedJobs();
    setJobs([]);
    setCleared(true);
  }

  if (jobs.length === 0) {
    return (
      isCleared && (
        <p ref={cleared} tabIndex={-1} className="mt-14 text-small text-soft outline-none">
          Recently viewed jobs cleared.
        </p>
      )
    );
  }
  return (
    <section aria-labelledby="viewed" className="mt-14">
      <div className="flex items-end justify-between gap-4 border-b-2 border-ink">
        <h2 id="viewed" className="set-narrow pb-2 text-head">
          Recently viewed
        </h2>
        <button
          type="button"
          onClick={clear}
          aria-label="Clear recently viewed"
          className="text-link inline-flex min-h-11 min-w-11 items-center justify-end text-small"
        >
          Clear
        </button>
      </div>
      <ul>
        {jobs.map(({ jobId, path, title, company }) => (
          <li key={jobId} className="border-b border-rule">
            <SiteLink
              href={path}
              className="flex min-h-11 flex-wrap items-baseline gap-x-3 py-2 text-small hover:underline"
            >
              <span className="font-semibold">{title}</span>
              <span className="text-soft">{company}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
