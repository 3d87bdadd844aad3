import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { root } from "../bootstrap/checkout.mjs";

const FILES = globSync(".github/{workflows,actions/*}/*.yml", { cwd: root });
/** An action by the digest of its commit, with the release that is; or one of this repository. */
const PINNED = /^(?:\.\/\S+|[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/;

it("has a workflow that tests and one that releases", () => {
  expect(FILES).toEqual(
    expect.arrayContaining([".github/workflows/ci.yml", ".github/workflows/release.yml"]),
  );
});

describe.each(FILES)("%s", (file) => {
  const text = readFileSync(join(root, file), "utf8");

  it("uses every action by the digest of its commit, beside the release it is", () => {
    expect(usedActions(text).filter((action) => !PINNED.test(action))).toEqual([]);
  });

  it("leaves no credential in a checkout", () => {
    const checkouts = text.match(/uses: actions\/checkout@/g) ?? [];
    expect(text.match(/persist-credentials: false/g) ?? []).toHaveLength(checkouts.length);
  });

  it("puts nothing an outsider can write into a command", () => {
    expect(text).not.toMatch(/pull_request_target|workflow_run/);
    expect(text).not.toMatch(/run:.*\$\{\{ *(?:github\.event|github\.head_ref|inputs)/);
  });
});

describe("the release", () => {
  const jobs = readJobs(readFileSync(join(root, ".github/workflows/release.yml"), "utf8"));

  const publishers = ["publish", "snapshot"];

  it("lets only the jobs that publish ask for an identity", () => {
    const withIdentity = [...jobs]
      .filter(([, text]) => text.includes("id-token: write"))
      .map(([name]) => name);
    expect(withIdentity).toEqual(publishers);
  });

  it.each(publishers)(
    "builds nothing in %s, and lets no package run anything while it is installed",
    (name) => {
      expect(jobs.get(name)).toContain("environment: npm\n");
      expect(jobs.get(name)).not.toMatch(/turbo|run build/);
      expect(jobs.get(name)).toMatch(/actions\/install\n\s+with:\n\s+ignore-scripts: true\n/);
      const install = readFileSync(join(root, ".github/actions/install/action.yml"), "utf8");
      expect(install).toContain("PNPM_CONFIG_IGNORE_SCRIPTS: ${{ inputs.ignore-scripts }}");
    },
  );

  it("publishes a snapshot under a tag of its own, and only where somebody asked for it", () => {
    expect(jobs.get("build")).toContain("if: github.event_name == 'workflow_dispatch'");
    expect(jobs.get("select")).toContain("if: github.event_name == 'push'");
    const published = [...(jobs.get("snapshot") ?? "").matchAll(/run: (changeset publish.*)/g)];
    expect(published.map(([, command]) => command)).toEqual([
      "changeset publish --tag snapshot --no-git-tag",
    ]);
  });

  it.each(["domain", "data"])("publishes a @farwork/%s that says where its code is", (name) => {
    const folder = `packages/${name}`;
    const { repository } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
    // npm compares it with where the statement says that the package was made.
    expect(repository).toEqual({
      type: "git",
      url: expect.stringMatching(/^git\+https:\/\/github\.com\/[\w-]+\/[\w-]+\.git$/),
      directory: folder,
    });
  });

  it("publishes with a statement of where the packages come from, and with no long-lived token", () => {
    for (const name of publishers) expect(jobs.get(name)).toMatch(/PNPM_CONFIG_PROVENANCE: "?true"?/);
    expect([...jobs.values()].join("")).not.toMatch(/NPM_TOKEN|NODE_AUTH_TOKEN|_authToken/);
  });

  it("comes after everything was tested", () => {
    expect(jobs.get("test")).toContain("uses: ./.github/workflows/ci.yml");
    expect(jobs.get("select")).toContain("needs: test");
    expect(jobs.get("pack")).toContain("needs: select");
    expect(jobs.get("publish")).toContain("needs: pack");
    expect(jobs.get("build")).toContain("needs: test");
    expect(jobs.get("snapshot")).toContain("needs: build");
  });
});

it.each([
  "actions/checkout@v7",
  "actions/checkout@main",
  "actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1",
  "actions/checkout@3d3c42e # v7.0.1",
])("refuses %s, which may be something else tomorrow or which nobody can read", (action) => {
  expect(PINNED.test(action)).toBe(false);
});

function usedActions(workflow: string): string[] {
  return [...workflow.matchAll(/^\s*(?:- )?uses: (.+)$/gm)].map(([, action = ""]) => action.trim());
}

/** The text of each job, by its name. */
function readJobs(workflow: string): ReadonlyMap<string, string> {
  const parts = (workflow.split(/^jobs:\n/m)[1] ?? "").split(/^ {2}(\w+):\n/m).slice(1);
  return new Map(parts.flatMap((name, index) => (index % 2 === 0 ? [[name, parts[index + 1] ?? ""]] : [])));
}
