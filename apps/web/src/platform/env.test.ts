import { describe, expect, it } from "vitest";

import { local, production } from "../testing/environments.ts";
import { parseEnv, refuseLocalSettings } from "./env.ts";

describe("the web app's environment", () => {
  it("starts locally with all three emulators", () => {
    expect(parseEnv(local)).toMatchObject({ FUNCTIONS_EMULATOR_HOST: "127.0.0.1:5001" });
  });

  it("refuses to start locally with one emulator missing, which would be the real service", () => {
    expect(() => parseEnv({ ...local, FUNCTIONS_EMULATOR_HOST: undefined })).toThrow(
      "FUNCTIONS_EMULATOR_HOST: expected host:port",
    );
  });

  it("starts in production without emulators, in us-central1 unless told otherwise", () => {
    expect(parseEnv(production)).toMatchObject({
      FARWORK_ENV: "production",
      FUNCTIONS_REGION: "us-central1",
    });
  });

  it("refuses to start in production with an emulator, which would accept unsigned tokens", () => {
    expect(() => parseEnv({ ...production, FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" })).toThrow(
      "FIREBASE_AUTH_EMULATOR_HOST: is for FARWORK_ENV=local only; unset it",
    );
  });

  it.each([
    ["FIREBASE_STORAGE_EMULATOR_HOST", "127.0.0.1:9199", "local-service"],
    ["FUNCTIONS_EMULATOR_HOST", "127.0.0.1:5001", "local-service"],
    ["STRIPE_SECRET_KEY", "sk_test_1", "test-key"],
    ["STRIPE_PUBLISHABLE_KEY", "pk_test_1", "test-key"],
    ["STRIPE_PUBLISHABLE_KEY", " \n\tpk_test_1", "test-key"],
    ["STRIPE_WEBHOOK_SECRET", "whsec_localkey1", "test-key"],
  ])("refuses to start in production with %s=%s, and starts with it locally", (name, value, code) => {
    expect(() => refuseLocalSettings({ ...production, [name]: value })).toThrow(
      `${name}: ${code}: is for FARWORK_ENV=local only; unset it`,
    );
    expect(() => refuseLocalSettings({ ...local, [name]: value })).not.toThrow();
    expect(() => refuseLocalSettings({ ...production, [name]: "" })).not.toThrow();
  });

  it("names every wrong variable at once", () => {
    const start = () => parseEnv({ FARWORK_ENV: "production", SITE_URL: "farwork" });
    expect(start).toThrow(/FIREBASE_PROJECT_ID.*\n.*FIREBASE_API_KEY.*\n.*SITE_URL/);
  });

  it("has no tracking pixel unless an id is set, and then uses Facebook's unless told otherwise", () => {
    expect(parseEnv(production).TRACKING_PIXEL_ID).toBeUndefined();
    expect(parseEnv({ ...production, TRACKING_PIXEL_ID: "123" })).toMatchObject({
      TRACKING_PIXEL_ID: "123",
      TRACKING_PIXEL_URL: "https://www.facebook.com/tr",
    });
    expect(() => parseEnv({ ...production, TRACKING_PIXEL_ID: "1&ev=x" })).toThrow("TRACKING_PIXEL_ID");
    expect(() => parseEnv({ ...production, TRACKING_PIXEL_URL: "javascript:alert(1)" })).toThrow(
      "TRACKING_PIXEL_URL: expected an address such as https://pixel.example/tr",
    );
  });

  it("listens on port 3000 of every address unless told otherwise", () => {
    expect(parseEnv(production)).toMatchObject({ PORT: 3000 });
    expect(parseEnv(production).HOST).toBeUndefined();
    const told = { ...production, PORT: "8080", HOST: "127.0.0.1" };
    expect(parseEnv(told)).toMatchObject({ PORT: 8080, HOST: "127.0.0.1" });
    expect(() => parseEnv({ ...production, PORT: "eighty" })).toThrow("PORT: expected a number");
  });

  it("expects one proxy in front unless told otherwise", () => {
    expect(parseEnv(production).PROXIES_IN_FRONT).toBe(1);
    expect(parseEnv({ ...production, PROXIES_IN_FRONT: "0" }).PROXIES_IN_FRONT).toBe(0);
    expect(parseEnv({ ...production, PROXIES_IN_FRONT: "2" }).PROXIES_IN_FRONT).toBe(2);
    for (const PROXIES_IN_FRONT of ["10", "1.5", "two", "-1"])
      expect(() => parseEnv({ ...production, PROXIES_IN_FRONT })).toThrow("PROXIES_IN_FRONT: ");
  });

  it("treats an empty variable as unset", () => {
    expect(parseEnv({ ...production, FIRESTORE_EMULATOR_HOST: "" })).toMatchObject({
      FARWORK_ENV: "production",
    });
    expect(() => parseEnv({ ...production, SITE_URL: "" })).toThrow("SITE_URL");
  });
});
