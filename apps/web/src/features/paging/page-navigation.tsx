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

/** A parsed listing address; `landing` holds all its parameters. */
export type ListingState = {
  readonly filters: JobFilters;
  readonly page: number;
  readonly landing: URLSearchParams;
};

/** A change of the listing, as the address it leads to. */
export type ListingChange = (from: ListingState) => string;

/** Where a control leads: an address, or a change of the latest requested listing. */
export type Target = string | ListingChange;

export type Navigation = {
  /**
   * Shows another listing. `replace` keeps partial searches out of the browser's history; `reload` loads the whole
   * page, as every change does where a place is unknown, but for a search that is still being typed.
   */
  go: (to: Target, options?: { replace?: boolean; reload?: boolean }) => void;
  /** Prefetches a listing that will show when the mouse button, finger or key is released. */
  prefetch?: (to: Target) => void;
};

export const NavigationContext = createContext<Navigation | undefined>(undefined);
/** The listing on screen, which links in its markup start from. */
export const ShownContext = createContext<ListingState | undefined>(undefined);
export const PendingContext = createContext(false);

/** Client navigation for lists on pages of their own, such as a company's or the saved jobs. */
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

/** Whether a requested listing is still loading. A separate context, so that links do not re-render. */
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
 * A link from one listing to another. Without JavaScript it is a plain link; with it, it changes the latest requested
 * listing, which may still be loading.
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
