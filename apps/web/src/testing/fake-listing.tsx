import { type ReactNode, useMemo, useRef } from "react";

import { readListingAddress } from "../features/listing/listing-address.ts";
import {
  type Navigation,
  NavigationContext,
  resolvePath,
  ShownContext,
  type Target,
} from "../features/paging/navigation-context.ts";

type Go = (path: string, options?: Parameters<Navigation["go"]>[1]) => void;

/** A listing fixed at this query, which only records where its controls lead. */
export function FakeListing({
  query,
  go,
  prefetch,
  children,
}: {
  query: string;
  go: Go;
  prefetch?: (path: string) => void;
  children: ReactNode;
}) {
  const shown = useMemo(() => readListingAddress(query), [query]);
  const asked = useRef(shown);
  const navigation = useMemo<Navigation>(() => {
    const pathOf = (to: Target) => resolvePath(to, asked.current);
    return {
      go: (to, options) => {
        const path = pathOf(to);
        asked.current = readListingAddress(path.split("?")[1] ?? "");
        go(path, ...(options ? [options] : []));
      },
      prefetch: (to) => prefetch?.(pathOf(to)),
    };
  }, [go, prefetch]);
  return (
    <NavigationContext value={navigation}>
      <ShownContext value={shown}>{children}</ShownContext>
    </NavigationContext>
  );
}
