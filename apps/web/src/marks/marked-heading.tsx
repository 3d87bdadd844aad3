"use client";

import { useAtomValue } from "jotai";

import { useFormats } from "#formats";

import { type MarkKind, markKey } from "./mark.ts";
import { marksAtom } from "./marks-atoms.ts";

/** How many of these jobs are on the list now, as the page's headline. */
export function MarkedHeading({ kind, jobIds }: { kind: MarkKind; jobIds: readonly string[] }) {
  const formats = useFormats();
  const marks = useAtomValue(marksAtom);
  const count =
    marks.status === "signed-out"
      ? jobIds.length
      : jobIds.filter((jobId) => marks.marked.has(markKey({ kind, jobId }))).length;
  const noun = count === 1 ? "job" : "jobs";
  return (
    <h1 className="set-narrow pt-5 pb-4 text-banner text-balance tabular-nums desk:pt-8 desk:pb-5">
      {kind === "saved"
        ? `${formats.count(count)} saved ${noun}`
        : `Applied to ${formats.count(count)} ${noun}`}
    </h1>
  );
}
