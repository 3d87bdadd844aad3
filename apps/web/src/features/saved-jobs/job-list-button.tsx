"use client";

import { atom, useAtomValue } from "jotai";
import { createContext, use, useMemo } from "react";

import { useInteractive } from "../../ui/use-interactive.ts";
import { useChangeJobList } from "./change-job-list.ts";
import { jobListsAtom, serverJobListsAtom } from "./job-lists-atoms.ts";
import { type ListedJob, listedJobKey, type ListName } from "./job-lists.ts";
import type { ListChange } from "./list-intents.ts";

/** The list that the surrounding entries belong to. There, a removed job is replaced by a line with Undo. */
export const ListKindContext = createContext<ListName | undefined>(undefined);

const WORDS: Readonly<Record<ListName, { label: string; nameOf: (title: string) => string }>> = {
  saved: { label: "Save", nameOf: (title) => `Save ${title}` },
  applied: { label: "I’ve applied", nameOf: (title) => `I’ve applied to ${title}` },
};

/** Adds a job to one of the user's lists, or removes it. `look` is `quiet` in lists and `full` on a job's page. */
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
      onClick={() => void changeJobList({ kind, job, isListed: !isListed }, { isShown: !isShownHere })}
      className={`mark-button mark-button-${look}`}
    >
      {label}
    </button>
  );
}

/**
 * Whether a job is on the list; `whenSignedOut` without a user. Re-renders only when that changes, because a page has
 * thirty of these.
 */
export function useIsListed({ kind, jobId }: ListedJob, whenSignedOut = false): boolean {
  const isInteractive = useInteractive();
  const key = listedJobKey({ kind, jobId });
  const isListedAtom = useMemo(
    () =>
      atom((get) => {
        // Hydration may come after the session is known, and must match the server's markup.
        if (!isInteractive) return get(serverJobListsAtom)?.listed.has(key) ?? false;
        const lists = get(jobListsAtom);
        return lists.status === "signed-out" ? whenSignedOut : lists.listed.has(key);
      }),
    [key, whenSignedOut, isInteractive],
  );
  return useAtomValue(isListedAtom);
}
