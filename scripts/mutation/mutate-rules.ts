// `pnpm mutate:rules`: forgets one thing of firestore.rules at a time, and sees whether the rules tests notice.
//   --lines 57-73      only what stands on these lines
import { parseArgs } from "node:util";

import { reportFailure } from "../bootstrap/refusal.mjs";
import { startEmulators } from "../stack/emulators.ts";
import { chooseFreePorts } from "../stack/ports.ts";
import { emulatorVariables } from "../stack/project.ts";
import type { Run } from "../stack/run.ts";
import { waitForStop } from "../stack/stop-signals.ts";
import { withTestRun } from "../test/open-test-run.ts";
import { EXPLAINED_RULES_MUTANTS } from "./explained-rules-mutants.ts";
import { listRulesMutants, type RulesMutant } from "./list-rules-mutants.ts";
import { findKiller, readShippedRules, type RulesTests, watchRulesTests } from "./rules-tests.ts";

const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== "--"),
  options: { lines: { type: "string", default: "1-" } },
});

let unexplained: readonly RulesMutant[] = [];
try {
  unexplained = await withTestRun("mutate-rules", waitForStop(), mutateRules);
} catch (error) {
  reportFailure(error);
  process.exit(1);
}
process.exit(unexplained.length > 0 ? 1 : 0);

async function mutateRules(run: Run): Promise<readonly RulesMutant[]> {
  const { auth, functions, firestore } = await chooseFreePorts();
  const ports = { auth, functions, firestore };
  await startEmulators(run, { only: ["firestore"], ports });
  Object.assign(process.env, emulatorVariables(ports));
  const all = listRulesMutants(await readShippedRules());
  const [first = 1, last] = values.lines.split("-").map(Number);
  const mutants = all.filter(({ line }) => line >= first && line <= (last || Infinity));
  console.log(`${mutants.length} mutants; first the tests as they are, to see what each meets.`);
  return report(mutants, await findSurvivors(mutants, await watchRulesTests()));
}

async function findSurvivors(mutants: readonly RulesMutant[], tests: RulesTests): Promise<RulesMutant[]> {
  const survivors: RulesMutant[] = [];
  for (const mutant of mutants) {
    const killer = await findKiller(tests, mutant);
    console.log(`${killer === undefined ? "✖ survived" : "✔"} line ${mutant.line}: ${mutant.change}`);
    if (killer === undefined) survivors.push(mutant);
  }
  return survivors;
}

function report(mutants: readonly RulesMutant[], survivors: readonly RulesMutant[]): readonly RulesMutant[] {
  const explained = survivors.filter(({ change }) => EXPLAINED_RULES_MUTANTS.has(change));
  console.log(
    `\n${mutants.length} mutants, ${mutants.length - survivors.length} killed, ${survivors.length} survived, of them ${explained.length} explained\n`,
  );
  for (const { line, change } of survivors) {
    console.log(`  line ${line}: ${change}\n    ${EXPLAINED_RULES_MUTANTS.get(change) ?? "not explained"}`);
  }
  return survivors.filter((survivor) => !explained.includes(survivor));
}
