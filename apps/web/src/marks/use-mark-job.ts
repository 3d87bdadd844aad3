import { withMarketingParams } from "@farwork/domain/links/marketing-params";
import { useSetAtom } from "jotai";
import { useRouter } from "next/navigation";
import { useCallback } from "react";

import { entrancePath } from "../account/next-path.ts";
import { markJobAtom } from "./mark-job-atoms.ts";
import { type MarkRequest, rememberMark } from "./remembered-mark.ts";

/** Marks a job as a click asks; whoever is signed out logs in first, and comes back to find it done. */
export function useMarkJob() {
  const router = useRouter();
  const markJob = useSetAtom(markJobAtom);
  return useCallback(
    async (request: MarkRequest, options?: { isTold?: boolean }) => {
      if ((await markJob(request, options)) !== "signed-out") return;
      rememberMark(request, Date.now());
      const { pathname, search } = window.location;
      const logIn = entrancePath("/log-in", pathname + search);
      router.push(withMarketingParams(logIn, new URLSearchParams(search)));
    },
    [markJob, router],
  );
}
