import vm from "node:vm";

import * as data from "@farwork/data";
import * as z from "zod/mini";

import { noteShown } from "../scripts/packages/run-examples.ts";

/** The result of an example: the values of all package calls, and those stated in the code. */
export interface Played {
  readonly given: readonly unknown[];
  readonly shown: readonly (readonly [given: unknown, said: unknown])[];
}

type Stage = Readonly<Record<string, unknown>>;
const Program = z.custom<(stage: Stage) => Promise<void>>((value) => typeof value === "function");

/** Runs the code of an example with the package and the values of `stage`. */
export async function playExample(code: string, stage: Stage): Promise<Played> {
  const calls: unknown[] = [];
  const shown: [unknown, unknown][] = [];
  const scene: Stage = { ...watchCalls(calls), ...stage, shown };
  // In a block, as an example may redeclare names of the stage.
  const program = `(async ({ ${Object.keys(scene).join(", ")} }) => {{\n${noteShown(code)}\n}})`;
  await z.parse(Program, vm.runInThisContext(program))(scene);
  return { given: await Promise.all(calls), shown };
}

/** The package with recorded calls. */
function watchCalls(calls: unknown[]): Stage {
  const watched = Object.entries(data).map(([name, exported]) => {
    const call = (...args: readonly unknown[]): unknown => {
      const given: unknown = Reflect.apply(exported, undefined, args);
      calls.push(given);
      return given;
    };
    return [name, call] as const;
  });
  return Object.fromEntries(watched);
}

const Refused = z.union([
  z.literal(false),
  z.object({ success: z.literal(false) }),
  z.object({ profileError: z.string() }),
  z.object({ error: z.instanceof(data.DataError) }),
  z.object({ failedIds: z.array(z.string()).check(z.minLength(1)) }),
]);

/** Whether a result reports a failure without rejecting. */
export function isRefusal(given: unknown): boolean {
  return z.safeParse(Refused, given).success;
}
