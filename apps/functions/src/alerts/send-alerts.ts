import { onSchedule } from "firebase-functions/scheduler";

import { openMailer } from "../mail/open-mailer.ts";
import { readRates } from "../rates/read-rates.ts";
import { openAuth, openFirestore } from "../runtime/admin.ts";
import { ALERTS } from "../runtime/function-options.ts";
import { withRunId } from "../runtime/log-context.ts";
import { logEvent } from "../runtime/log.ts";
import { alertLinkSecret, resendApiKey } from "../runtime/params.ts";
import { readJobIndex } from "../search-index/read-job-index.ts";
import { openAlertServices } from "./open-alert-services.ts";
import { runAlerts } from "./run-alerts.ts";

/**
 * Sends new jobs to everyone whose searches are due. Does not run in the local emulators, which have no scheduler:
 * there `pnpm alerts` runs the same code.
 */
export const sendAlerts = onSchedule(
  { ...ALERTS, schedule: "every 15 minutes", secrets: [resendApiKey, alertLinkSecret] },
  () => withRunId(send),
);

async function send(): Promise<void> {
  const { siteUrl, mailer } = openMailer();
  const services = openAlertServices({
    firestore: openFirestore(),
    auth: openAuth(),
    mailer,
    readIndex: readJobIndex,
    readRates,
    siteUrl,
    linkSecret: alertLinkSecret.value(),
  });
  const { newJobs: news, ...sent } = await runAlerts(services, { now: new Date() });
  logEvent("alerts-sent", { news, ...sent });
}
