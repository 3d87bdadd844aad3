import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { refuseLocalSettings } from "./refuse-local-settings.ts";

const deployed = { K_SERVICE: "fetchjobs", K_CONFIGURATION: "fetchjobs" };
const emulated = { K_SERVICE: "fetchjobs", FUNCTIONS_EMULATOR: "true" };

describe("a deployed function", () => {
  it.each([
    "FIRESTORE_EMULATOR_HOST",
    "FIREBASE_AUTH_EMULATOR_HOST",
    "FIREBASE_STORAGE_EMULATOR_HOST",
    "STRIPE_API_BASE",
    "EMAIL_API_BASE",
  ])("does not start with %s set, except locally", (name) => {
    const set = { [name]: "127.0.0.1:8080" };
    expect(() => refuseLocalSettings({ ...deployed, ...set })).toThrow(
      `local-service: deployed with ${name} set`,
    );
    expect(() => refuseLocalSettings({ ...emulated, ...set })).not.toThrow();
    expect(() => refuseLocalSettings(set)).not.toThrow();
  });

  it("cannot be tricked into considering itself emulated", () => {
    expect(() => refuseLocalSettings({ ...deployed, FUNCTIONS_EMULATOR: "true" })).toThrow(
      "local-service: deployed with FUNCTIONS_EMULATOR set",
    );
  });

  it.each([
    ["STRIPE_SECRET_KEY", "sk_test_1"],
    ["STRIPE_SECRET_KEY", "rk_test_1"],
    ["STRIPE_SECRET_KEY", " \nsk_test_1"],
    ["STRIPE_PUBLISHABLE_KEY", "pk_test_1"],
    ["STRIPE_WEBHOOK_SECRET", "whsec_localkey1"],
    ["MAIL_WEBHOOK_SECRET", "whsec_localkey1"],
    ["RESEND_API_KEY", "re_local_1"],
  ])("does not start with %s=%s, unless test keys are allowed", (name, value) => {
    const set = { ...deployed, [name]: value };
    expect(() => refuseLocalSettings(set)).toThrow(`test-key: deployed with ${name} set`);
    expect(() => refuseLocalSettings({ ...set, ALLOW_TEST_KEYS: "true" })).not.toThrow();
    expect(() => refuseLocalSettings({ ...emulated, [name]: value })).not.toThrow();
  });

  it("starts with live keys", () => {
    const live = { STRIPE_SECRET_KEY: "sk_live_1", STRIPE_WEBHOOK_SECRET: "whsec_1", RESEND_API_KEY: "re_1" };
    expect(() => refuseLocalSettings({ ...deployed, ...live })).not.toThrow();
  });

  it("loads the check before anything else", () => {
    const [first] = readFileSync(join(import.meta.dirname, "../index.ts"), "utf8").split("\n");
    expect(first).toBe('import "./runtime/start-up.ts";');
  });

  it("exits at startup without printing keys", () => {
    const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "start-up.ts")], {
      env: { ...deployed, STRIPE_SECRET_KEY: "sk_test_4711" },
      encoding: "utf8",
    });
    expect(status).toBe(1);
    expect(stderr).toContain("test-key: deployed with STRIPE_SECRET_KEY set");
    expect(stderr).not.toContain("4711");
  });
});
