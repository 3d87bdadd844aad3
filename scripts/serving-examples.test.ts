import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";

import { afterAll, expect, it } from "vitest";

import { root } from "./bootstrap/checkout.mjs";
import { noteShown, readExample, runExample } from "./packages/run-examples.ts";

// Nobody installs serving, so its examples are read from its source.
const DOCUMENTED = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport function (\w+)/g;
const EXAMPLES = globSync("packages/serving/src/*.ts", { cwd: root, exclude: ["**/*.test.ts"] }).flatMap(
  (file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(DOCUMENTED)].map(([, doc = "", name = ""]) => ({
      file,
      name,
      code: readExample(doc.replaceAll(/^ ?\* ?/gm, "").trim()) ?? "",
    })),
);
const folder = mkdtempSync(join(tmpdir(), "farwork-serving-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("has an example of each function of @farwork/serving that shows its result", () => {
  expect(EXAMPLES.length).toBeGreaterThan(4);
  expect(EXAMPLES.filter(({ code }) => !code.includes("; // => ")).map(({ name }) => name)).toEqual([]);
});

it.each(EXAMPLES.map((example) => [example.name, example] as const))(
  "gives what the example of %s says",
  async (name, { file, code }) => {
    const written = join(folder, `${basename(file, ".ts")}-${name}.ts`);
    const source = pathToFileURL(join(root, file)).href;
    writeFileSync(
      written,
      `import { ${name} } from "${source}";\nexport async function run() {\n  const shown = [];\n${noteShown(code)}\n  return shown;\n}\n`,
    );
    for (const [given, said] of await runExample(written)) expect(given).toEqual(said);
  },
);
