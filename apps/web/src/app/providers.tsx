"use client";

import { Provider, useStore } from "jotai";
import { useHydrateAtoms } from "jotai/utils";
import { type ReactNode, useState } from "react";

import { JobsProvider } from "../features/listing/jobs-provider.tsx";
import { Resilience } from "../features/offline/resilience.tsx";
import { SyncJobLists } from "../features/saved-jobs/sync-job-lists.tsx";
import { VisitTracker } from "../features/visits/visit-tracker.tsx";
import { browserDataAtom, isDataLoadedAtom, type LoadBrowserData } from "../platform/backend/browser-data.ts";
import type { BackendConfig } from "../platform/backend/firebase-app.ts";
import { AuthProvider } from "../platform/session/auth-provider.tsx";
import { PushProvider } from "../ui/push-provider.tsx";
import { Toast } from "../ui/toast.tsx";
import { SignedInEffects } from "./signed-in-effects.tsx";

/** The state of every page; on the server, one store per request. */
export function Providers({ backend, children }: { backend: BackendConfig; children: ReactNode }) {
  return (
    <Provider>
      <ProvideBrowserData backend={backend}>
        <AuthProvider>
          <PushProvider>
            <JobsProvider>{children}</JobsProvider>
            <SyncJobLists />
            <SignedInEffects />
            <VisitTracker />
            <Toast />
            <Resilience />
          </PushProvider>
        </AuthProvider>
      </ProvideBrowserData>
    </Provider>
  );
}

function ProvideBrowserData({ backend, children }: { backend: BackendConfig; children: ReactNode }) {
  const store = useStore();
  const [data] = useState(() => ({ load: loadOnce(backend, () => store.set(isDataLoadedAtom, true)) }));
  useHydrateAtoms([[browserDataAtom, data]]);
  return children;
}

function loadOnce(backend: BackendConfig, onLoad: () => void): LoadBrowserData {
  let loading: ReturnType<LoadBrowserData> | undefined;
  return async () => {
    loading ??= load(backend);
    try {
      const data = await loading;
      onLoad();
      return data;
    } catch (error) {
      // Retry failed chunks instead of remembering the failure.
      loading = undefined;
      throw error;
    }
  };
}

async function load(backend: BackendConfig): ReturnType<LoadBrowserData> {
  const { openBrowserData } = await import("../platform/backend/browser-client.ts");
  return openBrowserData(backend);
}
