import { tmpdir } from "node:os";
import { join } from "node:path";

import { Firestore } from "firebase-admin/firestore";
import { expect, it } from "vitest";

import { restoreBackup } from "./restore-backup.ts";

// What is in the file is tried where there is a database to restore it into (backup.integration.test.ts).

it.each([
  ["a file that is not there", join(tmpdir(), "farwork-no-such-backup")],
  ["a folder", tmpdir()],
])("no backup is %s", async (_, file) => {
  expect(await restoreBackup(new Firestore({ projectId: "demo-farwork" }), file)).toBe("not-whole");
});
