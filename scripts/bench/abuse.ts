// `pnpm bench:abuse`: how long people wait while one client overloads the board, in every way it may connect:
// docs/benchmarks/abuse.md.
//   --jobs 20000; --connections 50; --rounds 8; --seconds 15; --per-second 8
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { root } from "../bootstrap/checkout.mjs";
import { reportFailure } from "../bootstrap/refusal.mjs";
import { runStep } from "../bootstrap/step-board.mjs";
import { findFreePorts } from "../stack/ports.ts";
import type { Run } from "../stack/run.ts";
import { waitForStop } from "../stack/stop-signals.ts";
import { startWeb, waitForWeb } from "../stack/web.ts";
import { withTestRun } from "../test/open-test-run.ts";
import { MOST_TIMES, writeAbuseReport } from "./abuse-report.ts";
import { type BenchBoard, openBenchBoard } from "./bench-board.ts";
import { type AbuseFigures, type AbusePlan, measureAbuse, type Setting, warmUp } from "./measure-abuse.ts";

const FRONT = fileURLToPath(new URL("front-proxy.ts", import.meta.url));
/** The CPU for the servers, and the one for everything else. */
const SERVERS = "0";
const OTHERS = "1";

const { values } = parseArgs({
  // pnpm passes `--` on.
  args: process.argv.slice(2).filter((arg) => arg !== "--"),
  options: {
    jobs: { type: "string", default: "20000" },
    connections: { type: "string", default: "50" },
    rounds: { type: "string", default: "8" },
    seconds: { type: "string", default: "15" },
    "per-second": { type: "string", default: "8" },
  },
});
const jobs = Number(values.jobs);

try {
  keepToProcessor(OTHERS, process.pid);
  const { plan, figures } = await withTestRun("abuse", waitForStop(), async (run) => {
    const board = await openBenchBoard(run, { jobs, people: 1 });
    const settings = await openDoors(run, board);
    const asked: AbusePlan = {
      connections: Number(values.connections),
      rounds: Number(values.rounds),
      seconds: Number(values.seconds),
      perSecond: Number(values["per-second"]),
      sessionCookie: board.people[0]?.sessionCookie ?? "",
    };
    await runStep("Warming up", async () => {
      for (const setting of settings) await warmUp(setting, asked);
    });
    const found: AbuseFigures[] = [];
    for (const setting of settings)
      found.push(await runStep(`Asking ${setting.name}`, () => measureAbuse(setting, asked)));
    return { plan: asked, figures: found };
  });
  const report = writeAbuseReport(jobs, plan, figures);
  console.log(report);
  writeFileSync(join(root, "docs", "benchmarks", "abuse.md"), report);
  for (const { name, idle, abused } of figures) {
    if (abused.p99 < MOST_TIMES * idle.p99) continue;
    console.error(`People wait too long: ${name}`);
    process.exitCode = 1;
  }
} catch (error) {
  reportFailure(error);
}
process.exit();

/**
 * The routes to the board: with and without a proxy in front of the site, always with one in front of the functions, as
 * in the cloud.
 */
async function openDoors(run: Run, board: BenchBoard): Promise<Setting[]> {
  const [web = 0, beforeFunctions = 0, beforeSite = 0] = await findFreePorts(3);
  const ports = { ...board.ports, web };
  const direct = startWeb(run.inFolder("direct"), ports, "production", { PROXIES_IN_FRONT: "0" });
  for (const { pid } of [board.functions, board.site, direct]) keepToProcessor(SERVERS, pid);
  startFront(run, "before the functions", beforeFunctions, board.ports.functions);
  startFront(run, "before the site", beforeSite, board.ports.web);
  await waitForWeb(ports);
  const { pathname } = new URL(board.functionsUrl);
  const functions = `http://127.0.0.1:${beforeFunctions}${pathname}`;
  const bare = { functions, site: `http://127.0.0.1:${web}` };
  const proxied = { functions, site: `http://127.0.0.1:${beforeSite}` };
  await waitForWeb({ ...ports, web: beforeSite });
  return [
    { name: "direct", way: "plain", doors: bare },
    { name: "direct, forged", way: "forged", doors: bare },
    { name: "behind a proxy", way: "plain", doors: proxied },
    { name: "behind a proxy, forged", way: "forged", doors: proxied },
    { name: "by IPv6", way: "IPv6", doors: proxied },
  ];
}

function startFront(run: Run, where: string, port: number, target: number): void {
  const args = [FRONT, String(port), String(target)];
  run.start({ name: `Proxy ${where}`, command: process.execPath, args, cwd: run.folder, env: process.env });
}

/** Includes all threads, and processes started from then on. */
function keepToProcessor(processor: string, pid: number): void {
  execFileSync("taskset", ["--all-tasks", "--cpu-list", "--pid", processor, String(pid)]);
}
