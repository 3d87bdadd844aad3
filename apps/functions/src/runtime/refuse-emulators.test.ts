import { expect, it } from "vitest";

import { refuseEmulatorsInProduction } from "./refuse-emulators.ts";

it.each(["FIRESTORE_EMULATOR_HOST", "FIREBASE_AUTH_EMULATOR_HOST", "STRIPE_API_BASE"])(
  "refuses to serve in production with %s set, but serves locally",
  (name) => {
    const deployed = { K_SERVICE: "fetchjobs", [name]: "127.0.0.1:8080" };
    expect(() => refuseEmulatorsInProduction(deployed)).toThrow(`Deployed with ${name} set`);
    expect(() => refuseEmulatorsInProduction({ ...deployed, FUNCTIONS_EMULATOR: "true" })).not.toThrow();
    expect(() => refuseEmulatorsInProduction({ [name]: "127.0.0.1:8080" })).not.toThrow();
  },
);

it("serves in production without them", () => {
  expect(() => refuseEmulatorsInProduction({ K_SERVICE: "fetchjobs" })).not.toThrow();
});
