import { cookies, headers } from "next/headers";

import { readEnv } from "../../platform/env.ts";
import { ConsentNotice } from "./consent-question.tsx";
import { CONSENT_COOKIE, readConsent } from "./consent.ts";
import type { TrackingPixel } from "./page-views.tsx";
import { LazyPageViews } from "./pixel-parts.tsx";

/** The tracking pixel, and the consent question. */
export async function Tracking({ pixel }: { pixel: TrackingPixel }) {
  const initial = readConsent((await cookies()).get(CONSENT_COOKIE)?.value, await headers());
  return (
    <>
      <ConsentNotice initial={initial} pixel={pixel} />
      <LazyPageViews pixel={pixel} />
    </>
  );
}

/** The pixel this server is configured with, if any. */
export function readTrackingPixel(): TrackingPixel | undefined {
  const { TRACKING_PIXEL_ID: id, TRACKING_PIXEL_URL: url } = readEnv();
  return id === undefined ? undefined : { id, url };
}
