"use client";

import { useRouter } from "next/navigation";
import { createContext, type ReactNode, use, useMemo, useTransition } from "react";

type Navigation = {
  /** A listing was asked for and is not here yet. */
  pending: boolean;
  /** Shows another listing. `replace` keeps half-typed searches out of the browser's history. */
  go: (path: string, options?: { replace?: boolean; scroll?: boolean }) => void;
};

const NavigationContext = createContext<Navigation | undefined>(undefined);

/** Lets the controls of one listing share one navigation, so that its pending state shows in one place. */
export function ListingNavigation({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const navigation = useMemo<Navigation>(
    () => ({
      pending,
      go: (path, { replace = false, scroll = false } = {}) =>
        startTransition(() => (replace ? router.replace(path, { scroll }) : router.push(path, { scroll }))),
    }),
    [pending, router],
  );
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}

export function useListingNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error("useListingNavigation must be used within ListingNavigation");
  return navigation;
}
