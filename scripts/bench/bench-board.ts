import { runStep } from "../bootstrap/step-board.mjs";
import { buildPackages } from "../stack/build.ts";
import { startEmulators } from "../stack/emulators.ts";
import { functionsUrl, startFunctions } from "../stack/functions.ts";
import type { Part } from "../stack/part.ts";
import { chooseFreePorts, type Ports } from "../stack/ports.ts";
import type { Run } from "../stack/run.ts";
import { startStripeAndMail } from "../stack/services.ts";
import { stackVariables } from "../stack/stack-variables.ts";
import { startWeb, waitForWeb, webUrl } from "../stack/web.ts";
import { type BenchPerson, createPeople } from "./create-people.ts";
import { ingestJobs } from "./measure-board.ts";
import { serveImages } from "./serve-images.ts";
import { makeWorstJobs, SHARE_FOR_SITEMAPS } from "./worst-jobs.ts";

/** A board with a separate process for every part, filled with worst-case data. */
export type BenchBoard = {
  /** The URL of the functions, without a trailing slash. */
  readonly functionsUrl: string;
  readonly siteUrl: string;
  readonly functions: Part;
  readonly site: Part;
  readonly people: readonly BenchPerson[];
  readonly ports: Ports;
  /** Environment variables for programs that use the board. */
  readonly variables: NodeJS.ProcessEnv;
};

/** Builds, starts and fills a board with one instance of the functions and one process of the site. */
export async function openBenchBoard(
  run: Run,
  { jobs, people }: { readonly jobs: number; readonly people: number },
): Promise<BenchBoard> {
  await runStep("Building the functions and the site", (step) =>
    buildPackages(run, ["@farwork/functions...", "@farwork/web..."], step.note),
  );
  const ports = await chooseFreePorts();
  const variables = { ...process.env, ...stackVariables(ports) };
  await runStep("Starting Firebase, Stripe and mail", async () => {
    await startEmulators(run, { only: ["auth", "firestore"], ports });
    await startStripeAndMail(run, { ports, folder: run.folder });
  });
  await runStep(`Taking in ${jobs} jobs`, async (step) => {
    const all = makeWorstJobs(jobs);
    const told = Math.floor(jobs * SHARE_FOR_SITEMAPS);
    await ingestJobs(run, all.slice(told), variables, step.note);
    await ingestJobs(run, all.slice(0, told).toReversed(), variables, step.note, "remote-ok");
  });
  await serveImages(variables);
  // Set by the emulators, which allows images on this machine.
  const functions = await startFunctions(run, ports, { ...variables, FUNCTIONS_EMULATOR: "true" });
  const site = startWeb(run, ports, "production");
  await waitForWeb(ports);
  const settled = await runStep(`Settling ${people} people`, () =>
    createPeople({ functionsUrl: functionsUrl(ports), variables }, people),
  );
  return {
    functionsUrl: functionsUrl(ports),
    siteUrl: webUrl(ports),
    functions,
    site,
    people: settled,
    ports,
    variables,
  };
}
