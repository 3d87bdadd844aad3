import { atom, useAtomValue } from "jotai";
import { useMemo } from "react";

import { markKey, type Mark } from "./mark.ts";
import { marksAtom } from "./marks-atoms.ts";

/**
 * Whether this job is marked; for nobody signed in, `ofNobody`. Draws anew only when that changes, since thirty of
 * these stand on a page.
 */
export function useMark({ kind, jobId }: Mark, ofNobody = false): boolean {
  const isMarkedAtom = useMemo(
    () =>
      atom((get) => {
        const marks = get(marksAtom);
        return marks.status === "signed-out" ? ofNobody : marks.marked.has(markKey({ kind, jobId }));
      }),
    [kind, jobId, ofNobody],
  );
  return useAtomValue(isMarkedAtom);
}
