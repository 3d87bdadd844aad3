import { atom, useAtomValue } from "jotai";
import { useMemo } from "react";

import { markKey, type Mark } from "./mark.ts";
import { marksAtom } from "./marks-atoms.ts";

/** Whether this job is marked. Draws anew only when that changes, since thirty of these stand on a page. */
export function useMark({ kind, jobId }: Mark): boolean {
  const isMarkedAtom = useMemo(
    () =>
      atom((get) => {
        const marks = get(marksAtom);
        return marks.status !== "signed-out" && marks.marked.has(markKey({ kind, jobId }));
      }),
    [kind, jobId],
  );
  return useAtomValue(isMarkedAtom);
}
