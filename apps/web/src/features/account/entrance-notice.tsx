"use client";

import { useAtomValue, useSetAtom } from "jotai";
import type { ReactNode } from "react";

import { fetchUserDataAtom, profileErrorAtom } from "../../platform/session/auth-atoms.ts";
import { sessionAtom } from "../../platform/session/session-atoms.ts";
import type { Entrance } from "./use-entrance.ts";

const REFUSALS = {
  refused: "Your session has ended. Please log in again.",
  unreachable: "You are logged in, but our server can’t be reached just now.",
  blocked: "You are logged in, but your browser keeps no cookies of this site, which your pages need.",
} as const;

/** What stands between somebody who is signed in and where they want to go; `onEnter` tries again. */
export function EntranceNotice({ entrance, onEnter }: { entrance: Entrance; onEnter: () => void }) {
  if (entrance === "closed") return null;
  if (entrance === "entering") {
    return <output className="block text-soft">You are logged in. Taking you on …</output>;
  }
  return (
    <NoticeBox text={REFUSALS[entrance]}>
      {entrance !== "refused" && (
        <button type="button" onClick={onEnter} className="quiet-action">
          Try again
        </button>
      )}
    </NoticeBox>
  );
}

/** Shows the form, or in its place that the profile of whoever signed in with it could not be read. */
export function WithProfileNotice({ onEnter, children }: { onEnter: () => void; children: ReactNode }) {
  const error = useAtomValue(profileErrorAtom);
  const session = useAtomValue(sessionAtom);
  const fetchUserData = useSetAtom(fetchUserDataAtom);
  if (error === undefined || session.status !== "signed-in") return children;

  async function retry(uid: string) {
    if (await fetchUserData(uid)) onEnter();
  }
  return (
    <NoticeBox text={`You are logged in, but your profile could not be read. ${error}`}>
      <button type="button" onClick={() => void retry(session.account.uid)} className="quiet-action">
        Try again
      </button>
      <button type="button" onClick={onEnter} className="quiet-action">
        Go on without it
      </button>
    </NoticeBox>
  );
}

function NoticeBox({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div role="alert" className="flex flex-col gap-4 border-l-4 border-ink bg-sheet px-4 py-3">
      <p className="font-semibold">{text}</p>
      <div className="flex flex-wrap gap-3 empty:hidden">{children}</div>
    </div>
  );
}
