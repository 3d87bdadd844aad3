"use client";

import { type ComponentProps, Suspense } from "react";

import { lazyPart } from "../../ui/lazy-part.ts";

// A site without a tracking pixel loads none of their code. What they show needs scripts anyway.
const LazyNotice = lazyPart(async () => (await import("./consent-notice.tsx")).ConsentNotice);
const LazyChoices = lazyPart(async () => (await import("./privacy-choices.tsx")).PrivacyChoices);
const LazyPageViews = lazyPart(async () => (await import("./page-views.tsx")).PageViews);

export function ConsentNotice(props: ComponentProps<typeof LazyNotice>) {
  return (
    <Suspense>
      <LazyNotice {...props} />
    </Suspense>
  );
}

export function PrivacyChoices(props: ComponentProps<typeof LazyChoices>) {
  return (
    <Suspense>
      <LazyChoices {...props} />
    </Suspense>
  );
}

export function PageViews(props: ComponentProps<typeof LazyPageViews>) {
  return (
    <Suspense>
      <LazyPageViews {...props} />
    </Suspense>
  );
}
