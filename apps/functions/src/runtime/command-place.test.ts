import { describe, expect, it } from "vitest";

import { choosePlace } from "./command-place.ts";

const service = {
  name: "Firestore emulator",
  variable: "FIRESTORE_EMULATOR_HOST",
  flag: "--firestore",
  usual: "127.0.0.1:8080",
} as const;
const choose = (asked: { emulator?: string; project?: string }, env: Record<string, string> = {}) =>
  choosePlace(service, asked, env);

describe("where a command works", () => {
  it("is the local stack unless told otherwise", () => {
    expect(choose({})).toEqual({ emulator: "127.0.0.1:8080", project: "demo-farwork" });
  });

  it("is where the environment says, and an option over it", () => {
    const env = { FIRESTORE_EMULATOR_HOST: "127.0.0.1:8180", GCLOUD_PROJECT: "demo-env" };
    expect(choose({}, env)).toEqual({ emulator: "127.0.0.1:8180", project: "demo-env" });
    expect(choose({ emulator: "localhost:9", project: "demo-asked" }, env)).toEqual({
      emulator: "localhost:9",
      project: "demo-asked",
    });
  });

  it("is the real service only with credentials and no emulator named", () => {
    const env = { GOOGLE_APPLICATION_CREDENTIALS: "/key.json" };
    expect(choose({}, env)).toEqual({ emulator: undefined, project: undefined });
    expect(choose({}, { ...env, FIRESTORE_EMULATOR_HOST: "127.0.0.1:8180" })).toEqual({
      emulator: "127.0.0.1:8180",
      project: "demo-farwork",
    });
  });

  it("is no address without a port", () => {
    expect(choose({ emulator: "8080" })).toBe('"8080" is not a host:port.');
  });
});
