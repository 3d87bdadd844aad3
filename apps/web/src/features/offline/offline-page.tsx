"use client";

import { useEffect, useSyncExternalStore } from "react";

import { useInteractive } from "../../ui/use-interactive.ts";
import { awaitAnswer } from "./await-answer.ts";
import { describeAbsence } from "./describe-absence.ts";
import { KeptJobs } from "./kept-jobs.tsx";
import { OFFLINE_PATH } from "./offline-path.ts";
import { SavedCopyList } from "./saved-copy-list.tsx";
import { useOnline } from "./use-online.ts";
import { useSavedCopy } from "./use-saved-copy.ts";

/**
 * What stands in a page's place, at its address, where it cannot be had: why, another try, and what this device keeps.
 * When the network is back the page that was asked for is loaded.
 */
export function OfflinePage() {
  const isInteractive = useInteractive();
  // Next's own hook would name the page asked for while the server's text is taken over, which was not for it.
  const path = useSyncExternalStore(
    watchNothing,
    () => location.pathname,
    () => OFFLINE_PATH,
  );
  const saved = useSavedCopy();
  const isOnline = useOnline();
  // Nobody's page is missing where this one was asked for itself, as when it is fetched to be kept.
  const { heading, help } = describeAbsence(path, { saved, isOnline: isOnline && path !== OFFLINE_PATH });
  useReturn(path, isOnline);

  return (
    <div className="max-w-job py-14 desk:py-24">
      <h1 className="set-narrow text-banner text-balance">{heading}</h1>
      <div className="mt-7 flex flex-col items-start gap-5 text-lead text-soft">
        <p className="max-w-measure">{help}</p>
        <button type="button" disabled={!isInteractive} className="action" onClick={() => location.reload()}>
          Try again
        </button>
      </div>
      {saved.status === "kept" && <SavedCopyList copy={saved.copy} />}
      {isInteractive && <KeptJobs />}
    </div>
  );
}

/** Loads the page that was asked for as soon as the site answers. */
function useReturn(path: string, isOnline: boolean): void {
  useEffect(() => {
    if (!isOnline || path === OFFLINE_PATH) return undefined;
    const leaving = new AbortController();
    void awaitAnswer(path, leaving.signal).then((isAnswered) => isAnswered && location.reload());
    return () => leaving.abort();
  }, [isOnline, path]);
}

const watchNothing = () => () => {};
