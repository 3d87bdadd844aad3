import { leadToLogIn } from "../account/lead-to-log-in.ts";
import { type MarkRequest, rememberMark } from "./remembered-mark.ts";

/** Leads whoever is signed out to the log-in and back, with the mark they wish for remembered. */
export function askToLogIn(request: MarkRequest, router: Parameters<typeof leadToLogIn>[0]): void {
  rememberMark(request, Date.now());
  leadToLogIn(router);
}
