import { Timestamp } from "firebase/firestore/lite";
import { expect, it } from "vitest";

import { toWire } from "./firestore.ts";

it("a stored document is read with times as ISO 8601 UTC, and null fields as absent", () => {
  const stored = { uid: "ada", createdAt: Timestamp.fromMillis(0), stripeCustomerId: null, skills: [] };
  expect(toWire(stored)).toEqual({ uid: "ada", createdAt: "1970-01-01T00:00:00.000Z", skills: [] });
});
