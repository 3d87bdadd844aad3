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
 * Sends the entries `uid` hides in this browser to the server, so that their mails leave them out too: at log-in, and
 * shortly after each change. Skips what was sent before, even for another user, who may have hidden it. Sends nothing
 * from a browser where nothing was ever hidden, which would undo another browser's.
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
        // The next page or change retries.
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

/** The user and hidden entries this browser last sent, as text; undefined if none. */
function readSharedHidden(): { readonly uid: string; readonly text: string } | undefined {
  const stored = deviceStorage.read(SHARED_HIDDEN_ITEM);
  const [uid, text]: unknown[] = Array.isArray(stored) ? stored : [];
  return typeof uid === "string" && typeof text === "string" ? { uid, text } : undefined;
}

function writeSharedHidden(uid: string, text: string): void {
  // If storage is blocked, they are sent again.
  deviceStorage.write(SHARED_HIDDEN_ITEM, [uid, text]);
}
