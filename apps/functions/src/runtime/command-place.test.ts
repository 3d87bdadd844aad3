import { describe, expect, it } from "vitest";

import { type AskedPlace, choosePlace, FIRESTORE, IDENTITY } from "./command-place.ts";

const choose = (asked: AskedPlace, env: Record<string, string> = {}) => choosePlace([FIRESTORE], asked, env);
const at = (emulator: string | undefined, project: string | undefined) => ({
  services: [{ service: FIRESTORE, emulator }],
  project,
});

describe("the target of a command", () => {
  it("is the local stack by default", () => {
    expect(choose({})).toEqual(at("127.0.0.1:8080", "demo-farwork"));
  });

  it("is taken from the environment, overridden by options", () => {
    const env = { FIRESTORE_EMULATOR_HOST: "127.0.0.1:8180", GCLOUD_PROJECT: "demo-env" };
    expect(choose({}, env)).toEqual(at("127.0.0.1:8180", "demo-env"));
    expect(choose({ firestore: "localhost:9", project: "demo-asked" }, env)).toEqual(
      at("localhost:9", "demo-asked"),
    );
  });

  it("is the real service only with credentials and without an emulator", () => {
    const env = { GOOGLE_APPLICATION_CREDENTIALS: "/key.json" };
    expect(choose({}, env)).toEqual(at(undefined, undefined));
    expect(choose({}, { ...env, FIRESTORE_EMULATOR_HOST: "127.0.0.1:8180" })).toEqual(
      at("127.0.0.1:8180", "demo-farwork"),
    );
  });

  it("requires a port", () => {
    expect(choose({ firestore: "8080" })).toBe('"8080" is not a host:port.');
  });

  it("only covers services the command uses", () => {
    expect(choose({ auth: "localhost:9" })).toBe("--auth cannot be used here.");
    expect(choose({}, { FIREBASE_AUTH_EMULATOR_HOST: "none" })).toEqual(at("127.0.0.1:8080", "demo-farwork"));
  });

  it("is not the real service while an emulator of an unused service is named", () => {
    const env = {
      GOOGLE_APPLICATION_CREDENTIALS: "/key.json",
      FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099",
    };
    expect(choose({}, env)).toMatch(/^FIREBASE_AUTH_EMULATOR_HOST names an emulator/);
  });

  it("does not mix emulators and real services", () => {
    const env = {
      GOOGLE_APPLICATION_CREDENTIALS: "/key.json",
      FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099",
    };
    expect(choosePlace([FIRESTORE, IDENTITY], {}, env)).toBe("Name emulators of both services, or of none.");
  });
});
