import { GeoPoint } from "firebase-admin/firestore";
import { expect, it } from "vitest";

import { toBackupFields } from "./backup-fields.ts";

it("names the document with an unsupported value, however deeply nested", () => {
  const stored = { title: "Editor", places: [{ at: new GeoPoint(0, 0) }] };
  expect(() => toBackupFields("jobs/remotive-1", stored)).toThrow(
    "jobs/remotive-1: a backup has no words for a [object Object].",
  );
});
