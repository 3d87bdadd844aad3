import process from "node:process";
import { setTimeout } from "node:timers/promises";

import { createProgress } from "../ingest/command-progress.ts";
import { readMailSettings } from "../mail/mail-settings.ts";
import { openResendMailer } from "../mail/resend-mailer.ts";
import { openAuth, openFirestore } from "../runtime/admin.ts";
import { fail, misuse, readCommandLine } from "../runtime/command-line.ts";
import { choosePlace, enterPlace, FIRESTORE } from "../runtime/command-place.ts";
import { logIndexCheckFailed } from "../runtime/log.ts";
import { createIndexReader } from "../search-index/read-job-index.ts";
import { openAlertServices } from "./open-alert-services.ts";
import { type AlertSummary, runAlerts } from "./run-alerts.ts";

const USAGE = `Usage: pnpm alerts [options]

Sends everybody whose searches are due a digest of the jobs that are new to them, as the scheduled function does every
15 minutes. On the local board mails are seen in the local inbox.

Options:
  --all                ask all searches that are not paused, however short a time ago they were asked
  --firestore <host:port>
                       where the Firestore emulator listens (${FIRESTORE.variable}, else ${FIRESTORE.usual}; the
                       real service only with GOOGLE_APPLICATION_CREDENTIALS and neither of these)
  --project <id>       the project (GCLOUD_PROJECT, else demo-farwork)
  --help               show this

In the environment: RESEND_API_KEY, ALERT_LINK_SECRET, SITE_URL and MAIL_FROM, as the functions have them;
EMAIL_API_BASE for another mail service than Resend itself, FIREBASE_AUTH_EMULATOR_HOST for emulated accounts. While
\`npm start\` runs, the local board's stand there.
`;

/** What an operator should know of. */
const TROUBLES = ["failed", "refused", "unknown"] as const;

process.exitCode = await main();

/** The exit code: 0 done, 1 not, or not for everybody, 2 not understood. */
async function main(): Promise<number> {
  const parsed = readCommandLine({
    args: process.argv.slice(2),
    options: {
      all: { type: "boolean" },
      firestore: { type: "string" },
      project: { type: "string" },
      help: { type: "boolean", short: "h" },
    },
  });
  if (typeof parsed === "string") return misuse(parsed, USAGE);
  const { values } = parsed;
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const asked = { emulator: values.firestore, project: values.project };
  const place = choosePlace(FIRESTORE, asked, process.env);
  if (typeof place === "string") return misuse(place, USAGE);
  if (place.emulator !== undefined) process.env["FIREBASE_AUTH_EMULATOR_HOST"] ??= "127.0.0.1:9099";
  const problem = await enterPlace(FIRESTORE, place, process.env);
  return problem === undefined ? send(values.all ?? false) : fail(problem);
}

async function send(ignorePauses: boolean): Promise<number> {
  const firestore = openFirestore();
  try {
    const { siteUrl, from, baseUrl } = readMailSettings(process.env);
    const services = openAlertServices({
      firestore,
      auth: openAuth(),
      mailer: openResendMailer({ apiKey: needVariable("RESEND_API_KEY"), from, baseUrl }),
      readIndex: createIndexReader(firestore, {
        clock: () => performance.now(),
        recheckMs: Infinity,
        pause: (duration) => setTimeout(duration, undefined, { ref: false }),
        onFailed: logIndexCheckFailed,
      }),
      siteUrl,
      linkSecret: needVariable("ALERT_LINK_SECRET"),
    });
    const onProgress = createProgress(process.stderr, "", "people");
    return report(await runAlerts(services, { now: new Date(), ignorePauses, onProgress }));
  } catch (error) {
    return fail(`Alerts could not be sent: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    await firestore.terminate();
  }
}

function report({ news, people, outcomes }: AlertSummary): number {
  console.log(`${news} new jobs, ${people} people whose searches may be due`);
  for (const [outcome, count] of Object.entries(outcomes)) console.log(`  ${outcome.padEnd(12)}${count}`);
  return TROUBLES.some((outcome) => outcomes[outcome] !== undefined) ? 1 : 0;
}

function needVariable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}
