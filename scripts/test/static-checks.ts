import { root } from "../bootstrap/checkout.mjs";
import { Refusal, reportFailure } from "../bootstrap/refusal.mjs";
import { runStep } from "../bootstrap/step-board.mjs";
import type { Run } from "../stack/run.ts";
import { type Counts, NO_TESTS } from "./suite-result.ts";

/**
 * A check that passes or fails as a whole: tasks of `turbo.json`, which run again only when what they read changed, and
 * turbo's filters of whose they are.
 */
export type StaticCheck = { readonly name: string; readonly tasks: readonly string[] };

// Everything is built: unpacking it once more would change the functions under whatever serves them.
const TURBO_FLAGS = ["--only", "--continue", "--output-logs=errors-only", "--ui=stream"];

/** Everything that can be said without running the product. */
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

/** Runs a check; what its tasks say is shown only when one fails. */
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
