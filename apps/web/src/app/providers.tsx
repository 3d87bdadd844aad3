"use client";

import { Provider } from "jotai";
import { useHydrateAtoms } from "jotai/utils";
import { type ReactNode, useState } from "react";

import { AuthProvider } from "../account/auth-provider.tsx";
import { browserDataAtom, type LoadBrowserData } from "../data/browser-data.ts";
import type { BackendConfig } from "../data/firebase-app.ts";
import { JobsProvider } from "../jobs/jobs-provider.tsx";
import { KeepMarks } from "../marks/keep-marks.tsx";
import { PassingNotice } from "../ui/passing-notice.tsx";

/** The state every page is wrapped in: on the server a store of its own for each request. */
export function Providers({ backend, children }: { backend: BackendConfig; children: ReactNode }) {
  return (
    <Provider>
      <PutBrowserData backend={backend}>
        <AuthProvider>
          <JobsProvider>{children}</JobsProvider>
          <KeepMarks />
          <PassingNotice />
        </AuthProvider>
      </PutBrowserData>
    </Provider>
  );
}

function PutBrowserData({ backend, children }: { backend: BackendConfig; children: ReactNode }) {
  const [data] = useState(() => ({ load: loadOnce(backend) }));
  useHydrateAtoms([[browserDataAtom, data]]);
  return children;
}

function loadOnce(backend: BackendConfig): LoadBrowserData {
  let loading: ReturnType<LoadBrowserData> | undefined;
  return async () => {
    loading ??= load(backend);
    try {
      return await loading;
    } catch (error) {
      // A chunk that did not arrive is asked for again, not remembered as missing.
      loading = undefined;
      throw error;
    }
  };
}

async function load(backend: BackendConfig): ReturnType<LoadBrowserData> {
  const { openBrowserData } = await import("../data/browser-client.ts");
  return openBrowserData(backend);
}
