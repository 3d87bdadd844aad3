import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

import * as z from "zod/mini";

import { localFolder, root } from "../bootstrap/checkout.mjs";
import { findFirestoreEmulator } from "../bootstrap/find-emulator.mjs";
import { Refusal } from "../bootstrap/refusal.mjs";
import { errorMessage } from "./error-message.ts";
import { writeFunctionParams } from "./function-params.ts";
import { provideLocalSecrets } from "./local-secrets.ts";
import type { Part, PartPlan } from "./part.ts";
import { pollUntil } from "./poll.ts";
import { findFreePorts, type Ports } from "./ports.ts";
import { PROJECT, REGION } from "./project.ts";
import type { Run } from "./run.ts";

export type EmulatorName = "auth" | "firestore" | "functions";
export type EmulatorPlan = {
  readonly only: readonly EmulatorName[];
  readonly ports: Pick<Ports, EmulatorName>;
  /** The site's URL, for the functions. */
  readonly siteUrl?: string;
  /** Additional environment variables of the functions. */
  readonly env?: Readonly<Record<string, string>>;
  /** An earlier export to import. */
  readonly importFrom?: string;
  readonly show?: boolean;
};

const READY_MS = 120_000;
/** A compile cache makes firebase-tools and the functions' workers start half a second faster. */
const compileCache = join(localFolder, "compile-cache");
const FIREBASE = join(root, "node_modules", "firebase-tools", "lib", "bin", "firebase.js");

/** Starts the Firebase emulators with our rules, and resolves to the hub's URL once every part responds. */
export async function startEmulators(run: Run, plan: EmulatorPlan): Promise<{ part: Part; hubUrl: string }> {
  const [hub = 0, ...others] = await findFreePorts(5);
  const config = join(root, `.firebase-${relative(localFolder, run.folder).replaceAll(/\W+/g, "-")}.json`);
  run.removeAtEnd(config);
  // Its paths are relative to its location, so it must be in the root.
  writeFileSync(config, JSON.stringify(describeEmulators(run, plan.ports, [hub, ...others]), undefined, 2));
  if (plan.only.includes("functions")) {
    const siteSecret = provideLocalSecrets().get("SITE_SECRET") ?? "";
    writeFunctionParams(run.folder, plan.siteUrl ?? "http://localhost:3000", siteSecret);
  }
  const part = run.start(await planFirebase(run, plan, config));
  const hubUrl = `http://127.0.0.1:${hub}`;
  try {
    await pollUntil(`${hubUrl}/emulators`, async (response) => lists(await response.json(), plan.only), {
      withinMs: READY_MS,
      // From here on, the watchdog knows the Firestore emulator's process group.
      onTry: () => run.adoptGroups(part, "The Firestore emulator"),
    });
    if (plan.only.includes("auth")) await hideKnownEmails(plan.ports.auth);
    if (plan.only.includes("functions")) await waitForFunctions(plan.ports.functions);
  } catch (error) {
    throw new Refusal(`Firebase did not start: ${errorMessage(error)}; log: ${part.logFile}`);
  }
  run.adoptGroups(part, "The Firestore emulator");
  return { part, hubUrl };
}

async function planFirebase(run: Run, plan: EmulatorPlan, config: string): Promise<PartPlan> {
  const emulator = await findFirestoreEmulator(process.env);
  if (!emulator)
    throw new Refusal("No Firestore emulator is ready: run npm start or npm test, which prepare it.");
  run.closing.throwIfAborted();
  // Emulators of the same project would find each other through files in the temporary folder.
  const temporary = mkdtempSync(join(tmpdir(), "farwork-"));
  run.removeAtEnd(temporary);
  const firebase = [process.execPath, FIREBASE, "emulators:start", "--project", PROJECT];
  firebase.push("--config", config, "--only", plan.only.join(","));
  if (plan.importFrom !== undefined) firebase.push("--import", plan.importFrom);
  const [command = "", ...args] =
    emulator.kind === "hidane" ? [emulator.path, "exec", "--", ...firebase] : firebase;
  return {
    name: "emulators",
    command,
    args,
    cwd: run.folder,
    env: { ...process.env, ...plan.env, CI: "true", TMPDIR: temporary, NODE_COMPILE_CACHE: compileCache },
    // Shows the functions' output, but not the regular saving of data.
    ...(plan.show === true ? { show: (line: string) => /functions:|^\s*>/.test(line) } : {}),
  };
}

function describeEmulators(run: Run, ports: EmulatorPlan["ports"], free: readonly number[]): object {
  const [hub, logging, websocket, eventarc, tasks] = free;
  const host = "127.0.0.1";
  const shipped = z.parse(Shipped, JSON.parse(readFileSync(join(root, "firebase.json"), "utf8")));
  return {
    ...shipped,
    // Separate per run, as another run may have a different site URL.
    functions: { ...shipped.functions, configDir: relative(root, run.folder) },
    emulators: {
      auth: { host, port: ports.auth },
      functions: { host, port: ports.functions },
      firestore: { host, port: ports.firestore, websocketPort: websocket },
      hub: { host, port: hub },
      logging: { host, port: logging },
      eventarc: { host, port: eventarc },
      tasks: { host, port: tasks },
      ui: { enabled: false },
      singleProjectMode: true,
    },
  };
}

const Shipped = z.looseObject({ functions: z.looseObject({}) });

function lists(answer: unknown, names: readonly EmulatorName[]): boolean {
  return typeof answer === "object" && answer !== null && names.every((name) => Object.hasOwn(answer, name));
}

/** As in production: neither password reset nor log-in reveals whether an email has an account. */
async function hideKnownEmails(port: number): Promise<void> {
  await pollUntil(
    `http://127.0.0.1:${port}/emulator/v1/projects/${PROJECT}/config`,
    (response) => response.ok,
    {
      withinMs: READY_MS,
      init: {
        method: "PATCH",
        headers: { "content-type": "application/json", authorization: "Bearer owner" },
        body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
      },
    },
  );
}

/** Also starts a worker, so that the first visitor does not wait for it. */
async function waitForFunctions(port: number): Promise<void> {
  await pollUntil(`http://127.0.0.1:${port}/${PROJECT}/${REGION}/fetchJobs`, (response) => response.ok, {
    withinMs: READY_MS,
    init: {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ data: { pageSize: 1 } }),
    },
  });
}
