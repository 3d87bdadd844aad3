import { root } from "../bootstrap/checkout.mjs";
import { Refusal, reportFailure } from "../bootstrap/refusal.mjs";
import { runStep } from "../bootstrap/step-board.mjs";
import type { Run } from "../stack/run.ts";
import { type Counts, NO_TESTS } from "./suite-result.ts";

/** A check that passes or fails as a whole: cached tasks of `turbo.json`, with turbo's filters. */
export type StaticCheck = { readonly name: string; readonly tasks: readonly string[] };

// Everything is built already: restoring outputs would change functions that are being served.
const TURBO_FLAGS = ["--only", "--continue", "--output-logs=errors-only", "--ui=stream"];

/** All checks that do not run the product. */
export const STATIC_CHECKS: readonly StaticCheck[] = [
  { name: "format", tasks: ["check:format"] },
  { name: "lint", tasks: ["check:lint"] },
  { name: "types", tasks: ["source", "types", "check:types"] },
  { name: "unused code", tasks: ["check:unused"] },
  { name: "changesets", tasks: ["check:changesets"] },
  {
    name: "packages as published",
    tasks: ["publint", "check:api", "check:weights", "--filter=./packages/*", "--filter=//"],
  },
];

/** Runs a check; output is only shown on failure. */
export async function runStaticCheck(run: Run, { name, tasks }: StaticCheck): Promise<Counts> {
  try {
    await runStep(name, async () => {
      const { code, output } = await run.finish({
        command: "turbo",
        args: ["run", ...tasks, ...TURBO_FLAGS],
        cwd: root,
        env: process.env,
        output: "kept",
      });
      if (code !== 0) throw new Refusal(output.trim());
    });
    return { ...NO_TESTS, passed: 1 };
  } catch (error) {
    reportFailure(error);
    return { ...NO_TESTS, failed: 1, failures: ["see above"] };
  }
}
