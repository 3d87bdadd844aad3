import process from "node:process";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";

import { readMailSettings } from "../mail/mail-settings.ts";
import { openResendMailer } from "../mail/resend-mailer.ts";
import { readRates } from "../rates/read-rates.ts";
import { openAuth, openFirestore } from "../runtime/admin.ts";
import { COMMON_OPTIONS, describePlaceOptions, runCommand } from "../runtime/command-line.ts";
import { FIRESTORE, IDENTITY } from "../runtime/command-place.ts";
import { createProgress } from "../runtime/command-progress.ts";
import { logError } from "../runtime/log.ts";
import { createIndexReader } from "../search-index/read-job-index.ts";
import { openAlertServices } from "./open-alert-services.ts";
import { refuseLocalInbox } from "./refuse-local-inbox.ts";
import { type AlertSummary, runAlerts } from "./run-alerts.ts";

const USAGE = `Usage: pnpm alerts [options]

Sends everybody whose searches are due a digest of the jobs that are new to them, as the scheduled function does every
15 minutes. On the local board mails are seen in the local inbox.

Options:
  --all                ask all searches that are not paused, however short a time ago they were asked
${describePlaceOptions([FIRESTORE, IDENTITY])}

In the environment: RESEND_API_KEY, ALERT_LINK_SECRET, SITE_URL and MAIL_FROM, as the functions have them;
EMAIL_API_BASE for another mail service than Resend itself. While \`npm start\` runs, the local board's stand there.
`;

/** Outcomes an operator should know about. */
const TROUBLES = ["failed", "refused", "unknown"] as const;

process.exitCode = await runCommand({
  usage: USAGE,
  parse: (args) => parseArgs({ args, options: { ...COMMON_OPTIONS, all: { type: "boolean" } } }),
  read: ({ values }) => ({ ignorePauses: values.all ?? false }),
  services: () => [FIRESTORE, IDENTITY],
  run: async ({ ignorePauses }) => report(await send(ignorePauses)),
});

async function send(ignorePauses: boolean): Promise<AlertSummary> {
  refuseLocalInbox(process.env);
  const firestore = openFirestore();
  const { siteUrl, from, baseUrl } = readMailSettings(process.env);
  const services = openAlertServices({
    firestore,
    auth: openAuth(),
    mailer: openResendMailer({ apiKey: needVariable("RESEND_API_KEY"), from, baseUrl }),
    readIndex: createIndexReader(firestore, {
      clock: () => performance.now(),
      recheckMs: Infinity,
      pause: (duration) => setTimeout(duration, undefined, { ref: false }),
      onFailed: (error) => logError("search-index-check-failed", error),
    }),
    readRates,
    siteUrl,
    linkSecret: needVariable("ALERT_LINK_SECRET"),
  });
  const onProgress = createProgress(process.stderr, "", "people");
  return runAlerts(services, { now: new Date(), ignorePauses, onProgress });
}

/** Prints the outcomes of a run; returns the exit code, 1 if an operator should take a look. */
function report({ newJobs, people, outcomes }: AlertSummary): number {
  console.log(`${newJobs} new jobs, ${people} people whose searches may be due`);
  for (const [outcome, count] of Object.entries(outcomes)) console.log(`  ${outcome.padEnd(12)}${count}`);
  return TROUBLES.some((outcome) => outcomes[outcome] !== undefined) ? 1 : 0;
}

function needVariable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}
