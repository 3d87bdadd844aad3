"use client";

import { Suspense, useEffect, useState } from "react";

import { lazyPart } from "../../ui/lazy-part.ts";
import { whenIdle } from "../../ui/when-idle.ts";

const ViewedList = lazyPart(async () => (await import("./viewed-list.tsx")).ViewedList);

/** The jobs last viewed in this browser, unknown to the server: placed where its appearance moves nothing. */
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
