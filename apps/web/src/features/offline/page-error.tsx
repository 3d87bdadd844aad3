import { type ComponentProps, lazy, Suspense } from "react";

import type { ErrorNotice } from "./error-notice.tsx";

// `Resilience` preloads it when the page is idle. Before that it may fail to load like the page did.
const Notice = lazy(async () => ({ default: (await loadErrorNotice()) ?? PlainErrorNotice }));

/** The error page; undefined if its code fails to load. */
export async function loadErrorNotice(): Promise<typeof ErrorNotice | undefined> {
  try {
    return (await import("./error-notice.tsx")).ErrorNotice;
  } catch {
    return undefined;
  }
}

/** Replaces a page that crashed. Loaded on demand, because few visitors see it. */
export function PageError(fault: ComponentProps<typeof ErrorNotice>) {
  return (
    <Suspense>
      <Notice {...fault} />
    </Suspense>
  );
}

function PlainErrorNotice() {
  return (
    <button type="button" className="action" onClick={() => location.reload()}>
      Part of this page didn’t load: reload
    </button>
  );
}
