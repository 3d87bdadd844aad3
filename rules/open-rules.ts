import type { RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { afterAll, beforeAll, beforeEach } from "vitest";

import { type Database, signedIn, startRulesEnvironment } from "./rules-environment.ts";

type Documents = Readonly<Record<string, object>>;

/** The database with the production rules, containing exactly these documents at the start of each test. */
export function openRules(documents: Documents = {}) {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    environment = await startRulesEnvironment();
  });
  afterAll(() => environment.cleanup());
  beforeEach(async () => {
    await environment.clearFirestore();
    await seed(documents);
  });

  /** Acts as the server, without rules. */
  const asServer = (act: (database: Database) => Promise<unknown>) =>
    environment.withSecurityRulesDisabled(async (context) => {
      await act(context.firestore());
    });
  /** Creates documents before the action under test. */
  const seed = (more: Documents) =>
    asServer((database) =>
      Promise.all(Object.entries(more).map(([path, fields]) => database.doc(path).set(fields))),
    );

  return {
    asServer,
    seed,
    clear: () => environment.clearFirestore(),
    signedIn: (uid: string, claims?: Readonly<Record<string, unknown>>) => signedIn(environment, uid, claims),
    signedOut: (): Database => environment.unauthenticatedContext().firestore(),
  };
}
