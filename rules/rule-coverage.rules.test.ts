import { assertFails, assertSucceeds, initializeTestEnvironment } from "@firebase/rules-unit-testing";
import { expect, it } from "vitest";

import { readRuleCoverage } from "./rule-coverage.ts";
import { readFirestoreAddress, signedIn } from "./rules-environment.ts";

const PROJECT = "demo-farwork-coverage";
const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{id} {
      allow get: if request.auth.uid == id || id == 'open';
    }
    match /other/{id} {
      allow get: if id == 'never-asked';
    }
  }
}`;

it("reports which rules are covered, and where coverage is incomplete", async () => {
  const address = readFirestoreAddress();
  const environment = await initializeTestEnvironment({
    projectId: PROJECT,
    firestore: { ...address, rules: RULES },
  });
  await assertSucceeds(signedIn(environment, "ada").doc("notes/ada").get());
  expect((await coverage()).gaps).toEqual([
    "line 5: never stopped anything: request.auth.uid == id || id == 'open'",
    "line 5: never stopped anything: request.auth.uid == id",
    "line 5: never evaluated: id == 'open'",
    "line 5: never evaluated: id",
    "line 8: never evaluated: id == 'never-asked'",
    "line 8: never evaluated: id",
  ]);
  await assertFails(signedIn(environment, "bob").doc("notes/ada").get());
  expect((await coverage()).gaps).toContain("line 5: never true: id == 'open'");
  await environment.cleanup();

  async function coverage() {
    const report = await fetch(
      `http://${address.host}:${address.port}/emulator/v1/projects/${PROJECT}:ruleCoverage`,
    );
    return readRuleCoverage(await report.json());
  }
});
