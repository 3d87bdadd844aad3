import { render } from "@testing-library/react";
import { Provider } from "jotai";
import {
  AppRouterContext,
  type AppRouterInstance,
} from "next/dist/shared/lib/app-router-context.shared-runtime";
import type { ReactNode } from "react";
import { vi } from "vitest";

import { JobsProvider } from "../jobs/jobs-provider.tsx";
import { ListingNavigation } from "../jobs/listing-navigation.tsx";

/** Renders a part of the listing as its page would, over a router that only writes down where it was sent. */
export function renderOnBoard(part: ReactNode) {
  const router = {
    push: vi.fn<AppRouterInstance["push"]>(),
    replace: vi.fn<AppRouterInstance["replace"]>(),
    back: () => {},
    forward: () => {},
    refresh: () => {},
    prefetch: () => {},
    bfcacheId: "0",
  };
  const wrap = (children: ReactNode) => (
    <AppRouterContext value={router}>
      <Provider>
        <JobsProvider>
          <ListingNavigation>{children}</ListingNavigation>
        </JobsProvider>
      </Provider>
    </AppRouterContext>
  );
  const { rerender, container } = render(wrap(part));
  return { router, container, show: (next: ReactNode) => rerender(wrap(next)) };
}
