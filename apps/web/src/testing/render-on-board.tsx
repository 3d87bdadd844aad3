import { render } from "@testing-library/react";
import { Provider } from "jotai";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { vi } from "vitest";

import { JobsProvider } from "../features/listing/jobs-provider.tsx";
import { useListingNavigation } from "../features/paging/navigation-context.ts";
import { PageNavigation } from "../features/paging/page-navigation.tsx";
import { createSiteStore } from "./create-site-store.ts";
import { FakeListing } from "./fake-listing.tsx";
import { FakeNavigation, IDLE_ROUTER, type Router } from "./fake-navigation.tsx";

/**
 * Renders a part of the listing as its page would, with a router that records navigations. `query` is the address's.
 */
export function renderOnBoard(part: ReactNode, query = "", store = createSiteStore()) {
  const router = createRouter();
  const board = (shown: ReactNode) => onBoard(shown, { router, query, store });
  const { rerender, container } = render(board(part));
  return { router, container, show: (next: ReactNode) => rerender(board(next)) };
}

/**
 * Like `renderOnBoard`, over the server's markup, in which a visitor acts before hydration. That markup is for an
 * address without a query.
 */
export function hydrateOnBoard(part: ReactNode, visit: (page: HTMLElement) => void, query = "") {
  const router = createRouter();
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(onBoard(part, { router }));
  visit(container);
  render(onBoard(part, { router, query }), { container, hydrate: true });
  return { router };
}

/** Like `renderOnBoard`, as an element for server rendering. */
export function onBoard(
  children: ReactNode,
  { router = createRouter(), query = "", store = createSiteStore() } = {},
) {
  return (
    <FakeNavigation router={router} query={query}>
      <Provider store={store}>
        <JobsProvider>
          <PageNavigation>
            <RoutedListing query={query}>{children}</RoutedListing>
          </PageNavigation>
        </JobsProvider>
      </Provider>
    </FakeNavigation>
  );
}

/** A listing whose controls use the router. */
function RoutedListing({ query, children }: { query: string; children: ReactNode }) {
  const { go } = useListingNavigation();
  return (
    <FakeListing query={query} go={go}>
      {children}
    </FakeListing>
  );
}

/** A router that records navigations. */
export function createRouter() {
  return {
    ...IDLE_ROUTER,
    push: vi.fn<Router["push"]>(),
    replace: vi.fn<Router["replace"]>(),
    refresh: vi.fn<Router["refresh"]>(),
    prefetch: vi.fn<Router["prefetch"]>(),
  };
}
