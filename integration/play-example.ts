import vm from "node:vm";

import * as data from "@farwork/data";
import * as z from "zod/mini";

import { noteShown } from "../scripts/packages/run-examples.ts";

/** What came of an example: what each call of the package gave, and what the code says that some give. */
export interface Played {
  readonly given: readonly unknown[];
  readonly shown: readonly (readonly [given: unknown, said: unknown])[];
}

type Stage = Readonly<Record<string, unknown>>;
const Program = z.custom<(stage: Stage) => Promise<void>>((value) => typeof value === "function");

/** Runs the code of an example as it stands, with the package and what `stage` has beside it. */
export async function playExample(code: string, stage: Stage): Promise<Played> {
  const calls: unknown[] = [];
  const shown: [unknown, unknown][] = [];
  const scene: Stage = { ...watchCalls(calls), ...stage, shown };
  // A block of its own: an example may name something as the stage does.
  const program = `(async ({ ${Object.keys(scene).join(", ")} }) => {{\n${noteShown(code)}\n}})`;
  await z.parse(Program, vm.runInThisContext(program))(scene);
  return { given: await Promise.all(calls), shown };
}

/** The package, each call of which is kept. */
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

/** Whether this is how a function says, without rejecting, that it did not do what it was asked to. */
export function isRefusal(given: unknown): boolean {
  return z.safeParse(Refused, given).success;
}
