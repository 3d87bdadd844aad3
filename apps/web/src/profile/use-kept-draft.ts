"use client";

import { useEffect, useState } from "react";

import { takeDraft } from "./kept-draft.ts";
import type { ProfileDraft } from "./profile-draft.ts";

/** What `uid` had typed into their profile when a session of theirs ended, once; nothing on the server. */
export function useKeptDraft(uid: string): ProfileDraft | undefined {
  const [kept, setKept] = useState<ProfileDraft>();
  useEffect(() => {
    const taking = setTimeout(() => setKept(takeDraft(uid, Date.now())));
    return () => clearTimeout(taking);
  }, [uid]);
  return kept;
}
