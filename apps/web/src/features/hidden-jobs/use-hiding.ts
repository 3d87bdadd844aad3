"use client";

import { withMarketingParams } from "@farwork/domain/links";
import { useSetAtom, useStore } from "jotai";
import { useRouter } from "next/navigation";

import { showNotice } from "../../ui/passing-notice-atoms.ts";
import type { HidingOutcome, HidingWish } from "./change-hidden.ts";
import { HIDDEN_PARAM, SHOW_HIDDEN } from "./hidden-entries.ts";
import { hidingNewsAtom } from "./hiding-news-atoms.ts";

const SHOWN = `/?${HIDDEN_PARAM}=${SHOW_HIDDEN}`;
const FAILED = "That did not work just now. Try again.";
const REFUSALS: Readonly<Record<Exclude<HidingOutcome, "done">, string>> = {
  full: "You have hidden as much as this browser can keep. Unhide something first.",
  refused: "This browser keeps no cookies, so nothing can be hidden.",
};

/**
 * Hides and shows again what stands in one job's entry. `text` is what is said once that is done. `loadLine` brings the
 * code of what then stands in the entry's place.
 */
export function useHiding(
  jobId: string,
  loadLine?: () => Promise<unknown>,
): (wishes: readonly HidingWish[], text: string) => Promise<void> {
  const tell = useSetAtom(hidingNewsAtom);
  const store = useStore();
  const router = useRouter();
  return async (wishes, text) => {
    const changing = await loadHiding(loadLine).catch(() => undefined);
    if (!changing) {
      showNotice(store, { text: FAILED });
      return;
    }
    for (const wish of wishes) {
      const changed = changing.changeHidden(wish);
      // Said before the line is drawn: it takes the focus where the change was made.
      tell({ jobId, text });
      const outcome = await changed;
      if (outcome !== "done") {
        tell(undefined);
        const showHidden = {
          label: "Show hidden",
          run: () => router.push(withMarketingParams(SHOWN, new URLSearchParams(location.search))),
        };
        showNotice(store, { text: REFUSALS[outcome], ...(outcome === "full" && { action: showHidden }) });
        return;
      }
    }
  };
}

async function loadHiding(loadLine?: () => Promise<unknown>) {
  const [changing] = await Promise.all([import("./change-hidden.ts"), loadLine?.()]);
  return changing;
}
