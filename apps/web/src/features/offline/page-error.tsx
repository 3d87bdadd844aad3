import { type ComponentProps, lazy, Suspense } from "react";

import type { ErrorNotice } from "./error-notice.tsx";

// `Resilience` has it ready once the page is idle. Before that it may be missing just as what broke the page is.
const Notice = lazy(async () => ({ default: (await loadErrorNotice()) ?? PlainErrorNotice }));

/** What tells of a fault; undefined where its code cannot be had. */
export async function loadErrorNotice(): Promise<typeof ErrorNotice | undefined> {
  try {
    return (await import("./error-notice.tsx")).ErrorNotice;
  } catch {
    return undefined;
  }
}

/** What stands in a broken page's place. Few ever see it, so its code comes when it is needed. */
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
