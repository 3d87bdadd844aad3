"use client";

import { withMarketingParams } from "@farwork/domain/links";
import { useSearchParams } from "next/navigation";
import { useEffect, useState, useSyncExternalStore } from "react";

import { useFormats } from "#formats";

import { keptJobKey } from "../../platform/service-worker/kept-job.ts";
import { listKeptJobPages } from "../../platform/storage/offline-copies.ts";
import { useInteractive } from "../../ui/use-interactive.ts";
import { listViewedJobs } from "../visits/viewed-jobs.ts";
import { type KeptSaved, type SavedCopy, type SavedJobCopy, useSavedCopy } from "./saved-copy.tsx";
import { useOnline } from "./use-online.ts";

/** The page the service worker caches for offline use. */
const OFFLINE_PATH = "/offline";

const SAVED_HELP: Readonly<Record<KeptSaved["status"], string>> = {
  unread: "Your saved jobs are on our site. You can read the copies on this device.",
  kept: "This is your saved list as of your last visit. You can also read the jobs you opened.",
  none: "Your saved list has not been opened on this device since you logged in, so no copy of it is kept here.",
  nobody: "You’re not logged in on this device, so your saved list isn’t available offline.",
};

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Shown at the address of a page that cannot be loaded: explains why, offers a retry, and lists what this device keeps.
 * Loads the page when the network is back.
 */
export function OfflinePage() {
  const isInteractive = useInteractive();
  // Next's hook would return the requested path during hydration, but the server's markup was for this page.
  const path = useSyncExternalStore(
    watchNothing,
    () => location.pathname,
    () => OFFLINE_PATH,
  );
  const saved = useSavedCopy();
  const isOnline = useOnline();
  // When this page itself was requested, as for caching, no page is missing.
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

/** Loads the requested page as soon as the site responds. */
function useReturn(path: string, isOnline: boolean): void {
  useEffect(() => {
    if (!isOnline || path === OFFLINE_PATH) return undefined;
    const leaving = new AbortController();
    void awaitAnswer(path, leaving.signal).then((isAnswered) => isAnswered && location.reload());
    return () => leaving.abort();
  }, [isOnline, path]);
}

const watchNothing = () => () => {};

/**
 * Waits until the site responds for `path` in any way, polling with increasing pauses, because a browser may report a
 * network before it works. Returns false if `signal` aborts.
 */
export async function awaitAnswer(path: string, signal: AbortSignal): Promise<boolean> {
  for (let wait = FIRST_WAIT_MS; await pause(wait, signal); wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    try {
      await fetch(path, { method: "HEAD", cache: "no-store", signal });
      return true;
    } catch {
      // Not yet.
    }
  }
  return false;
}

/** Returns false as soon as `signal` aborts. */
function pause(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  if (signal.aborted) resolve(false);
  const timer = setTimeout(resolve, milliseconds, true);
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    resolve(false);
  });
  return promise;
}

/** Why a page cannot be loaded. With a network, the site does not respond. */
export function describeAbsence(
  path: string,
  { saved, isOnline }: { readonly saved: KeptSaved; readonly isOnline: boolean },
): { readonly heading: string; readonly help: string } {
  const heading = isOnline ? "Farwork isn’t responding" : "You are offline";
  if (path === "/saved") return { heading, help: SAVED_HELP[saved.status] };
  if (keptJobKey(new URL(path, "https://farwork.invalid")) !== undefined) {
    return {
      heading: "This job isn’t available offline",
      help: `${heading}, and this device keeps the jobs you opened in the last 30 days. This one is not among them.`,
    };
  }
  const cause = isOnline
    ? "You’re connected, but Farwork can’t be reached. This page will load as soon as it can be"
    : "This page needs a connection. It will load as soon as you have one";
  return { heading, help: `${cause}. Jobs you opened on this device are kept here.` };
}

/** The jobs opened on this device whose pages are cached, latest first. */
function KeptJobs() {
  const [viewed] = useState(listViewedJobs);
  const isKept = useKeptPaths();
  const jobs = viewed.filter(({ path }) => isKept(path)).map((job) => ({ ...job, facts: [] }));
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby="kept-jobs" className="mt-12">
      <h2 id="kept-jobs" className="set-narrow text-head">
        Jobs you opened
      </h2>
      <KeptLinks jobs={jobs} />
    </section>
  );
}

/** The user's saved list as last seen on this device. */
export function SavedCopyList({ copy: { jobs, keptAt, totalJobs = jobs.length } }: { copy: SavedCopy }) {
  const formats = useFormats();
  const all = `${formats.count(totalJobs)} saved ${totalJobs === 1 ? "job" : "jobs"}`;
  const heading = jobs.length < totalJobs ? `${formats.count(jobs.length)} of ${all}` : all;
  return (
    <section aria-labelledby="saved-copy" className="mt-12">
      <h2 id="saved-copy" className="set-narrow text-head">
        {heading}
      </h2>
      <p className="mt-1 text-small text-soft">As of {formats.day(new Date(keptAt))}</p>
      <KeptLinks jobs={jobs} />
    </section>
  );
}

/** Jobs of an offline list; those without a cached page say so. */
function KeptLinks({ jobs }: { jobs: readonly SavedJobCopy[] }) {
  const landing = useSearchParams();
  const isKept = useKeptPaths();
  return (
    <ol className="mt-4 border-t-2 border-ink">
      {jobs.map(({ jobId, path, title, company, facts }) => (
        <li key={jobId} className="border-b border-rule py-3">
          {/* A plain link: offline, only whole pages are cached. */}
          <a
            href={withMarketingParams(path, landing)}
            className="text-link inline-flex min-h-11 items-center text-lead wrap-anywhere"
          >
            {title}
          </a>
          <p className="dotted text-small text-soft">
            <span className="font-semibold text-ink">{company}</span>
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
            {!isKept(path) && <span>Not available offline</span>}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Returns whether the page at a job's path is cached on this device. */
function useKeptPaths(): (path: string) => boolean {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => void listKeptJobPages().then(setKeys), []);
  return (path) => {
    const key = keptJobKey(new URL(path, location.href));
    return key !== undefined && keys.has(key);
  };
}
