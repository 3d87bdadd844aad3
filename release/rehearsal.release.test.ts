import { readFileSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { root } from "../scripts/bootstrap/checkout.mjs";
import { PUBLISHED } from "../scripts/packages/manifest.ts";
import { openRehearsal, type Rehearsal, VERSION } from "./open-rehearsal.ts";

// From the changesets that wait now to what somebody installs, by the commands of `.github/workflows/release.yml` and
// `docs/releasing.md`, in a registry that ends with the test. One story, told in order.
const BUILD = ["turbo", "run", "build", "publint", "--filter=./packages/*"] as const;
const SNAPSHOT_VERSION = ["changeset", "version", "--snapshot"] as const;
const SNAPSHOT_PUBLISH = ["changeset", "publish", "--tag", "snapshot", "--no-git-tag"] as const;
// Fetches from a registry, with everything else of this machine at work.
const PATIENT = { timeout: 300_000 };
const FOUND = ["React developer"];
let rehearsal: Rehearsal;
/** The release that people go back to from a bad one. */
let good = "";
beforeAll(async () => {
  rehearsal = await openRehearsal();
});
afterAll(() => rehearsal.close());

it("is told here by all commands that the workflow has lines for, in their order", () => {
  const workflow = readFileSync(join(root, ".github/workflows/release.yml"), "utf8").replaceAll("'", "");
  const lines = [...workflow.matchAll(/^ +(?:- )?(?:run|script): (.+)$/gm)].map(([, line]) => line);
  expect(lines).toEqual(
    [VERSION, BUILD, BUILD, SNAPSHOT_VERSION, SNAPSHOT_PUBLISH].map((command) => command.join(" ")),
  );
});

describe("a release", PATIENT, () => {
  it("gives both packages one version, and their changelogs all that waited", async () => {
    rehearsal.writeChangeset("new", { domain: "minor", data: "minor" }, "Jobs may be asked for by hand.");
    const waiting = rehearsal.readWaiting();
    const merged = await rehearsal.inCheckout("git", "rev-parse", "HEAD");
    await rehearsal.version();
    for (const name of PUBLISHED) {
      const changelog = rehearsal.readChangelog(name);
      expect(changelog).toContain(`\n## ${rehearsal.readVersion()}\n`);
      const told = waiting.filter(({ text }) => text.includes(`"@farwork/${name}":`));
      expect(told.filter(({ firstLine }) => !changelog.includes(firstLine))).toEqual([]);
    }
    expect(rehearsal.readWaiting()).toEqual([]);
    expect(rehearsal.readLastRelease()).toEqual({ version: rehearsal.readVersion(), commit: merged.trim() });
  });

  it("is built and packed as the workflow does, and published under latest", async () => {
    await rehearsal.inCheckout(...BUILD);
    await rehearsal.publish();
    const version = rehearsal.readVersion();
    expect(await rehearsal.readTags()).toEqual({ latest: version });
    expect(await rehearsal.inCheckout("git", "tag", "--list")).toBe(
      PUBLISHED.map((name) => `@farwork/${name}@${version}\n`)
        .toSorted()
        .join(""),
    );
  });

  it("is installed by npm into an empty project, which finds jobs with it", async () => {
    await rehearsal.npm("install", "@farwork/data", "firebase", "--prefer-offline");
    expect(rehearsal.readInstalled()).toBe(rehearsal.readVersion());
    expect(rehearsal.isInstalled("@farwork/data/CHANGELOG.md")).toBe(true);
    expect(await rehearsal.runProgram()).toEqual({
      found: FOUND,
      away: { totalJobs: 0, code: "unavailable" },
    });
  });

  it("leaves nothing to publish", async () => {
    expect(await rehearsal.publish()).toContain("No unpublished projects to publish");
  });

  it("moves both packages, also where one alone was changed", async () => {
    const first = rehearsal.readVersion();
    rehearsal.writeChangeset("mended", { domain: "patch" }, "A title's accents are found.");
    await rehearsal.version();
    await rehearsal.publish();
    good = rehearsal.readVersion();
    expect(good).not.toBe(first);
    expect(await rehearsal.readTags()).toEqual({ latest: good });
  });
});

describe("a pre-release", PATIENT, () => {
  it("is found under next alone", async () => {
    const released = rehearsal.readVersion();
    const lastRelease = rehearsal.readLastRelease();
    await rehearsal.inCheckout("changeset", "pre", "enter", "next");
    rehearsal.writeChangeset("ahead", { data: "minor" }, "Jobs may be asked for by wire.");
    await rehearsal.version();
    await rehearsal.publish();
    const ahead = rehearsal.readVersion();
    expect(ahead).toMatch(/-next\.0$/);
    expect(await rehearsal.readTags()).toEqual({ latest: released, next: ahead });
    expect(rehearsal.readLastRelease()).toEqual(lastRelease);
    await rehearsal.npm("install", "@farwork/data@next");
    expect(rehearsal.readInstalled()).toBe(ahead);
    expect(await rehearsal.runProgram()).toMatchObject({ found: FOUND });
  });

  it("becomes a release under latest once it is over, whose changelog tells all of it", async () => {
    const ahead = rehearsal.readVersion();
    await rehearsal.inCheckout("changeset", "pre", "exit");
    await rehearsal.version();
    await rehearsal.publish();
    const released = rehearsal.readVersion();
    expect(released).toBe(ahead.replace("-next.0", ""));
    expect(await rehearsal.readTags()).toEqual({ latest: released, next: ahead });
    const [news = ""] = rehearsal.readChangelog("data").split(`## ${ahead}`);
    expect(news).toContain("Jobs may be asked for by wire.");
  });
});

describe("a snapshot", PATIENT, () => {
  it("is found under snapshot alone, and leaves neither a version nor a tag of git's", async () => {
    const [version, tags] = [rehearsal.readVersion(), await rehearsal.readTags()];
    const gitTags = await rehearsal.inCheckout("git", "tag", "--list");
    rehearsal.writeChangeset("trial", { data: "minor" }, "Jobs may be asked for by post.");
    await rehearsal.inCheckout(...SNAPSHOT_VERSION);
    await rehearsal.inCheckout(...SNAPSHOT_PUBLISH);
    const snapshot = rehearsal.readVersion();
    expect(snapshot).toMatch(/^0\.0\.0-\d{14}$/);
    expect(await rehearsal.readTags()).toEqual({ ...tags, snapshot });
    await rehearsal.npm("install", "@farwork/data@snapshot");
    expect(rehearsal.readInstalled()).toBe(snapshot);

    await rehearsal.inCheckout("git", "restore", ".");
    expect(rehearsal.readVersion()).toBe(version);
    expect(await rehearsal.inCheckout("git", "tag", "--list")).toBe(gitTags);
  });
});

describe("a bad release", PATIENT, () => {
  it("is what no new installation gets once latest points back, and warns whoever names it", async () => {
    const bad = rehearsal.readVersion();
    for (const name of PUBLISHED) {
      await rehearsal.npm("dist-tag", "add", `@farwork/${name}@${good}`, "latest");
      await rehearsal.npm("deprecate", `@farwork/${name}@${bad}`, "Loses saved jobs: take the next one.");
    }
    expect(await rehearsal.readTags()).toMatchObject({ latest: good });
    await rehearsal.npm("install", "@farwork/data@latest");
    expect(rehearsal.readInstalled()).toBe(good);
    expect(await rehearsal.npm("install", `@farwork/data@${bad}`)).toContain("Loses saved jobs");
  });

  it("is followed by a patch, which is latest again", async () => {
    rehearsal.writeChangeset("patch", { data: "patch" }, "Saved jobs are kept.");
    await rehearsal.version();
    await rehearsal.publish();
    expect(await rehearsal.readTags()).toMatchObject({ latest: rehearsal.readVersion() });
    await rehearsal.npm("install", "@farwork/data@latest");
    expect(rehearsal.readInstalled()).toBe(rehearsal.readVersion());
    expect(await rehearsal.runProgram()).toMatchObject({ found: FOUND });
  });
});
