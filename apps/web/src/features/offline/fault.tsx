import { type ComponentProps, lazy, Suspense } from "react";

import type { FaultNotice } from "./fault-notice.tsx";

// `Resilience` has it ready once the page is idle. Before that it may be missing just as what broke the page is.
const Notice = lazy(async () => ({ default: (await loadFaultNotice()) ?? PlainFault }));

/** What tells of a fault; undefined where its code cannot be had. */
export async function loadFaultNotice(): Promise<typeof FaultNotice | undefined> {
  try {
    return (await import("./fault-notice.tsx")).FaultNotice;
  } catch {
    return undefined;
  }
}

/** What stands in a broken page's place. Few ever see it, so its code comes when it is needed. */
export function Fault(fault: ComponentProps<typeof FaultNotice>) {
  return (
    <Suspense>
      <Notice {...fault} />
    </Suspense>
  );
}

function PlainFault() {
  return (
    <button type="button" className="action" onClick={() => location.reload()}>
      Part of this page didn’t arrive: load it again
    </button>
  );
}
