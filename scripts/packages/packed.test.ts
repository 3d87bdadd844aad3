import { readFileSync } from "node:fs";

import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { PUBLISHED } from "./manifest.ts";
import { bundle, measure, measureEntries } from "./measure-entries.ts";
import { type Packed, packPackages, type Project } from "./pack-packages.ts";
import { WEIGHTS } from "./weights.ts";

/** How programs that these packages are not for would look them up: `require` by ES modules, and no `exports`. */
const OTHERS: ReadonlySet<string> = new Set(["node10", "node16-cjs"]);
const PACKING_MS = 60_000;

let project: Project;
beforeAll(async () => {
  project = await packPackages();
}, PACKING_MS);
afterAll(() => project.close());

describe.each(PUBLISHED)("@farwork/%s, as it is packed", (name) => {
  it("has the right types for whoever imports it, from every entry", async () => {
    const { tarball, entries } = find(name);
    const result = await checkPackage(createPackageFromTarballData(readFileSync(tarball)));
    if (!result.types) throw new Error("It has no types.");
    expect(Object.keys(result.entrypoints)).toHaveLength(entries.length);
    const wrong = result.problems.filter(
      (problem) => !("resolutionKind" in problem && OTHERS.has(problem.resolutionKind)),
    );
    expect(wrong).toEqual([]);
  });

  it("is what bundlers and Node expect", async () => {
    const { folder } = find(name);
    const { messages, pkg } = await publint({ pkgDir: folder, pack: false, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it("leaves to who installs it what must not be there twice", () => {
    // Schemas of two copies of zod, and sessions of two of Firebase, do not know each other.
    expect(find(name).peers).toEqual(name === "data" ? ["firebase", "zod"] : ["zod"]);
  });
});

describe("a page that imports them", () => {
  it("pays for an entry no more than is allowed", async () => {
    const measured = await measureEntries(project);
    expect([...measured.keys()].toSorted()).toEqual(Object.keys(WEIGHTS).toSorted());
    const heavy = [...measured].filter(([entry, kb]) => kb > (WEIGHTS[entry] ?? 0));
    expect(heavy).toEqual([]);
  });

  it.each([
    ["@farwork/domain", "formatPostedAgo", 0.3],
    ["@farwork/domain", "filtersFromQuery", 2],
    ["@farwork/domain/html", "isSafeHtml", 0.4],
    ["@farwork/data", "fetchJobs", 3.1],
  ])("pays for what it uses of %s: %s", async (entry, used, kb) => {
    const code = `export { ${used} } from "${entry}";`;
    expect(await measure(code, project.folder, ["zod", "firebase"])).toBeLessThan(kb);
  });

  it("pays nothing for an entry of which it uses nothing", async () => {
    const own = 'export const page = "jobs";';
    const alone = await bundle(own, project.folder, []);
    const entries = project.packages.flatMap((packed) => packed.entries);
    const left = entries.map(async (entry) => {
      const page = `import "${entry}";\nimport * as unused from "${entry}";\n${own}`;
      return (await bundle(page, project.folder, [])) === alone ? [] : [entry];
    });
    expect((await Promise.all(left)).flat()).toEqual([]);
  });

  it.each([
    ["@farwork/domain", "@farwork/domain/links", "jobPath"],
    ["@farwork/domain", "@farwork/domain/pay", "formatPay"],
    ["@farwork/data", "@farwork/data/with-marks", "withMarks"],
  ])("pays nothing for what it does not use of %s beside %s's %s", async (whole, small, used) => {
    const page = `import * as all from "${whole}";\nexport const used = all.${used};`;
    const alone = `import { ${used} } from "${small}";\nexport const used = ${used};`;
    // The same code; but what it calls its variables depends on all that it was found among.
    expect(await bundle(page, project.folder, [])).toHaveLength(
      (await bundle(alone, project.folder, [])).length,
    );
  });
});

function find(name: string): Packed {
  const packed = project.packages.find((one) => one.name === `@farwork/${name}`);
  if (!packed) throw new Error(`${name} was not packed.`);
  return packed;
}
