"use client";

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

export type Navigation = {
  /** Shows another listing. `replace` keeps half-typed searches out of the browser's history. */
  go: (path: string, options?: Standing & { replace?: boolean }) => void;
  /** Fetches a listing that is shown as soon as a button, a finger or a key is let go. */
  prefetch?: (path: string, standing?: Standing) => void;
};

/**
 * What a way leads from, as another list may have been asked for meanwhile: the list of the address `shown`, or else the one
 * on screen; from anywhere where it `isWhole`.
 */
export type Standing = { shown?: string; isWhole?: boolean };

export const NavigationContext = createContext<Navigation | undefined>(undefined);
export const PendingContext = createContext(false);

/** Lets the links of a list that is a page of its own, as a company’s or the saved jobs are, lead to its other pages. */
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
  if (!navigation)
    throw new Error("useListingNavigation must be used within ListingNavigation or PageNavigation");
  return navigation;
}

/** Whether a listing was asked for and is not here yet. Apart from the navigation: every link would be rendered anew. */
export function useListingPending(): boolean {
  return use(PendingContext);
}

/** A link from one listing to another. Without JavaScript it is an ordinary one. */
export function ListingLink({
  href,
  children,
  isWhole = false,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; isWhole?: boolean }) {
  const { go, prefetch } = useListingNavigation();

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    go(href, { isWhole });
  }

  return (
    <a {...rest} href={href} onPointerDown={() => prefetch?.(href, { isWhole })} onClick={follow}>
      {children}
    </a>
  );
}
