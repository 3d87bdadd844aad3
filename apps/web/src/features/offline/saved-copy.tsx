"use client";

import { useAtomValue } from "jotai";
import { useEffect, useMemo } from "react";
import * as z from "zod/mini";

import { type Session, sessionAtom } from "../../platform/session/session-atoms.ts";
import { readSessionRecord } from "../../platform/session/session-record.ts";
import { deviceStorage } from "../../platform/storage/browser-storage.ts";
import { SAVED_COPY_ITEM } from "../../platform/storage/storage-keys.ts";
import { useInteractive } from "../../ui/use-interactive.ts";

const SavedJobCopy = z.object({
  jobId: z.string(),
  /** The path of its page, without parameters. */
  path: z.string(),
  title: z.string(),
  company: z.string(),
  /** What the entry showed: place, job type, seniority, pay. */
  facts: z.array(z.string()),
});
const SavedCopy = z.object({
  uid: z.string(),
  keptAt: z.number(),
  /** The total of the list; absent in copies from before lists had pages. */
  totalJobs: z.optional(z.number()),
  jobs: z.array(SavedJobCopy),
});

/** An entry of the saved list, kept on this device. */
export type SavedJobCopy = z.infer<typeof SavedJobCopy>;

/** The first page of a user's saved list as last shown here; `keptAt` in epoch milliseconds. */
export type SavedCopy = z.infer<typeof SavedCopy>;

/** Replaces the kept list. Does nothing if storage is blocked. */
export function writeSavedCopy(copy: SavedCopy): void {
  deviceStorage.write(SAVED_COPY_ITEM, copy);
}

/** The list kept for this user, never another's. */
export function readSavedCopy(uid: string): SavedCopy | undefined {
  const stored = SavedCopy.safeParse(deviceStorage.read(SAVED_COPY_ITEM));
  return stored.success && stored.data.uid === uid ? stored.data : undefined;
}

/** Keeps the first page of the saved list on this device for offline reading. */
export function KeepSavedCopy({
  uid,
  totalJobs,
  jobs,
}: {
  uid: string;
  totalJobs: number;
  jobs: readonly SavedJobCopy[];
}) {
  useEffect(
    () => writeSavedCopy({ uid, keptAt: Date.now(), totalJobs, jobs: [...jobs] }),
    [uid, totalJobs, jobs],
  );
  return null;
}

/** `nobody`: no one is signed in on this device. `none`: the user has not opened the list here yet. */
export type KeptSaved =
  | { readonly status: "unread" | "nobody" | "none" }
  | { readonly status: "kept"; readonly copy: SavedCopy };

/** The offline copy of the signed-in user's saved list. */
export function useSavedCopy(): KeptSaved {
  const session = useAtomValue(sessionAtom);
  const isInteractive = useInteractive();
  return useMemo(
    () => (isInteractive ? findSavedCopy(session) : { status: "unread" }),
    [session, isInteractive],
  );
}

function findSavedCopy(session: Session): KeptSaved {
  const uid = readSessionRecord()?.uid;
  const isOver =
    session.status === "signed-out" || (session.status === "signed-in" && session.account.uid !== uid);
  if (uid === undefined || isOver) return { status: "nobody" };
  const copy = readSavedCopy(uid);
  return copy ? { status: "kept", copy } : { status: "none" };
}
