import { globSync } from "node:fs";
import { basename, join } from "node:path";

import { initializeTestEnvironment } from "@firebase/rules-unit-testing";
import { createVitest, type Vitest } from "vitest/node";

import { readMetOffsets } from "../../rules/rule-coverage.ts";
import { PROJECT, readFirestoreAddress, readShippedRules } from "../../rules/rules-environment.ts";
import { root } from "../bootstrap/checkout.mjs";
import { Refusal } from "../bootstrap/refusal.mjs";
import type { RulesMutant } from "./list-rules-mutants.ts";

export { readShippedRules };

/** The rules tests, ready to be run again and again. */
export type RulesTests = {
  readonly vitest: Vitest;
  /** Quickest first, each with where the expressions begin that it has evaluated. */
  readonly files: readonly { readonly file: string; readonly met: ReadonlySet<number> }[];
};

/** Tests the reader of coverage, under rules of its own. */
const NOT_OF_OUR_RULES = "rule-coverage.rules.test.ts";

/**
 * Runs every file of the rules tests once under the rules that ship.
 * @throws Refusal where one fails already.
 */
export async function watchRulesTests(): Promise<RulesTests> {
  const vitest = await openVitest();
  const rules = await readShippedRules();
  const watched = [];
  for (const file of globSync("rules/*.rules.test.ts", { cwd: root })) {
    if (basename(file) === NOT_OF_OUR_RULES) continue;
    const from = Date.now();
    await loadRules(rules);
    if (!(await passes(vitest, file))) throw new Refusal(`${file} fails before anything is changed.`);
    watched.push({ file, met: await readMet(), milliseconds: Date.now() - from });
  }
  return { vitest, files: watched.toSorted((one, other) => one.milliseconds - other.milliseconds) };
}

/** The first file that fails under the changed rules, among those that come where they were changed; or undefined. */
export async function findKiller(
  { vitest, files }: RulesTests,
  mutant: RulesMutant,
): Promise<string | undefined> {
  await loadRules(mutant.rules);
  const near = files.filter(({ met }) => met.has(mutant.offset));
  // A condition that is only `true` is no expression, so that none seems to meet it.
  for (const { file } of near.length > 0 ? near : files) {
    if (!(await passes(vitest, file))) return file;
  }
  return undefined;
}

/** One Vitest for all runs, whose worker has read the Firebase SDK once. It stops a file at its first failure. */
async function openVitest(): Promise<Vitest> {
  return createVitest({
    config: false,
    root,
    dir: join(root, "rules"),
    watch: false,
    bail: 1,
    isolate: false,
    pool: "threads",
    maxWorkers: 1,
    reporters: [{}],
    testTimeout: 60_000,
  });
}

async function passes(vitest: Vitest, file: string): Promise<boolean> {
  const path = join(root, file);
  const { testModules } = await vitest.runTestSpecifications([
    vitest.getRootProject().createSpecification(path),
  ]);
  // It gives the files of earlier runs as well.
  return testModules.some((module) => module.moduleId === path && module.ok());
}

async function loadRules(rules: string): Promise<void> {
  const environment = await initializeTestEnvironment({
    projectId: PROJECT,
    firestore: { ...readFirestoreAddress(), rules },
  });
  await environment.cleanup();
}

async function readMet(): Promise<ReadonlySet<number>> {
  const { host, port } = readFirestoreAddress();
  const answer = await fetch(`http://${host}:${port}/emulator/v1/projects/${PROJECT}:ruleCoverage`);
  return readMetOffsets(await answer.json());
}
