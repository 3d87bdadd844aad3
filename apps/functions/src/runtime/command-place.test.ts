import { describe, expect, it } from "vitest";

import { type AskedPlace, choosePlace, FIRESTORE, IDENTITY } from "./command-place.ts";

const choose = (asked: AskedPlace, env: Record<string, string> = {}) => choosePlace([FIRESTORE], asked, env);
const at = (emulator: string | undefined, project: string | undefined) => ({
  services: [{ service: FIRESTORE, emulator }],
  project,
});

describe("where a command works", () => {
  it("is the local stack unless told otherwise", () => {
    expect(choose({})).toEqual(at("127.0.0.1:8080", "demo-farwork"));
  });

  it("is where the environment says, and an option over it", () => {
    const env = { FIRESTORE_EMULATOR_HOST: "127.0.0.1:8180", GCLOUD_PROJECT: "demo-env" };
    expect(choose({}, env)).toEqual(at("127.0.0.1:8180", "demo-env"));
    expect(choose({ firestore: "localhost:9", project: "demo-asked" }, env)).toEqual(
      at("localhost:9", "demo-asked"),
    );
  });

  it("is the real service only with credentials and no emulator named", () => {
    const env = { GOOGLE_APPLICATION_CREDENTIALS: "/key.json" };
    expect(choose({}, env)).toEqual(at(undefined, undefined));
    expect(choose({}, { ...env, FIRESTORE_EMULATOR_HOST: "127.0.0.1:8180" })).toEqual(
      at("127.0.0.1:8180", "demo-farwork"),
    );
  });

  it("is no address without a port", () => {
    expect(choose({ firestore: "8080" })).toBe('"8080" is not a host:port.');
  });

  it("is of the services that the command uses alone", () => {
    expect(choose({ auth: "localhost:9" })).toBe("--auth does not go with this.");
    expect(choose({}, { FIREBASE_AUTH_EMULATOR_HOST: "none" })).toEqual(at("127.0.0.1:8080", "demo-farwork"));
  });

  it("is no real service while the emulator of one that is not used is named", () => {
    const env = {
      GOOGLE_APPLICATION_CREDENTIALS: "/key.json",
      FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099",
    };
    expect(choose({}, env)).toMatch(/^FIREBASE_AUTH_EMULATOR_HOST names an emulator/);
  });

  it("is not half at emulators and half at real services", () => {
    const env = {
      GOOGLE_APPLICATION_CREDENTIALS: "/key.json",
      FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099",
    };
    expect(choosePlace([FIRESTORE, IDENTITY], {}, env)).toBe("Name emulators of both services, or of none.");
  });
});
