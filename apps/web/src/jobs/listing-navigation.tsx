"use client";

import { useAtomValue } from "jotai";
import { useRouter, useSearchParams } from "next/navigation";
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useTransition,
} from "react";

import { whenIdle } from "../ui/when-idle.ts";
import { isListPendingAtom } from "./jobs-atoms.ts";
import { JobsContext } from "./jobs-provider.tsx";
import type { ListingSeed } from "./listing-seed.ts";

type Navigation = {
  /** Shows another listing. `replace` keeps half-typed searches out of the browser's history. */
  go: (path: string, options?: { replace?: boolean }) => void;
};

const NavigationContext = createContext<Navigation | undefined>(undefined);
const PendingContext = createContext(false);

/**
 * Lets the controls of the listing lead to another one without asking for another page: the address changes at once, and
 * what it asks for follows, by whatever way it changed.
 */
export function ListingNavigation({ seed, children }: { seed: ListingSeed; children: ReactNode }) {
  const listing = use(JobsContext);
  if (!listing) throw new Error("ListingNavigation must be used within JobsProvider");
  const pending = useAtomValue(isListPendingAtom);
  const params = useSearchParams();

  useLayoutEffect(() => listing.receive(seed, readSearch()), [listing, seed]);
  // Next's router may lead from one listing to another as well, and tells of it here.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the browser's address is ahead of Next's at times
  useEffect(() => listing.follow(readSearch()), [listing, params]);
  useEffect(() => {
    const step = () => location.pathname === "/" && listing.follow(readSearch(), { isHistory: true });
    window.addEventListener("popstate", step);
    return () => window.removeEventListener("popstate", step);
  }, [listing]);
  useEffect(() => whenIdle(() => void import("./listing-api.ts").catch(() => {})), []);

  const navigation = useMemo<Navigation>(
    () => ({
      go: (path, { replace = false } = {}) => {
        if (replace || path === location.pathname + location.search) history.replaceState(null, "", path);
        else history.pushState(null, "", path);
        listing.follow(readSearch());
      },
    }),
    [listing],
  );
  return (
    <NavigationContext value={navigation}>
      <PendingContext value={pending}>{children}</PendingContext>
    </NavigationContext>
  );
}

/** The same for a list that is a page of its own, as a company’s or the saved jobs are: the router asks for the next one. */
export function PageNavigation({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const navigation = useMemo<Navigation>(
    () => ({
      go: (path, { replace = false } = {}) =>
        startTransition(() => {
          if (replace) router.replace(path, { scroll: false });
          else router.push(path, { scroll: false });
        }),
    }),
    [router],
  );
  return (
    <NavigationContext value={navigation}>
      <PendingContext value={pending}>{children}</PendingContext>
    </NavigationContext>
  );
}

export function useListingNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error("useListingNavigation must be used within ListingNavigation");
  return navigation;
}

/** Whether a listing was asked for and is not here yet. Apart from the navigation: every link would be rendered anew. */
export function useListingPending(): boolean {
  return use(PendingContext);
}

/** The query of the browser's address, spelt as `URLSearchParams` does. */
function readSearch(): string {
  return new URLSearchParams(location.search).toString();
}
