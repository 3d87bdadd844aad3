"use client";

import { useAtomValue } from "jotai";
import { type ComponentType, useEffect, useState } from "react";

import { isSigningInAtom, sessionAtom } from "../platform/session/session-atoms.ts";

/** What pages do for who is signed in, beside their job lists. Most visitors are not, and load none of it. */
export function SignedInEffects() {
  const session = useAtomValue(sessionAtom);
  const isSigningIn = useAtomValue(isSigningInAtom);
  const [Parts, setParts] = useState<ComponentType<{ uid: string }>>();
  // The page one logs in on is about to be left, and a write with it.
  const uid = session.status === "signed-in" && !isSigningIn ? session.account.uid : undefined;

  useEffect(() => {
    if (uid === undefined) return;
    const load = async () => {
      const { SignedInParts } = await import("./signed-in-parts.tsx");
      setParts(() => SignedInParts);
    };
    // The next page tries again.
    load().catch(() => {});
  }, [uid]);

  return Parts && uid !== undefined ? <Parts key={uid} uid={uid} /> : null;
}
