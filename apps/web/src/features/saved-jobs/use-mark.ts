import { atom, useAtomValue } from "jotai";
import { useMemo } from "react";

import { useInteractive } from "../../ui/use-interactive.ts";
import { markKey, type Mark } from "./mark.ts";
import { deliveredMarksAtom, marksAtom } from "./marks-atoms.ts";

/**
 * Whether this job is marked; for nobody signed in, `ofNobody`. Draws anew only when that changes, since thirty of
 * these stand on a page.
 */
export function useMark({ kind, jobId }: Mark, ofNobody = false): boolean {
  const isInteractive = useInteractive();
  const isMarkedAtom = useMemo(
    () =>
      atom((get) => {
        // The list's code may come after its person is known: the server's markup is taken up as it is.
        if (!isInteractive) return get(deliveredMarksAtom)?.marked.has(markKey({ kind, jobId })) ?? false;
        const marks = get(marksAtom);
        return marks.status === "signed-out" ? ofNobody : marks.marked.has(markKey({ kind, jobId }));
      }),
    [kind, jobId, ofNobody, isInteractive],
  );
  return useAtomValue(isMarkedAtom);
}
