"use client";

import { useAtomValue } from "jotai";
import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";

import { type MarkKind, markKey } from "./mark.ts";
import { areMarksSettledAtom, marksAtom } from "./marks-atoms.ts";

/**
 * Has the server render the page again when a job is on the list that it did not render: one put there in another
 * tab, or elsewhere on this page. `jobIds` are all it rendered from.
 */
export function FollowMarks({ kind, jobIds }: { kind: MarkKind; jobIds: readonly string[] }) {
  const marks = useAtomValue(marksAtom);
  const isSettled = useAtomValue(areMarksSettledAtom);
  const router = useRouter();
  const asked = useRef(new Set<string>());

  useEffect(() => {
    if (!isSettled || marks.status !== "ready") return;
    const rendered = new Set<string>(jobIds.map((jobId) => markKey({ kind, jobId })));
    const missing = [...marks.marked].filter((key) => key.startsWith(`${kind}:`) && !rendered.has(key));
    // Once for each, however the server answers.
    const isNew = missing.some((key) => !asked.current.has(key));
    asked.current = new Set(missing);
    if (isNew) router.refresh();
  }, [isSettled, marks, jobIds, kind, router]);

  return null;
}
