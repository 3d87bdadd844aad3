"use client";

import { lazy, Suspense } from "react";

import { lazyPart } from "../../ui/lazy-part.ts";
import type { TrackingPixel } from "./page-views.tsx";

// Sites without a pixel load none of this code.
const Choices = lazy(async () => ({ default: (await loadChoices()) ?? ReloadForChoices }));
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

async function loadChoices() {
  try {
    return (await import("./privacy-choices.tsx")).PrivacyChoices;
  } catch {
    return undefined;
  }
}

/** Whoever allowed the pixel must be able to refuse it, even if the code failed to load. */
function ReloadForChoices() {
  return (
    <button
      type="button"
      className="text-link inline-flex min-h-11 items-center text-ink"
      onClick={() => location.reload()}
    >
      Reload to see your privacy choices
    </button>
  );
}
