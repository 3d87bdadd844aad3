"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useMemo, useTransition } from "react";

import { type Navigation, NavigationContext, PendingContext, resolvePath } from "./navigation-context.ts";

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
