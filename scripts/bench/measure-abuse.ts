import { Agent } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";

import { execaNode } from "execa";

import { writeEachAbuse, writeVisit } from "./abuse-calls.ts";
import { quantile } from "./quantile.ts";
import { type Doors, sendCall } from "./send-call.ts";

/** How a client connects to the board and tries to disguise its address. */
export type Setting = {
  readonly name: string;
  readonly way: "plain" | "forged" | "IPv6";
  readonly doors: Doors;
};
export type Latencies = {
  readonly p50: number;
  readonly p99: number;
  readonly visits: number;
  readonly failed: number;
};
export type AbuseFigures = {
  readonly name: string;
  readonly idle: Latencies;
  readonly abused: Latencies;
  /** The p99 of each round, alternating between idle and abused. */
  readonly rounds: readonly { readonly idle: number; readonly abused: number }[];
  /** How often the abuser got each status. */
  readonly statuses: Readonly<Record<string, number>>;
};
export type AbusePlan = {
  readonly connections: number;
  readonly rounds: number;
  readonly seconds: number;
  /** Requests per second of all people together. */
  readonly perSecond: number;
  readonly sessionCookie: string;
};

const PEOPLE = 8;
const ABUSER = fileURLToPath(new URL("abuser.ts", import.meta.url));

type Visit = { readonly ms: number; readonly status: number };

/** Measures how long people wait, alternating between no abuse and one abusive client. */
export async function measureAbuse(setting: Setting, plan: AbusePlan): Promise<AbuseFigures> {
  const idle: Visit[] = [];
  const abused: Visit[] = [];
  const rounds: { idle: number; abused: number }[] = [];
  const statuses: Record<string, number> = {};
  for (let round = 0; round < plan.rounds; round += 1) {
    const before = await visitSteadily(setting.doors, plan);
    const abuser = await startAbuser(setting, plan);
    const during = await visitSteadily(setting.doors, plan);
    for (const [status, count] of Object.entries(await abuser.end()))
      statuses[status] = (statuses[status] ?? 0) + count;
    idle.push(...before);
    abused.push(...during);
    rounds.push({ idle: describe(before).p99, abused: describe(during).p99 });
  }
  return { name: setting.name, idle: describe(idle), abused: describe(abused), rounds, statuses };
}

const WARM_UP_S = 10;
const WARM_UP_CALLS = 5;

/** Warms everything up, since one-time work of an instance is not caused by abuse. */
export async function warmUp(
  { doors }: Setting,
  { perSecond, sessionCookie }: Pick<AbusePlan, "perSecond" | "sessionCookie">,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, localAddress: "127.0.0.99" });
  for (let at = 0; at < WARM_UP_CALLS; at += 1)
    for (const call of writeEachAbuse(at, sessionCookie)) await sendCall(doors, call, { agent, headers: {} });
  agent.destroy();
  await visitSteadily(doors, { seconds: WARM_UP_S, perSecond });
}

let turn = 0;

/** Sends requests at a constant rate regardless of responses, like independent visitors. */
async function visitSteadily(
  doors: Doors,
  { seconds, perSecond }: Pick<AbusePlan, "seconds" | "perSecond">,
): Promise<Visit[]> {
  const agents = Array.from(
    { length: PEOPLE },
    (_, at) => new Agent({ keepAlive: true, localAddress: `127.0.0.${10 + at}` }),
  );
  const startedAt = performance.now();
  const visits = Array.from({ length: seconds * perSecond }, async (_, number) => {
    const agent = agents[number % PEOPLE];
    const dueAt = startedAt + (number * 1000) / perSecond;
    await delay(dueAt - performance.now());
    turn += 1;
    const call = writeVisit(turn);
    const status = agent ? await sendCall(doors, call, { agent, headers: {} }) : 0;
    return { ms: performance.now() - dueAt, status };
  });
  const done = await Promise.all(visits);
  for (const agent of agents) agent.destroy();
  return done;
}

async function startAbuser({ doors, way }: Setting, { sessionCookie, connections }: AbusePlan) {
  const args = [doors.functions, doors.site, sessionCookie, way, String(connections)];
  const abuser = execaNode(ABUSER, args, { ipc: true, stderr: "inherit" });
  // Wait for Node to start, which takes CPU from the measuring process, not from the board.
  await abuser.getOneMessage();
  await abuser.sendMessage("go");
  return {
    async end(): Promise<Record<string, number>> {
      abuser.kill();
      return JSON.parse((await abuser).stdout);
    },
  };
}

function describe(visits: readonly Visit[]): Latencies {
  const times = visits.map(({ ms }) => ms);
  return {
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    visits: visits.length,
    failed: visits.filter(({ status }) => status !== 200 && status !== 410).length,
  };
}
