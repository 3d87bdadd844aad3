"use client";

import type { JobFilters } from "@farwork/domain";
import { useRouter } from "next/navigation";
import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useMemo,
  useTransition,
} from "react";

import { isPlainClick } from "../../ui/plain-click.ts";

/** What a listing's address asks for: `landing` are all its parameters. */
export type ListingState = {
  readonly filters: JobFilters;
  readonly page: number;
  readonly landing: URLSearchParams;
};

/** What a control changes of the listing: the address of what it leads to. */
export type ListingChange = (from: ListingState) => string;

/** Where a control leads: to an address, or in the listing to a change of what was asked for last. */
export type Target = string | ListingChange;

export type Navigation = {
  /**
   * Shows another listing. `replace` keeps half-typed searches out of the browser's history; `reload` has the whole page
   * said anew.
   */
  go: (to: Target, options?: { replace?: boolean; reload?: boolean }) => void;
  /** Fetches a listing that is shown as soon as a button, a finger or a key is let go. */
  prefetch?: (to: Target) => void;
};

export const NavigationContext = createContext<Navigation | undefined>(undefined);
/** The listing on screen: in its markup links lead on from there. */
export const ShownContext = createContext<ListingState | undefined>(undefined);
export const PendingContext = createContext(false);

/** Lets the links of a list that is a page of its own, as a company’s or the saved jobs are, lead to its other pages. */
export function PageNavigation({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const navigation = useMemo<Navigation>(
    () => ({
      go: (to, { replace = false } = {}) =>
        startTransition(() => {
          const path = resolvePath(to);
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
  if (!navigation)
    throw new Error("useListingNavigation must be used within ListingNavigation or PageNavigation");
  return navigation;
}

/** Whether a listing was asked for and is not here yet. Apart from the navigation: every link would be rendered anew. */
export function useListingPending(): boolean {
  return use(PendingContext);
}

/** The address that a control leads to from a listing. */
export function resolvePath(to: Target, from?: ListingState): string {
  if (typeof to === "string") return to;
  if (!from) throw new Error("A change of the listing must be used within ListingNavigation");
  return to(from);
}

/**
 * A link from one listing to another. Without JavaScript it is an ordinary one; with it, it changes what was asked for last,
 * whose answer may still be on its way.
 */
export function ListingLink({
  to,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { to: Target }) {
  const { go, prefetch } = useListingNavigation();
  const shown = use(ShownContext);

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    go(to);
  }

  return (
    <a {...rest} href={resolvePath(to, shown)} onPointerDown={() => prefetch?.(to)} onClick={follow}>
      {children}
    </a>
  );
}
