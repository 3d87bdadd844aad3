import { render } from "@testing-library/react";
import { Provider } from "jotai";
import {
  AppRouterContext,
  type AppRouterInstance,
} from "next/dist/shared/lib/app-router-context.shared-runtime";
import { SearchParamsContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { vi } from "vitest";

import { JobsProvider } from "../jobs/jobs-provider.tsx";
import { ListingNavigation } from "../jobs/listing-navigation.tsx";

/**
 * Renders a part of the listing as its page would, over a router that only writes down where it was sent. `query` is
 * that of the page's address.
 */
export function renderOnBoard(part: ReactNode, query = "") {
  const router = createRouter();
  const { rerender, container } = render(onBoard(router, part, query));
  return { router, container, show: (next: ReactNode) => rerender(onBoard(router, next, query)) };
}

/**
 * The same over the server's markup, in which a visitor does something before the browser's code is there. That markup
 * is of an address without a query.
 */
export function hydrateOnBoard(part: ReactNode, visit: (page: HTMLElement) => void, query = "") {
  const router = createRouter();
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(onBoard(router, part));
  visit(container);
  render(onBoard(router, part, query), { container, hydrate: true });
  return { router };
}

function onBoard(router: AppRouterInstance, children: ReactNode, query = "") {
  return (
    <AppRouterContext value={router}>
      <SearchParamsContext value={new URLSearchParams(query)}>
        <Provider>
          <JobsProvider>
            <ListingNavigation>{children}</ListingNavigation>
          </JobsProvider>
        </Provider>
      </SearchParamsContext>
    </AppRouterContext>
  );
}

/** A router that only writes down where it was sent. */
export function createRouter() {
  return {
    push: vi.fn<AppRouterInstance["push"]>(),
    replace: vi.fn<AppRouterInstance["replace"]>(),
    back: () => {},
    forward: () => {},
    refresh: vi.fn<AppRouterInstance["refresh"]>(),
    prefetch: vi.fn<AppRouterInstance["prefetch"]>(),
    bfcacheId: "0",
  };
}
