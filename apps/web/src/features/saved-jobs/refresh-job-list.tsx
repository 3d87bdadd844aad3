"use client";

import { useAtomValue } from "jotai";
import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";

import { areJobListsSyncedAtom, jobListsAtom } from "./job-lists-atoms.ts";
import { listedJobKey, type RenderedList } from "./job-lists.ts";

/**
 * Refreshes the page when the list has a job that the server did not render: one added in another tab, or elsewhere on
 * this page.
 */
export function RefreshJobList({ kind, jobIds, totalJobs }: RenderedList) {
  const entries = useAtomValue(jobListsAtom);
  const isSettled = useAtomValue(areJobListsSyncedAtom);
  const router = useRouter();
  const known = useRef<ReadonlySet<string>>(undefined);

  useEffect(() => {
    if (!isSettled || entries.status !== "ready") return;
    const rendered = new Set<string>(jobIds.map((jobId) => listedJobKey({ kind, jobId })));
    const others = [...entries.listed].filter((key) => key.startsWith(`${kind}:`) && !rendered.has(key));
    // Of the other pages only the count is known at first. Refresh once per change, whatever the server answers.
    const isNew = known.current
      ? others.some((key) => !known.current?.has(key))
      : others.length > totalJobs - jobIds.length;
    known.current = new Set([...rendered, ...others]);
    if (isNew) router.refresh();
  }, [isSettled, entries, jobIds, totalJobs, kind, router]);

  return null;
}
