import { useAtomValue } from "jotai";
import { useMemo } from "react";

import { type Session, sessionAtom } from "../../platform/session/session-atoms.ts";
import { readSessionRecord } from "../../platform/session/session-record.ts";
import { useInteractive } from "../../ui/use-interactive.ts";
import { readSavedCopy, type SavedCopy } from "./saved-copy.ts";

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
