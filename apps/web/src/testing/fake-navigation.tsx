import type { useRouter as useNextRouter } from "next/navigation";
import { createContext, type ReactNode, use, useMemo } from "react";

import { PushProvider } from "../ui/push-provider.tsx";

// Replaces `next/navigation` in unit tests (`vitest.config.ts`): its hooks, with the page's address set by the test.
export { notFound, permanentRedirect, redirect } from "next/navigation.js";

export type Router = ReturnType<typeof useNextRouter>;

/** A router that goes nowhere. */
export const IDLE_ROUTER: Router = {
  push() {},
  replace() {},
  back() {},
  forward() {},
  refresh() {},
  prefetch() {},
  bfcacheId: "0",
};

const RouterContext = createContext<Router | undefined>(undefined);
const PathContext = createContext("/");
const QueryContext = createContext("");

type FakeNavigationProps = {
  readonly router?: Router;
  readonly path?: string;
  readonly query?: string;
  readonly children: ReactNode;
};

/** Renders its children at this path and query, with this router. */
export function FakeNavigation({ router, path = "/", query = "", children }: FakeNavigationProps) {
  return (
    <RouterContext value={router}>
      <PathContext value={path}>
        <QueryContext value={query}>
          {router ? <PushProvider>{children}</PushProvider> : children}
        </QueryContext>
      </PathContext>
    </RouterContext>
  );
}

export function useRouter(): Router {
  const router = use(RouterContext);
  if (!router) throw new Error("This component needs a router: render it in FakeNavigation.");
  return router;
}

export const usePathname = () => use(PathContext);

export function useSearchParams(): URLSearchParams {
  const query = use(QueryContext);
  return useMemo(() => new URLSearchParams(query), [query]);
}
