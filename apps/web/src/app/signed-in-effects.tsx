"use client";

import { useAtomValue } from "jotai";
import { type ComponentType, useEffect, useState } from "react";

import { isSigningInAtom, sessionAtom } from "../platform/session/session-atoms.ts";

/**
 * Background work for signed-in users, except for their job lists. Loaded on demand, since most visitors are signed
 * out.
 */
export function SignedInEffects() {
  const session = useAtomValue(sessionAtom);
  const isSigningIn = useAtomValue(isSigningInAtom);
  const [Parts, setParts] = useState<ComponentType<{ uid: string }>>();
  // A sign-in page is about to be left, which would interrupt a write.
  const uid = session.status === "signed-in" && !isSigningIn ? session.account.uid : undefined;

  useEffect(() => {
    if (uid === undefined) return;
    const load = async () => {
      const { SignedInParts } = await import("./signed-in-parts.tsx");
      setParts(() => SignedInParts);
    };
    // The next page retries.
    load().catch(() => {});
  }, [uid]);

  return Parts && uid !== undefined ? <Parts key={uid} uid={uid} /> : null;
}
