"use client";

import { Suspense } from "react";

import { lazyPart } from "../../ui/lazy-part.ts";
import type { TrackingPixel } from "./page-views.tsx";

// Sites without a pixel load none of this code.
const Choices = lazyPart(async () => (await import("./privacy-choices.tsx")).PrivacyChoices);
const Views = lazyPart(async () => (await import("./page-views.tsx")).PageViews);

/** `PrivacyChoices`, loaded where there is a pixel. */
export function LazyPrivacyChoices({ pixel }: { pixel: TrackingPixel }) {
  return (
    <Suspense>
      <Choices pixel={pixel} />
    </Suspense>
  );
}

/** `PageViews`, loaded where there is a pixel. */
export function LazyPageViews({ pixel }: { pixel: TrackingPixel }) {
  return (
    <Suspense>
      <Views pixel={pixel} />
    </Suspense>
  );
}
