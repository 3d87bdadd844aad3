import { setTimeout as delay } from "node:timers/promises";

import { openFaultyHttp } from "../../chaos/faulty-http.ts";
import { pollUntil } from "../stack/poll.ts";
import { findFreePorts, type Ports } from "../stack/ports.ts";
import type { Run } from "../stack/run.ts";
import { startWeb, webUrl } from "../stack/web.ts";
import { askPage, type LoadFigures } from "./ask-queries.ts";
import { watchMemory } from "./watch-memory.ts";

/** `memory` in MiB every few seconds; `recoveryMs` from the end of an outage until the listing is correct again. */
export type SiteFigures = LoadFigures & {
  readonly memory: readonly number[];
  readonly recoveryMs: number;
  /** The listing's status during the outage. */
  readonly outageStatus: number;
};

const WARM_UP_S = 10;
const READY_MS = 60_000;
const OUTAGE_MS = 10_000;
const LOOK_MS = 50;

/** Serves the built site with functions at `functions`, and requests its listing. */
export async function measureSite(
  run: Run,
  functions: string,
  ports: Pick<Ports, "auth" | "firestore">,
  load: { readonly connections: number; readonly seconds: number },
): Promise<SiteFigures> {
  const link = await openFaultyHttp(functions);
  const [web = 0] = await findFreePorts(1);
  const site = { ...ports, web, functions: Number(link.address.split(":")[1]), stripe: 0, email: 0 };
  const server = startWeb(run, site, "production");
  const url = webUrl(site);
  await pollUntil(url, ({ ok }) => ok, { withinMs: READY_MS });
  await askPage(url, { ...load, seconds: WARM_UP_S });
  const watch = watchMemory(({ group }) => group === server.pid);
  const figures = await askPage(url, load);
  const memory = watch.stop();
  await link.breakOff("kill");
  const outageStatus = (await fetch(url)).status;
  await delay(OUTAGE_MS);
  await link.mend();
  const mendedAt = performance.now();
  while (!(await fetch(url)).ok) await delay(LOOK_MS);
  const recoveryMs = performance.now() - mendedAt;
  await link.close();
  return { ...figures, memory, recoveryMs, outageStatus };
}
