import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

import { afterEach, describe, expect, it } from "vitest";

import { root } from "../bootstrap/checkout.mjs";
import { installDependencies } from "../bootstrap/install-dependencies.mjs";
import { readManifest } from "../packages/manifest.ts";

const workspace = readFileSync(join(root, "pnpm-workspace.yaml"), "utf8");

describe("pnpm", () => {
  it("takes no version younger than three days", () => {
    expect(Number(readSetting("minimumReleaseAge"))).toBeGreaterThanOrEqual(3 * 24 * 60);
    expect(readSetting("minimumReleaseAgeStrict")).toBe("true");
  });

  it("runs the install scripts of two packages, and refuses an install with others nobody judged", () => {
    const approved = [...workspace.matchAll(/^ {2}"?([^"\n]+?)"?: true$/gm)].map(([, name]) => name);
    expect(approved).toEqual(["node", "pnpm"]);
    expect(readSetting("strictDepBuilds")).toBe("true");
    expect(workspace).not.toContain("dangerouslyAllowAllBuilds");
  });

  it("lets no dependency bring one of its own from outside the registry", () => {
    expect(readSetting("blockExoticSubdeps")).toBe("true");
  });
});

describe("what is asked for", () => {
  const folders = [".", ...globSync("{packages,apps}/*", { cwd: root })];

  it.each(folders)("is one version each in the manifest of %s", (folder) => {
    const manifest = readManifest(join(root, folder));
    const asked = Object.entries({
      ...manifest.dependencies,
      ...manifest.devDependencies,
      ...manifest.optionalDependencies,
    });
    expect(
      asked.filter(([, version]) => !/^(?:\d+\.\d+\.\d+\S*|catalog:|workspace:[*^])$/.test(version)),
    ).toEqual([]);
  });

  it("is one version each in the catalog", () => {
    const catalog = (workspace.split(/^catalog:\n/m)[1] ?? "").split(/^\S/m)[0] ?? "";
    const versions = [...catalog.matchAll(/: (.+)$/gm)].map(([, version]) => version);
    expect(versions.length).toBeGreaterThan(5);
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version ?? ""))).toEqual([]);
  });
});

describe("setting up", () => {
  const folder = mkdtempSync(join(tmpdir(), "farwork-install-"));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it("installs what the lockfile says, or nothing", async () => {
    const npx = join(folder, "npx");
    writeFileSync(npx, `#!/bin/sh\necho "$@" > "${join(folder, "asked")}"\nexit 1\n`);
    chmodSync(npx, 0o755);
    const env = { ...process.env, PATH: [folder, process.env["PATH"]].join(delimiter) };
    await expect(installDependencies(env, { note: () => undefined })).rejects.toThrow("dependencies");
    expect(readFileSync(join(folder, "asked"), "utf8")).toMatch(
      /^--yes .*pnpm@\S+ install --frozen-lockfile /,
    );
  });
});

/** A setting of one word at the file's outermost level. */
function readSetting(name: string): string | undefined {
  return new RegExp(`^${name}: (\\S+)$`, "m").exec(workspace)?.[1];
}
