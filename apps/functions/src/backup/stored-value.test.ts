import { GeoPoint } from "firebase-admin/firestore";
import { expect, it } from "vitest";

import { toWireFields } from "./stored-value.ts";

it("names the document whose value no backup holds, however deep in it", () => {
  const stored = { title: "Editor", places: [{ at: new GeoPoint(0, 0) }] };
  expect(() => toWireFields("jobs/remotive-1", stored)).toThrow(
    "jobs/remotive-1: a backup has no words for a [object Object].",
  );
});
