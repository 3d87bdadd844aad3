import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

import * as z from "zod/mini";

import { Measurement, type Outcome } from "./measurement.ts";

const MEASURE = fileURLToPath(new URL("./measure-contender.ts", import.meta.url));
const LIMIT_S = 300;
const HEAP_MIB = 8_192;

/** Measures a contender in a separate process with limits for time and memory. */
export async function runContender(name: string, size: number, seconds: number): Promise<Outcome> {
  const child = fork(MEASURE, [name, String(size), String(seconds)], {
    execArgv: ["--expose-gc", `--max-old-space-size=${HEAP_MIB}`],
    serialization: "advanced",
  });
  const answers: unknown[] = [];
  child.on("message", (answer) => answers.push(answer));
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    child.kill("SIGKILL");
  }, LIMIT_S * 1_000);
  const ended = z.tuple([z.nullable(z.number()), z.nullable(z.string())]);
  const [code, signal] = z.parse(ended, await once(child, "exit"));
  clearTimeout(timer);
  const [answer] = answers;
  if (answer !== undefined) return z.parse(Measurement, answer);
  if (isLate) return { gaveUp: `not done after ${LIMIT_S} s` };
  // Node aborts when its heap is full.
  if (signal === "SIGABRT" || code === 134)
    return { gaveUp: `needs more than ${HEAP_MIB / 1_024} GiB of heap` };
  // Continue without it, as the other results are still useful.
  return { gaveUp: `broke off (${code ?? signal}), with its reason in the run's output` };
}
