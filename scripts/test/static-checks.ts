import { root } from "../bootstrap/checkout.mjs";
import { Refusal, reportFailure } from "../bootstrap/refusal.mjs";
import { runStep } from "../bootstrap/step-board.mjs";
import type { Run } from "../stack/run.ts";
import { type Counts, NO_TESTS } from "./suite-result.ts";

/** A check that passes or fails as a whole: every command of it has to end well. */
export type StaticCheck = { readonly name: string; readonly commands: readonly (readonly string[])[] };

/** Everything that can be said without running the product. The web app's bundle is built only for whoever serves it. */
export function staticChecks(withWebBundle: boolean): StaticCheck[] {
  const filter = withWebBundle ? [] : ["--filter=!@farwork/web"];
  return [
    { name: "build", commands: [["turbo", "run", "build", "--output-logs=errors-only", ...filter]] },
    ...CHECKS,
  ];
}

const CHECKS: readonly StaticCheck[] = [
  { name: "format", commands: [["oxfmt", "--check"]] },
  { name: "lint", commands: [["oxlint"]] },
  {
    name: "types",
    commands: [
      ["turbo", "run", "types", "--output-logs=errors-only", "--continue"],
      ...["scripts", "release", "rules", "integration", "chaos", "e2e"].map((folder) => [
        "tsc",
        "-p",
        folder,
      ]),
    ],
  },
  { name: "boundaries", commands: [["knip"]] },
  { name: "changesets", commands: [["node", "scripts/release/check-changesets.ts"]] },
  { name: "publint", commands: [["turbo", "run", "publint", "--output-logs=errors-only", "--continue"]] },
];

/** Runs a check; what its commands say is shown only when one fails. */
export async function runStaticCheck(run: Run, check: StaticCheck): Promise<Counts> {
  try {
    await runStep(check.name, () => runCommands(run, check));
    return { ...NO_TESTS, passed: 1 };
  } catch (error) {
    reportFailure(error);
    return { ...NO_TESTS, failed: 1 };
  }
}

/** Runs them all, so that one look shows everything there is to mend. */
async function runCommands(run: Run, check: StaticCheck): Promise<void> {
  const complaints: string[] = [];
  for (const [command = "", ...args] of check.commands) {
    const result = await run.finish({ command, args, cwd: root, env: process.env, output: "kept" });
    if (result.code !== 0) complaints.push(`$ ${command} ${args.join(" ")}\n${result.output.trim()}`);
  }
  if (complaints.length > 0) throw new Refusal(complaints.join("\n"));
}
