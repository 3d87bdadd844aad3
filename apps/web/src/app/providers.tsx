"use client";

import { Provider } from "jotai";
import { type ReactNode, useCallback } from "react";

import { AuthProvider, type WatchSession } from "../account/auth-provider.tsx";
import type { BackendConfig } from "../data/firebase-app.ts";
import { JobsProvider } from "../jobs/jobs-provider.tsx";

/** The state every page is wrapped in: on the server a store of its own for each request. */
export function Providers({ backend, children }: { backend: BackendConfig; children: ReactNode }) {
  const watch = useCallback<WatchSession>(
    async (onChange) => {
      const { watchBrowserSession } = await import("../data/browser-client.ts");
      return watchBrowserSession(backend, onChange);
    },
    [backend],
  );
  return (
    <Provider>
      <AuthProvider watch={watch}>
        <JobsProvider>{children}</JobsProvider>
      </AuthProvider>
    </Provider>
  );
}
