"use client";

import { useRouter } from "next/navigation";
import { createContext, type ReactNode, use, useState } from "react";

/** Goes to another page of this site. */
export type Push = (path: string) => void;

// Without a router, the browser itself loads the page.
const PushContext = createContext<Push>((path) => location.assign(path));

/** Provides `usePush`. */
export function PushProvider({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [push] = useState(() => (path: string) => router.push(path));
  return <PushContext value={push}>{children}</PushContext>;
}

/** The router's `push`, for lists: `useRouter` re-renders its component whenever the address changes. */
export function usePush(): Push {
  return use(PushContext);
}
