import { dirname, join } from "node:path";

import { describe, expect, it } from "vitest";

import web from "../apps/web/package.json" with { type: "json" };
import { root } from "./bootstrap/checkout.mjs";
import { findCycle, findUpwardImport, groupByFolder, readFileImports } from "./imported-files.ts";

/** From the top down: each imports itself and what is below. */
const LAYERS = ["app", "features", "platform", "ui"];

const aliases = Object.fromEntries(
  Object.entries(web.imports).map(([name, { default: file }]) => [name, file.replace("./src/", "")]),
);
const imports = readFileImports(join(root, "apps/web/src"), aliases);

describe("the web app", () => {
  it("has no file that imports from a higher layer", () => {
    expect(imports.size).toBeGreaterThan(300);
    expect(findUpwardImport(imports, LAYERS)).toBeUndefined();
  });

  it("has no two features or other folders that import each other", () => {
    expect(findCycle(groupByFolder(imports, featureOf))).toBeUndefined();
    expect(findCycle(groupByFolder(imports))).toBeUndefined();
  });

  it("has no two files that import each other", () => {
    expect(findCycle(imports)).toBeUndefined();
  });

  it("has every file in a layer, except those that Next expects elsewhere and test helpers", () => {
    const outside = [...imports.keys()].filter(
      (file) => ![...LAYERS, "testing"].some((layer) => file.startsWith(`${layer}/`)),
    );
    expect(outside).toEqual(["instrumentation-client.ts", "instrumentation.ts", "proxy.ts"]);
  });
});

describe("rejects an import", () => {
  it.each([
    ["of a feature by ui", "ui/link.tsx", "features/job/job-link.tsx"],
    ["of a feature by platform", "platform/storage/store.ts", "features/job/job.ts"],
    ["of platform by ui", "ui/link.tsx", "platform/locale/use-formats.ts"],
    ["of a page by a feature", "features/job/job.ts", "app/page.tsx"],
    ["of what tests stand on", "app/page.tsx", "testing/build-job.ts"],
  ])("%s", (_, file, imported) => {
    expect(findUpwardImport(new Map([[file, [imported]]]), LAYERS)).toBe(`${file} imports ${imported}`);
    expect(findUpwardImport(new Map([[imported, [file]]]), LAYERS)).toBeUndefined();
  });

  it("back from one feature to another, from any of their folders", () => {
    const imported = {
      "features/job/card/card.ts": ["features/listing/list.ts"],
      "features/listing/list.ts": ["features/job/job.ts"],
    };
    expect(findCycle(groupByFolder(new Map(Object.entries(imported)), featureOf))).toEqual([
      "features/job",
      "features/listing",
      "features/job",
    ]);
  });
});

/** The folder of a file, of a feature all of its folders as one. */
function featureOf(file: string): string {
  const [layer = "", name = ""] = file.split("/");
  return layer === "features" ? `${layer}/${name}` : dirname(file);
}
