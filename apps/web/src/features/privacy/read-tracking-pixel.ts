import { readEnv } from "../../platform/env.ts";
import type { TrackingPixel } from "./page-view.ts";

/** The pixel this server is configured with, if any. */
export function readTrackingPixel(): TrackingPixel | undefined {
  const { TRACKING_PIXEL_ID: id, TRACKING_PIXEL_URL: url } = readEnv();
  return id === undefined ? undefined : { id, url };
}
