import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { prepareFirestoreEmulator } from "./build-emulator.mjs";
import { findFirestoreEmulator } from "./find-emulator.mjs";
import { Refusal } from "./refusal.mjs";

// A machine of our own: programs that only say what they are asked, and nothing else on PATH.
let machine = "";
let tools = "";
let env: NodeJS.ProcessEnv = {};
const step = { note: () => undefined };

beforeEach(() => {
  machine = mkdtempSync(join(tmpdir(), "farwork-machine-"));
  tools = join(machine, "checkout", ".farwork", "tools");
  env = { HOME: join(machine, "home"), PATH: join(machine, "bin") };
});
afterEach(() => rmSync(machine, { recursive: true, force: true }));

describe("the Firestore emulator", () => {
  it("is hidane on PATH, before anything else", async () => {
    const hidane = give("bin/hidane");
    give("checkout/.farwork/tools/bin/hidane");
    giveJava(21);
    expect(await findFirestoreEmulator(env, tools)).toEqual({ kind: "hidane", path: hidane });
  });

  it("is the one this checkout has built, before Java", async () => {
    const kept = give("checkout/.farwork/tools/bin/hidane");
    giveJava(21);
    expect(await findFirestoreEmulator(env, tools)).toEqual({ kind: "hidane", path: kept });
  });

  it("is the one this checkout installed from npm", async () => {
    const kept = give("checkout/.farwork/tools/npm/node_modules/.bin/hidane");
    expect(await findFirestoreEmulator(env, tools)).toEqual({ kind: "hidane", path: kept });
  });

  it("is Google's own if Java 21 is installed and the emulator is downloaded", async () => {
    giveJava(21);
    expect(await findFirestoreEmulator(env, tools)).toEqual({ kind: "java" });
  });

  it("is not Google's own with an older Java", async () => {
    giveJava(17);
    expect(await findFirestoreEmulator(env, tools)).toBeUndefined();
  });

  it("is missing on a bare machine", async () => {
    expect(await findFirestoreEmulator(env, tools)).toBeUndefined();
  });
});

describe("a machine without an emulator", () => {
  it("installs it from npm if the registry has it", async () => {
    const path = join(tools, "npm", "node_modules", ".bin", "hidane");
    const install = `/bin/mkdir -p ${dirname(path)}; printf '#!/bin/sh\\necho hidane\\n' > ${path}; /bin/chmod +x ${path}`;
    give("bin/npm", `if [ "$1" = view ]; then echo 0.6.0; else ${install}; fi`);
    giveCargo("echo cargo was asked >&2; exit 1");
    expect(await prepareFirestoreEmulator(env, step, tools)).toEqual({ kind: "hidane", path });
  });

  it("builds it with cargo if npm has no such package", async () => {
    give("bin/npm", "echo npm error 404; exit 1");
    const path = join(tools, "bin", "hidane");
    giveCargo(`/bin/mkdir -p ${dirname(path)}; printf '#!/bin/sh\\n' > ${path}; /bin/chmod +x ${path}`);
    expect(await prepareFirestoreEmulator(env, step, tools)).toEqual({ kind: "hidane", path });
  });

  it("lists what to install if nothing can provide one", async () => {
    const refusal = prepareFirestoreEmulator(env, step, tools);
    await expect(refusal).rejects.toThrow(Refusal);
    await expect(refusal).rejects.toThrow(/^No Firestore emulator .*Rust 1\.88.*Java 21.*hidane/);
  });

  it("reports that Java is too old", async () => {
    giveJava(17);
    await expect(prepareFirestoreEmulator(env, step, tools)).rejects.toThrow("the Java here is 17");
  });

  it("reports that Rust is too old before starting a build that would fail", async () => {
    giveCargo("echo compiling", "cargo 1.70.0 (ec8a8a0ca 2023-04-25)");
    await expect(prepareFirestoreEmulator(env, step, tools)).rejects.toThrow(
      /cargo 1\.70\.0.* is too old.*Rust 1\.88/,
    );
  });

  it("reports why cargo failed", async () => {
    giveCargo("echo error: linker cc not found >&2; exit 101");
    await expect(prepareFirestoreEmulator(env, step, tools)).rejects.toThrow("linker cc not found");
  });
});

function give(path: string, script = "exit 0"): string {
  const file = join(machine, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}

function giveJava(major: number): void {
  give("bin/java", `echo 'openjdk version "${major}.0.2" 2025-01-01' >&2`);
  const cache = join(machine, "home", ".cache", "firebase", "emulators");
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, "cloud-firestore-emulator-v1.22.0.jar"), "");
}

function giveCargo(install: string, version = "cargo 1.95.0 (f2d3ce0bd 2026-03-21)"): void {
  give("bin/cargo", `if [ "$1" = --version ]; then echo '${version}'; else ${install}; fi`);
}
