import { readDeviceCookie, writeDeviceCookie } from "../../platform/storage/device-cookie.ts";
import { continueVisit, formatVisit, VISIT_COOKIE } from "./visit.ts";

/** Records in the cookie that a page is viewed now. */
export function writeVisit(now: Date): void {
  writeDeviceCookie(VISIT_COOKIE, formatVisit(continueVisit(readDeviceCookie(VISIT_COOKIE), now)));
}
