import { join } from "node:path";

import * as z from "zod/mini";

import { describeMachine, readLoad } from "../../packages/domain/bench/search/machine.ts";
import { makeCorpus } from "../../packages/domain/bench/search/make-corpus.ts";
// Imported by path, as the package may not be built yet.
import { FetchJobCardsResponse } from "../../packages/domain/src/contract/fetch-jobs.ts";
import type { Job } from "../../packages/domain/src/job/job.ts";
import { root } from "../bootstrap/checkout.mjs";
import { lastLines } from "../bootstrap/run-command.mjs";
import { runStep } from "../bootstrap/step-board.mjs";
import { buildPackages } from "../stack/build.ts";
import { startEmulators } from "../stack/emulators.ts";
import { functionsUrl, startFunctions } from "../stack/functions.ts";
import { pollUntil } from "../stack/poll.ts";
import { findFreePorts } from "../stack/ports.ts";
import { emulatorVariables } from "../stack/project.ts";
import type { Run } from "../stack/run.ts";
import { askQueries, type LoadFigures, writeCalls } from "./ask-queries.ts";
import { measureSite, type SiteFigures } from "./measure-site.ts";
import { countProcesses, type Process, watchMemory } from "./watch-memory.ts";
import { type WrittenFeed, writeFeed } from "./write-feed.ts";

export type Load = { readonly jobs: number; readonly connections: number; readonly seconds: number };
/** `memory` in MiB every few seconds; `processes` is the number of serving processes. */
export type ServerFigures = LoadFigures & { readonly memory: readonly number[]; readonly processes: number };
export type BoardFigures = {
  readonly machine: string;
  readonly loadBefore: string;
  readonly loadAfter: string;
  readonly emulator: ServerFigures;
  readonly instance: ServerFigures;
  readonly site: SiteFigures;
};

const WARM_UP_S = 10;
/** Under load only the status is checked, so some responses are fully checked before. */
const CHECKED = 50;
/** It starts a process per concurrent call, and more would only wait for each other. */
export const EMULATOR_CONNECTIONS = 2;
const READY_MS = 60_000;
const INGEST = join(root, "apps", "functions", "src", "ingest", "ingest-command.ts");

/** Fills a board and sends requests, once through Firebase's emulator and once to a single instance. */
export async function measureBoard(run: Run, load: Load): Promise<BoardFigures> {
  await runStep("Building the functions and the site", (step) =>
    buildPackages(run, ["@farwork/functions...", "@farwork/web..."], step.note),
  );
  const [auth = 0, functions = 0, firestore = 0, bare = 0] = await findFreePorts(4);
  const ports = { auth, functions, firestore };
  const { part } = await runStep("Starting Firebase", () =>
    startEmulators(run, { only: ["auth", "functions", "firestore"], ports }),
  );
  const env = { ...process.env, ...emulatorVariables(ports) };
  await runStep(`Taking in ${load.jobs} jobs`, (step) =>
    ingestJobs(run, makeCorpus(load.jobs), env, step.note),
  );
  const calls = writeCalls(load.jobs);
  const loadBefore = readLoad();
  const emulator = await runStep("Asking through the emulator", () =>
    measureServer(
      `${functionsUrl(ports)}/fetchJobs`,
      calls,
      { ...load, connections: Math.min(load.connections, EMULATOR_CONNECTIONS) },
      (process) => isWorker(process, part.pid),
    ),
  );
  const instance = await runStep("Asking one instance", async () => {
    const server = await startFunctions(run, { functions: bare }, env);
    return measureServer(
      `${functionsUrl({ functions: bare })}/fetchJobs`,
      calls,
      load,
      ({ pid }) => pid === server.pid,
    );
  });
  const site = await runStep("Asking the site for its listing", () =>
    measureSite(run, `127.0.0.1:${bare}`, ports, load),
  );
  return { machine: describeMachine(), loadBefore, loadAfter: readLoad(), emulator, instance, site };
}

/** The emulator's workers, one per concurrent call. */
function isWorker({ group, command }: Process, suite: number): boolean {
  return group === suite && command.includes("functionsEmulatorRuntime");
}

async function measureServer(
  url: string,
  calls: readonly string[],
  { connections, seconds }: Load,
  isServer: (process: Process) => boolean,
): Promise<ServerFigures> {
  // A running instance finds new jobs when it checks for a new version, every half a minute.
  const hasJobs = async (response: Response) => readTotal(await response.json()) > 0;
  await pollUntil(url, hasJobs, {
    withinMs: READY_MS,
    init: writeCall(JSON.stringify({ data: { view: "card" } })),
  });
  for (const body of calls.slice(0, CHECKED)) readTotal(await (await fetch(url, writeCall(body))).json());
  await askQueries(url, calls, { connections, seconds: WARM_UP_S });
  const watch = watchMemory(isServer);
  const figures = await askQueries(url, calls, { connections, seconds });
  return { ...figures, memory: watch.stop(), processes: countProcesses(isServer) };
}

const Answer = z.object({ result: FetchJobCardsResponse });

/** @throws Error for an invalid response. */
function readTotal(answer: unknown): number {
  return z.parse(Answer, answer).result.totalJobs;
}

function writeCall(body: string): RequestInit {
  return { method: "POST", headers: { "content-type": "application/json" }, body };
}

/** Ingests jobs in the format of a feed with the ingest command. */
export async function ingestJobs(
  run: Run,
  jobs: readonly Job[],
  env: NodeJS.ProcessEnv,
  note: (text: string) => void,
  feed: WrittenFeed = "remotive",
): Promise<void> {
  const file = join(run.folder, `${feed}.json`);
  writeFeed(file, feed, jobs, new Date());
  const { code, output } = await run.finish({
    command: process.execPath,
    args: [INGEST, feed, "--file", file],
    cwd: root,
    env,
    output: "kept",
    onOutput: (text) => note(lastLines(text, 1)),
  });
  if (code !== 0) throw new Error(`The jobs could not be taken in:\n${lastLines(output)}`);
}
