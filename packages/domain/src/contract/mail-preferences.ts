import * as z from "zod/mini";

import { WireDate } from "../date/wire-date.ts";
import type { CallableContract } from "./callable-contract.ts";

/**
 * The document `mailPreferences/{uid}`, which its person may read: why no alerts are sent, if that is so. `stopped` is
 * by the link in a mail or on the site, `bounced` and `complained` by what the mail service told.
 */
export const MailPreferences = z.object({
  stoppedAt: z.optional(WireDate),
  bouncedAt: z.optional(WireDate),
  complainedAt: z.optional(WireDate),
});
export type MailPreferences = z.infer<typeof MailPreferences>;

/** Ends all alerts for whom the token of a mail's link names; works signed out, and again. */
export const StopAlertsRequest = z.object({ token: z.string().check(z.minLength(10), z.maxLength(400)) });
export type StopAlertsRequest = z.infer<typeof StopAlertsRequest>;
export const StopAlertsResponse = z.object({});

/** Has alerts sent again to the caller, also after a bounce. */
export const ResumeAlertsRequest = z.object({});
export const ResumeAlertsResponse = z.object({});

export const ResumeAlerts: CallableContract<typeof ResumeAlertsRequest, typeof ResumeAlertsResponse> = {
  name: "resumeAlerts",
  request: ResumeAlertsRequest,
  response: ResumeAlertsResponse,
  cost: 10,
};
