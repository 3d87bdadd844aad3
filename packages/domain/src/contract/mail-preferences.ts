import * as z from "zod/mini";

import { WireDate } from "../date/wire-date.ts";
import type { SignedInContract } from "./callable-contract.ts";

/**
 * The document `mailPreferences/{uid}`, which the person can read: why no alerts are sent, if so. `stopped` is set by
 * the link in an email or on the site, `bounced` and `complained` by events of the email service.
 */
export const MailPreferences = z.object({
  stoppedAt: z.optional(WireDate),
  bouncedAt: z.optional(WireDate),
  complainedAt: z.optional(WireDate),
});
export type MailPreferences = z.infer<typeof MailPreferences>;

/** Ends all alerts of the person in an email link's token; works signed out and repeatedly. */
export const StopAlertsRequest = z.object({ token: z.string().check(z.minLength(10), z.maxLength(400)) });
export type StopAlertsRequest = z.infer<typeof StopAlertsRequest>;
export const StopAlertsResponse = z.object({});

/** Resumes the caller's alerts, even after a bounce. */
export const ResumeAlertsRequest = z.object({});
export const ResumeAlertsResponse = z.object({});

/** Turns the caller's alerts on again. */
export const ResumeAlerts: SignedInContract<typeof ResumeAlertsRequest, typeof ResumeAlertsResponse> = {
  name: "resumeAlerts",
  callers: "signed-in",
  callsPerHour: 30,
  request: ResumeAlertsRequest,
  response: ResumeAlertsResponse,
  example: {},
  cost: 10,
};
