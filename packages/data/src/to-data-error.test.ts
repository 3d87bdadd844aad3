import { FirebaseError } from "firebase/app";
import { describe, expect, it } from "vitest";

import { DataError } from "./data-error.ts";
import { toDataError } from "./to-data-error.ts";

describe("Firebase's errors as DataError", () => {
  it.each([
    ["functions/invalid-argument", "invalid-argument"],
    ["functions/unauthenticated", "unauthenticated"],
    ["permission-denied", "permission-denied"],
    ["functions/resource-exhausted", "too-many-requests"],
    ["functions/deadline-exceeded", "unavailable"],
    ["unavailable", "unavailable"],
    ["unknown", "unavailable"],
    ["failed-precondition", "invalid-argument"],
    ["auth/network-request-failed", "unavailable"],
    ["auth/too-many-requests", "too-many-requests"],
    ["auth/user-token-expired", "unauthenticated"],
    ["auth/user-disabled", "unauthenticated"],
    ["functions/internal", "internal"],
    ["storage/no-such-code", "internal"],
  ])("maps %s to %s", (firebaseCode, code) => {
    expect(toDataError(new FirebaseError(firebaseCode, "secret host 10.0.0.1")).code).toBe(code);
  });

  it("hides the raw message from users, and keeps it as the cause for logs", () => {
    const raw = new FirebaseError("functions/internal", "secret host 10.0.0.1");
    const error = toDataError(raw);
    expect(error.message).toBe("Something went wrong. Try again.");
    expect(error.cause).toBe(raw);
  });

  it("names the field the backend refused", () => {
    const refused = Object.assign(new FirebaseError("functions/invalid-argument", "no"), {
      details: { field: "filters.job_type.0", code: "invalid_value" },
    });
    expect(toDataError(refused).field).toBe("filters.job_type.0");
  });

  it.each([[undefined], [null], ["field"], [{ field: 7 }], [{}]])(
    "names no field when the details are %j",
    (details) => {
      const refused = Object.assign(new FirebaseError("functions/invalid-argument", "no"), { details });
      expect(toDataError(refused).field).toBeUndefined();
    },
  );

  it("leaves a DataError unchanged", () => {
    const error = new DataError("not-found");
    expect(toDataError(error)).toBe(error);
  });

  it("maps anything else to internal", () => {
    expect(toDataError("broken").code).toBe("internal");
  });
});
