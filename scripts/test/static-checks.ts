import { root } from "../bootstrap/checkout.mjs";
import { runStep } from "../bootstrap/step-board.mjs";
import type { Run } from "../stack/run.ts";
import type { Counts } from "./suite-result.ts";

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
      ...["scripts", "rules", "integration", "e2e"].map((folder) => ["tsc", "-p", folder]),
    ],
  },
  { name: "boundaries", commands: [["knip"]] },
  { name: "publint", commands: [["turbo", "run", "publint", "--output-logs=errors-only", "--continue"]] },
];

/** Runs a check; what its commands say is shown only when one fails. */
export async function runStaticCheck(run: Run, check: StaticCheck): Promise<Counts> {
  const outputs: string[] = [];
  const verdict = await runStep(check.name, async () => {
    for (const [command = "", ...args] of check.commands) {
      const result = await run.finish({ command, args, cwd: root, env: process.env, output: "kept" });
      if (result.code !== 0) outputs.push(`$ ${command} ${args.join(" ")}\n${result.output.trim()}`);
    }
    return outputs.length === 0;
  });
  if (!verdict) console.log(`✖ ${check.name}\n${outputs.join("\n")}`);
  return { passed: verdict ? 1 : 0, failed: verdict ? 0 : 1, skipped: 0 };
}
