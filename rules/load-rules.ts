import { initializeTestEnvironment } from "@firebase/rules-unit-testing";
import type { TestProject } from "vitest/node";

import { readRuleCoverage } from "./rule-coverage.ts";
import { PROJECT, readFirestoreAddress, readShippedRules } from "./rules-environment.ts";

/**
 * Loads the production rules once before the first test file, as reloading would reset coverage. After the last file,
 * fails the run if parts of the rules are not covered.
 */
export async function setup(project: TestProject) {
  const firestore = { ...readFirestoreAddress(), rules: await readShippedRules() };
  const environment = await initializeTestEnvironment({ projectId: PROJECT, firestore });
  return async () => {
    await environment.cleanup();
    if (await ranEverything(project)) await requireFullCoverage();
  };
}

/** A single file or test only covers part of the rules. */
async function ranEverything(project: TestProject): Promise<boolean> {
  const { testFiles } = await project.globTestFiles();
  const ran = project.vitest.state.getFiles();
  return ran.length === testFiles.length && project.vitest.config.testNamePattern === undefined;
}

async function requireFullCoverage(): Promise<void> {
  const { host, port } = readFirestoreAddress();
  const response = await fetch(`http://${host}:${port}/emulator/v1/projects/${PROJECT}:ruleCoverage`);
  const { total, met, gaps } = readRuleCoverage(await response.json());
  const share = (Math.floor((1000 * met) / total) / 10).toFixed(1);
  process.stdout.write(
    `\n  Rule coverage: ${share} % (${met} of ${total}: each expression met, each condition both ways)\n`,
  );
  if (gaps.length === 0) return;
  process.stderr.write(
    `\n✖ The rules tests leave a part of firestore.rules unmet:\n  ${gaps.join("\n  ")}\n`,
  );
  process.exitCode = 1;
}
