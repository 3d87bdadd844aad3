import { tmpdir } from "node:os";
import { join } from "node:path";

import { Firestore } from "firebase-admin/firestore";
import { expect, it } from "vitest";

import { restoreBackup } from "./restore-backup.ts";

// Valid files are tested with a database in backup.integration.test.ts.

it.each([
  ["a file that is not there", join(tmpdir(), "farwork-no-such-backup")],
  ["a folder", tmpdir()],
])("rejects %s", async (_, file) => {
  expect(await restoreBackup(new Firestore({ projectId: "demo-farwork" }), file)).toBe("not-whole");
});
