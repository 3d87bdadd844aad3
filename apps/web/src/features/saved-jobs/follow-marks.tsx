"use client";

import { useAtomValue } from "jotai";
import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";

import { type MarkKind, markKey } from "./mark.ts";
import { areMarksSettledAtom, marksAtom } from "./marks-atoms.ts";

/**
 * Has the server render the page again when a job is on the list that it did not know of: one put there in another
 * tab, or elsewhere on this page. `jobIds` are those it rendered, of the `totalJobs` on all pages of the list.
 */
export function FollowMarks({
  kind,
  jobIds,
  totalJobs,
}: {
  kind: MarkKind;
  jobIds: readonly string[];
  totalJobs: number;
}) {
  const marks = useAtomValue(marksAtom);
  const isSettled = useAtomValue(areMarksSettledAtom);
  const router = useRouter();
  const known = useRef<ReadonlySet<string>>(undefined);

  useEffect(() => {
    if (!isSettled || marks.status !== "ready") return;
    const rendered = new Set<string>(jobIds.map((jobId) => markKey({ kind, jobId })));
    const others = [...marks.marked].filter((key) => key.startsWith(`${kind}:`) && !rendered.has(key));
    // Of the other pages only the number is known at first. Asked once for each, however the server answers.
    const isNew = known.current
      ? others.some((key) => !known.current?.has(key))
      : others.length > totalJobs - jobIds.length;
    known.current = new Set([...rendered, ...others]);
    if (isNew) router.refresh();
  }, [isSettled, marks, jobIds, totalJobs, kind, router]);

  return null;
}
