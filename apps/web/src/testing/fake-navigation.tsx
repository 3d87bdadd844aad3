import type { useRouter as useNextRouter } from "next/navigation";
import { createContext, type ReactNode, use, useMemo } from "react";

// What unit tests have in place of `next/navigation` (`vitest.config.ts`): its hooks, told by a test where the page is.
export { notFound, permanentRedirect, redirect } from "next/navigation.js";

export type Router = ReturnType<typeof useNextRouter>;

const RouterContext = createContext<Router | undefined>(undefined);
const PathContext = createContext("/");
const QueryContext = createContext("");

type FakeNavigationProps = {
  readonly router?: Router;
  readonly path?: string;
  readonly query?: string;
  readonly children: ReactNode;
};

/** Has the components in it at this path and query, and under this router. */
export function FakeNavigation({ router, path = "/", query = "", children }: FakeNavigationProps) {
  return (
    <RouterContext value={router}>
      <PathContext value={path}>
        <QueryContext value={query}>{children}</QueryContext>
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
