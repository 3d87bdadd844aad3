import { useStore } from "jotai";
import { useRouter } from "next/navigation";
import { useCallback } from "react";

import { showNotice } from "../../ui/passing-notice-atoms.ts";
import { markJob } from "./mark-job-atoms.ts";
import type { MarkRequest } from "./remembered-marks.ts";

/** Marks a job as a click asks; whoever is signed out signs up or logs in first, and comes back to find it done. */
export function useMarkJob() {
  const router = useRouter();
  const store = useStore();
  return useCallback(
    async (request: MarkRequest, options?: { isTold?: boolean }) => {
      if ((await markJob(store, request, options)) !== "signed-out") return;
      try {
        (await import("./ask-for-account.ts")).askForAccount(request, router);
      } catch {
        showNotice(store, { text: "That did not work just now. Try again." });
      }
    },
    [router, store],
  );
}
