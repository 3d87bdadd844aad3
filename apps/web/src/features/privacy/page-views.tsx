import { useAtomValue } from "jotai";
import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";

import { readDeviceCookie } from "../../platform/storage/device-cookie.ts";
import { consentAtom } from "./consent-atoms.ts";
import { CONSENT_COOKIE } from "./consent.ts";

/** The pixel's id and address. */
export type TrackingPixel = { readonly id: string; readonly url: string };

/** Reports each page once, after hydration and while consent is granted. */
export function PageViews({ pixel }: { pixel: TrackingPixel }) {
  const consent = useAtomValue(consentAtom);
  const path = usePathname();
  const reported = useRef<string>(undefined);

  useEffect(() => {
    if (consent !== "granted" || reported.current === path || !isGrantedInCookie()) return;
    reported.current = path;
    sendPageView(pixel);
  }, [consent, path, pixel]);

  return null;
}

/**
 * The request that reports a page view: its address without query and fragment, which may hold searches or codes from
 * e-mails.
 *
 * @example pageViewUrl({ id: "7", url: "https://pixel.example/tr" }, "https://farwork.example/?q=x");
 */
export function pageViewUrl(pixel: TrackingPixel, page: string): string {
  const request = new URL(pixel.url);
  const { origin, pathname } = new URL(page);
  request.searchParams.set("id", pixel.id);
  request.searchParams.set("ev", "PageView");
  request.searchParams.set("dl", origin + pathname);
  return request.href;
}

/** Loads the pixel as an image, so that no third-party code runs on our pages. */
function sendPageView(pixel: TrackingPixel): void {
  new Image().src = pageViewUrl(pixel, location.href);
}

/** Whether the cookie grants it now; another tab may have withdrawn it since the page was rendered. */
function isGrantedInCookie(): boolean {
  return readDeviceCookie(CONSENT_COOKIE) === "granted";
}
