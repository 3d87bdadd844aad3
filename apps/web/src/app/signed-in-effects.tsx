"use client";

import { useAtomValue } from "jotai";
import { type ComponentType, lazy, Suspense } from "react";

import { isSigningInAtom, sessionAtom } from "../platform/session/session-atoms.ts";

// Loaded on demand, since most visitors are signed out.
const SignedInParts = lazy(async () => ({ default: await loadParts() }));

async function loadParts(): Promise<ComponentType<{ uid: string }>> {
  try {
    return (await import("./signed-in-parts.tsx")).SignedInParts;
  } catch {
    // The next page retries.
    return () => null;
  }
}

/** Background work for signed-in users, except for their job lists. */
export function SignedInEffects() {
  const session = useAtomValue(sessionAtom);
  const isSigningIn = useAtomValue(isSigningInAtom);
  // A sign-in page is about to be left, which would interrupt a write.
  if (session.status !== "signed-in" || isSigningIn) return null;
  const { uid } = session.account;
  return (
    <Suspense>
      <SignedInParts key={uid} uid={uid} />
    </Suspense>
  );
}
