import { readDeviceCookie, writeDeviceCookie } from "../../platform/storage/device-cookie.ts";
import { continueVisit, formatVisit, VISIT_COOKIE } from "./visit.ts";

/** Records in the cookie, to the minute, that a page is viewed now. */
export function writeVisit(now: Date): void {
  const written = readDeviceCookie(VISIT_COOKIE);
  const visit = formatVisit(continueVisit(written, now));
  // After a write, the next choice of a filter would wait for the browser to read all cookies again.
  if (visit !== written) writeDeviceCookie(VISIT_COOKIE, visit);
}
