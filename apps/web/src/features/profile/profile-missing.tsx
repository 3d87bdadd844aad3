"use client";

import { useAtomValue, useStore } from "jotai";
import { useRouter } from "next/navigation";
import { useState } from "react";

import { fetchUserData, profileErrorAtom } from "../../platform/session/auth-atoms.ts";
import { Notice } from "../../ui/notice.tsx";

/** Replaces the form when the user's document could not be loaded. */
export function ProfileMissing({ uid }: { uid: string }) {
  const router = useRouter();
  const error = useAtomValue(profileErrorAtom);
  const store = useStore();
  const [isBusy, setBusy] = useState(false);

  async function tryAgain() {
    if (isBusy) return;
    setBusy(true);
    const isThere = await fetchUserData(store, uid);
    setBusy(false);
    if (isThere) router.refresh();
  }

  return (
    <Notice heading="Your profile couldn’t be loaded">
      <p role="alert">{error ?? "Failed to fetch user data"}</p>
      <p>Nothing is lost. If this keeps happening, log out and in again.</p>
      <button type="button" aria-disabled={isBusy} onClick={() => void tryAgain()} className="action">
        {isBusy ? "Trying again …" : "Try again"}
      </button>
    </Notice>
  );
}
