"use client";

import { withMarketingParams } from "@farwork/domain/links";
import { useSetAtom, useStore } from "jotai";

import { usePush } from "../../ui/push-provider.tsx";
import { showToast } from "../../ui/toast-atoms.ts";
import { HIDDEN_PARAM, SHOW_HIDDEN } from "../filters/listing-path.ts";
import type { HiddenChangeOutcome, HiddenChange } from "./change-hidden.ts";
import { lastHiddenChangeAtom } from "./last-hidden-change-atom.ts";

const SHOWN = `/?${HIDDEN_PARAM}=${SHOW_HIDDEN}`;
const FAILED = "That didn’t work. Try again.";
const REFUSALS: Readonly<Record<Exclude<HiddenChangeOutcome, "done">, string>> = {
  full: "You’ve reached the limit of hidden jobs. Unhide some first.",
  refused: "This browser blocks cookies, so jobs can’t be hidden.",
};

/**
 * Hides and unhides from one job's entry. `text` is announced when done. `loadLine` loads the code of the line that
 * replaces the entry.
 */
export function useHideJob(
  jobId: string,
  loadLine?: () => Promise<unknown>,
): (changes: readonly HiddenChange[], text: string) => Promise<void> {
  const announce = useSetAtom(lastHiddenChangeAtom);
  const store = useStore();
  const push = usePush();
  return async (changes, text) => {
    const changing = await loadHiding(loadLine).catch(() => undefined);
    if (!changing) {
      showToast(store, { text: FAILED });
      return;
    }
    for (const change of changes) {
      const changed = changing.changeHidden(change);
      // Before the line renders, which takes the focus where the change was made.
      announce({ jobId, text });
      const outcome = await changed;
      if (outcome !== "done") {
        announce(undefined);
        const showHidden = {
          label: "Show hidden",
          run: () => push(withMarketingParams(SHOWN, new URLSearchParams(location.search))),
        };
        showToast(store, { text: REFUSALS[outcome], ...(outcome === "full" && { action: showHidden }) });
        return;
      }
    }
  };
}

async function loadHiding(loadLine?: () => Promise<unknown>) {
  const [changing] = await Promise.all([import("./change-hidden.ts"), loadLine?.()]);
  return changing;
}
