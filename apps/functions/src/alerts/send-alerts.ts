import { onSchedule } from "firebase-functions/scheduler";

import { readMailSettings } from "../mail/mail-settings.ts";
import { openResendMailer } from "../mail/resend-mailer.ts";
import { openAuth, openFirestore } from "../runtime/admin.ts";
import { ALERTS } from "../runtime/function-options.ts";
import { withRunId } from "../runtime/log-context.ts";
import { logAlertsFinished } from "../runtime/log.ts";
import { alertLinkSecret, mailFrom, resendApiKey, siteUrl as siteAddress } from "../runtime/params.ts";
import { readJobIndex } from "../search-index/read-job-index.ts";
import { openAlertServices } from "./open-alert-services.ts";
import { runAlerts } from "./run-alerts.ts";

/**
 * Sends everybody whose searches are due what is new to them. Does not fire in the local suite, whose scheduler is
 * missing: there `pnpm alerts` runs the same code.
 */
export const sendAlerts = onSchedule(
  { ...ALERTS, schedule: "every 15 minutes", secrets: [resendApiKey, alertLinkSecret] },
  () => withRunId(send),
);

async function send(): Promise<void> {
  const params = { SITE_URL: siteAddress.value(), MAIL_FROM: mailFrom.value() };
  const { siteUrl, from, baseUrl } = readMailSettings({ ...process.env, ...params });
  const services = openAlertServices({
    firestore: openFirestore(),
    auth: openAuth(),
    mailer: openResendMailer({ apiKey: resendApiKey.value(), from, baseUrl }),
    readIndex: readJobIndex,
    siteUrl,
    linkSecret: alertLinkSecret.value(),
  });
  logAlertsFinished(await runAlerts(services, { now: new Date() }));
}
