import type { RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { afterAll, beforeAll, beforeEach } from "vitest";

import { type Database, signedIn, startRulesEnvironment } from "./rules-environment.ts";

type Documents = Readonly<Record<string, object>>;

/** The database under the rules that ship, in which each test of a file finds these documents and no others. */
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

  /** Acts as the server does: no rule applies. */
  const asServer = (act: (database: Database) => Promise<unknown>) =>
    environment.withSecurityRulesDisabled(async (context) => {
      await act(context.firestore());
    });
  /** Puts documents in place before the act under test. */
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
