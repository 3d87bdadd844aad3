import { cookies, headers } from "next/headers";

import { ConsentNotice } from "./consent-notice.tsx";
import { CONSENT_COOKIE, readConsent } from "./consent.ts";
import type { TrackingPixel } from "./page-view.ts";
import { PageViews } from "./page-views.tsx";

/** The tracking pixel, and the consent question. */
export async function Tracking({ pixel }: { pixel: TrackingPixel }) {
  const initial = readConsent((await cookies()).get(CONSENT_COOKIE)?.value, await headers());
  return (
    <>
      <ConsentNotice initial={initial} pixel={pixel} />
      <PageViews pixel={pixel} />
    </>
  );
}
