"use client";

import { atom, useAtomValue } from "jotai";
import { createContext, type ReactNode, use, useMemo } from "react";

import { useInteractive } from "../../ui/use-interactive.ts";
import { useChangeJobList } from "./change-job-list.ts";
import { jobListsAtom, serverJobListsAtom } from "./job-lists-atoms.ts";
import { type ListedJob, listedJobKey, type ListName } from "./job-lists.ts";
import type { ListChange } from "./list-intents.ts";

/** Of which list the surrounding entry is one: there, taking a job off shows in its place, with the way back. */
export const ListKindContext = createContext<ListName | undefined>(undefined);

const WORDS: Readonly<Record<ListName, { label: string; nameOf: (title: string) => string }>> = {
  saved: { label: "Save", nameOf: (title) => `Save ${title}` },
  applied: { label: "I’ve applied", nameOf: (title) => `I’ve applied to ${title}` },
};

/**
 * Both buttons of a job: save it, and mark it as applied to; `children` are what else can be done to it there. All of `job` is
 * sent to the browser once more: give no more of it.
 */
export function JobListButtons({
  job,
  look,
  children,
}: {
  job: ListChange["job"];
  look: "quiet" | "full";
  children?: ReactNode;
}) {
  return (
    <div className={`mark-buttons mark-buttons-${look}`}>
      <JobListButton kind="saved" job={job} look={look} />
      <JobListButton kind="applied" job={job} look={look} />
      {children}
    </div>
  );
}

/** Puts a job on one of the person's lists, or takes it off. `look` is `quiet` in lists and `full` on a job's page. */
export function JobListButton({
  kind,
  job,
  look,
}: Pick<ListChange, "kind" | "job"> & { look: "quiet" | "full" }) {
  const isListed = useIsListed({ kind, jobId: job.firestoreId });
  const isShownHere = use(ListKindContext) === kind;
  const isInteractive = useInteractive();
  const changeJobList = useChangeJobList();
  const { label, nameOf } = WORDS[kind];
  return (
    <button
      type="button"
      disabled={!isInteractive}
      data-mark={kind}
      aria-pressed={isListed}
      aria-label={nameOf(job.title)}
      onClick={() => void changeJobList({ kind, job, isListed: !isListed }, { isTold: !isShownHere })}
      className={`mark-button mark-button-${look}`}
    >
      {label}
    </button>
  );
}

/**
 * Whether this job is on the list; for nobody signed in, `whenSignedOut`. Draws anew only when that changes, since thirty of
 * these stand on a page.
 */
export function useIsListed({ kind, jobId }: ListedJob, whenSignedOut = false): boolean {
  const isInteractive = useInteractive();
  const isListedAtom = useMemo(
    () =>
      atom((get) => {
        // The list's code may come after its person is known: the server's markup is taken up as it is.
        if (!isInteractive)
          return get(serverJobListsAtom)?.listed.has(listedJobKey({ kind, jobId })) ?? false;
        const entries = get(jobListsAtom);
        return entries.status === "signed-out"
          ? whenSignedOut
          : entries.listed.has(listedJobKey({ kind, jobId }));
      }),
    [kind, jobId, whenSignedOut, isInteractive],
  );
  return useAtomValue(isListedAtom);
}
