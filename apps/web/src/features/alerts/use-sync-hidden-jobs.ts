"use client";

import { useAtomValue } from "jotai";
import { useEffect } from "react";

import { browserDataAtom } from "../../platform/backend/browser-data.ts";
import { deviceStorage } from "../../platform/storage/browser-storage.ts";
import { readHiddenCookie, watchHidden } from "../hidden-jobs/hidden-cookie.ts";
import { formatHidden } from "../hidden-jobs/hidden-entries.ts";
import { readHidden } from "../hidden-jobs/read-hidden.ts";

const SHARED_HIDDEN_ITEM = "farwork.hidden-told";

const QUIET_MS = 1500;

/**
 * Tells the server what `uid` hides in this browser, so that their mails leave it out too: at log-in, and a moment after
 * each change. What was told before is not told again, neither of somebody else who was here: they may have hidden it.
 * A browser in which nothing was ever hidden says nothing: it would undo what another one told.
 */
export function useSyncHiddenJobs(uid: string): void {
  const { load } = useAtomValue(browserDataAtom);
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined;
    const share = async () => {
      const text = formatHidden(readHiddenCookie());
      if (text === (readSharedHidden()?.text ?? "")) return;
      try {
        await (await load()).setHiddenEntries(readHidden(text));
        writeSharedHidden(uid, text);
      } catch {
        // The next page, or the next change, tells it.
      }
    };
    const shareSoon = () => {
      clearTimeout(pause);
      pause = setTimeout(() => void share(), QUIET_MS);
    };
    shareSoon();
    const stop = watchHidden(shareSoon);
    return () => {
      clearTimeout(pause);
      stop();
    };
  }, [uid, load]);
}

/** Whose hidden entries this browser last told the server, and which, as text; undefined where it never did. */
function readSharedHidden(): { readonly uid: string; readonly text: string } | undefined {
  const stored = deviceStorage.read(SHARED_HIDDEN_ITEM);
  const [uid, text]: unknown[] = Array.isArray(stored) ? stored : [];
  return typeof uid === "string" && typeof text === "string" ? { uid, text } : undefined;
}

function writeSharedHidden(uid: string, text: string): void {
  // A browser that keeps nothing tells it again.
  deviceStorage.write(SHARED_HIDDEN_ITEM, [uid, text]);
}
