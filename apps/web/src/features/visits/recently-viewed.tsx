"use client";

import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";

import { whenIdle } from "../../ui/when-idle.ts";

const ViewedList = lazy(async () => {
  try {
    const { ViewedList: Loaded } = await import("./viewed-list.tsx");
    return { default: Loaded };
  } catch {
    // The code did not arrive: the page is whole without it.
    return { default: (): ReactNode => null };
  }
});

/** The jobs last viewed in this browser, which the server knows nothing of: it stands where its coming moves nothing. */
export function RecentlyViewed() {
  const [isIdle, setIdle] = useState(false);

  useEffect(() => whenIdle(() => setIdle(true)), []);

  return (
    isIdle && (
      <Suspense>
        <ViewedList />
      </Suspense>
    )
  );
}
