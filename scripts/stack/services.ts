import { fileURLToPath } from "node:url";

import { runStep } from "../bootstrap/step-board.mjs";
import { ensureDemoAccount, type DemoAccount } from "./demo-account.ts";
import { startEmulators } from "./emulators.ts";
import { startFunctions } from "./functions.ts";
import { provideLocalSecrets } from "./local-secrets.ts";
import { RESTARTS } from "./part.ts";
import { pollUntil } from "./poll.ts";
import { findFreePorts, type Ports } from "./ports.ts";
import { PROJECT, REGION, stripeAndMailVariables } from "./project.ts";
import type { Run } from "./run.ts";
import { areSampleJobsStale, noteSampleJobs } from "./sample-age.ts";
import { hasJobs, ingestSampleJobs } from "./sample-jobs.ts";
import { stackVariables } from "./stack-variables.ts";
import { webUrl } from "./web.ts";

const STRIPE_AND_MAIL = fileURLToPath(new URL("stripe-and-mail.ts", import.meta.url));
const READY_MS = 30_000;

export type ServicesPlan = {
  readonly ports: Ports;
  /** Folder for the services' persistent data. */
  readonly folder: string;
  /** Whether the functions are served by Firebase's emulator, in separate processes, or all in one process. */
  readonly functions: "emulated" | "in one process";
  readonly importFrom?: string;
  readonly show?: boolean;
};

/**
 * Like Firebase's emulator: allows images from this machine and, as in the cloud, trusts tokens until they expire.
 * Otherwise, every call would ask the Auth emulator about its account.
 */
const AS_EMULATED = {
  FUNCTIONS_EMULATOR: "true",
  FIREBASE_DEBUG_MODE: "true",
  FIREBASE_DEBUG_FEATURES: JSON.stringify({ skipTokenVerification: true }),
};

/** Starts everything the web app depends on: the Firebase emulators, Stripe and mail. Returns the hub's URL. */
export async function startServices(run: Run, plan: ServicesPlan): Promise<string> {
  const title =
    plan.importFrom === undefined ? "Starting Firebase" : "Starting Firebase with the data of the last run";
  return runStep(`${title}, Stripe and mail`, async () => {
    // Before two processes could each create their own.
    provideLocalSecrets();
    // Reads are free here, and ingested feeds should show up at once.
    const env = { ...stripeAndMailVariables(plan.ports), FARWORK_INDEX_RECHECK_MS: "1000" };
    // The emulator is needed in any case, for functions triggered by the deletion of users.
    const [emulated = 0] = plan.functions === "emulated" ? [plan.ports.functions] : await findFreePorts(1);
    const [emulators] = await Promise.all([
      startEmulators(run, {
        ...plan,
        ports: { ...plan.ports, functions: emulated },
        siteUrl: webUrl(plan.ports),
        only: ["auth", "functions", "firestore"],
        env,
      }),
      startStripeAndMail(run, plan),
    ]);
    if (plan.functions === "in one process")
      await startFunctions(run, plan.ports, {
        ...process.env,
        ...stackVariables(plan.ports),
        ...env,
        ...AS_EMULATED,
      });
    return emulators.hubUrl;
  });
}

/** Fills the board for a first visitor: jobs, unless there are recent ones, and the demo account. */
export async function fillBoard(run: Run, plan: ServicesPlan, account: DemoAccount): Promise<void> {
  const { ports, folder } = plan;
  if (areSampleJobsStale(folder, new Date()) || !(await hasJobs(ports.firestore))) {
    await runStep("Importing sample jobs", (step) => ingestSampleJobs(run, ports, step.note));
    noteSampleJobs(folder, new Date());
  }
  await runStep("Setting up the demo account", () => ensureDemoAccount(run, ports, account));
}

/** Starts the local Stripe and mail. */
export async function startStripeAndMail(
  run: Run,
  plan: Pick<ServicesPlan, "ports" | "folder">,
): Promise<void> {
  const { stripe, email, auth, functions } = plan.ports;
  run.start({
    name: "Stripe and mail",
    command: process.execPath,
    args: [
      STRIPE_AND_MAIL,
      String(stripe),
      String(email),
      plan.folder,
      `http://127.0.0.1:${auth}`,
      webUrl(plan.ports),
      `http://127.0.0.1:${functions}/${PROJECT}/${REGION}`,
    ],
    cwd: run.folder,
    env: process.env,
    // Their data is in files.
    restarts: RESTARTS,
  });
  const addresses = [`http://127.0.0.1:${stripe}/v1/customers`, `http://127.0.0.1:${email}/inbox`];
  await Promise.all(addresses.map((url) => pollUntil(url, (answer) => answer.ok, { withinMs: READY_MS })));
}
