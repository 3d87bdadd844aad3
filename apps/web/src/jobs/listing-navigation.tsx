"use client";

import { PrefetchKind } from "next/dist/client/components/router-reducer/router-reducer-types";
import { useRouter } from "next/navigation";
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useTransition } from "react";

import { watchHidden } from "../hidden/hidden-cookie.ts";
import type { ListsAhead } from "../lists-ahead/open-lists-ahead.ts";
import { whenIdle } from "../ui/when-idle.ts";

type Navigation = {
  /** Shows another listing. `replace` keeps half-typed searches out of the browser's history. */
  go: (path: string, options?: { replace?: boolean; scroll?: boolean }) => void;
};

const NavigationContext = createContext<Navigation | undefined>(undefined);
const PendingContext = createContext(false);

/** Lets the controls of one listing share one navigation, so that its pending state shows in one place. */
export function ListingNavigation({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const hasOldLists = useRef(false);
  const ahead = useRef<ListsAhead>(undefined);

  // Lists that were asked for ahead are kept a while, with what was hidden then.
  useEffect(
    () =>
      watchHidden(() => {
        hasOldLists.current = true;
      }),
    [],
  );

  useEffect(() => {
    let isLeft = false;
    const open = async () => {
      const { openListsAhead } = await import("../lists-ahead/open-lists-ahead.ts");
      if (isLeft) return;
      ahead.current = openListsAhead((path) => {
        if (!hasOldLists.current) router.prefetch(path, { kind: PrefetchKind.FULL });
      });
    };
    // Without it lists are painted when the page has them.
    const cancel = whenIdle(() => void open().catch(() => {}));
    return () => {
      isLeft = true;
      cancel();
      ahead.current?.close();
    };
  }, [router]);

  const navigation = useMemo<Navigation>(
    () => ({
      go: (path, { replace = false, scroll = false } = {}) => {
        const ask = () =>
          startTransition(() => {
            if (replace) router.replace(path, { scroll });
            else router.push(path, { scroll });
            if (hasOldLists.current) router.refresh();
            hasOldLists.current = false;
          });
        if (ahead.current) ahead.current.show(path, ask);
        else ask();
      },
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
