import { readDeviceCookie } from "../../platform/storage/device-cookie.ts";
import { CONSENT_COOKIE } from "./consent.ts";

/** Whose pixel, and where its requests go. */
export type TrackingPixel = { readonly id: string; readonly url: string };

/**
 * The request that tells the pixel's owner of one page: its address without query and fragment, for searches, mail
 * codes and the like are nobody else's.
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

/** Asks for the pixel as a picture: no code of theirs ever runs on our pages. */
export function sendPageView(pixel: TrackingPixel): void {
  new Image().src = pageViewUrl(pixel, location.href);
}

/** Whether the cookie grants it now; another tab may have withdrawn it since this page was rendered. */
export function isGrantedInCookie(): boolean {
  return readDeviceCookie(CONSENT_COOKIE) === "granted";
}
