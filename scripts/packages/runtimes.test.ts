import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { EdgeVM } from "@edge-runtime/vm";
import { type Browser, chromium } from "@playwright/test";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { root } from "../bootstrap/checkout.mjs";
import { runCommand } from "../bootstrap/run-command.mjs";
import { findTestBrowser } from "../test/find-browser.ts";
import { packPackages, type Project } from "./pack-packages.ts";

// A busy machine is slow to start a browser.
const STARTING_MS = 120_000;

/** The first of what the manifests name under `engines`. */
const OLDEST_NODE = "22.0.0";

let project: Project;
let browser: Browser;
/** Imports every entry, and tries them in a promise that it leaves as `tried`. */
let program = "";
let bundled = "";
let expected: unknown;

beforeAll(async () => {
  project = await packPackages();
  const { entries } = project;
  const names = entries.map((_entry, number) => `entry${number}`);
  cpSync(join(root, "scripts/packages/tried-program.mjs"), join(project.folder, "tried-program.mjs"));
  program = [
    ...entries.map((entry, number) => `import * as entry${number} from "${entry}";`),
    'import { tryPackages } from "./tried-program.mjs";',
    `globalThis.tried = tryPackages([${names.join(", ")}]);`,
  ].join("\n");
  bundled = await bundle(program, project.folder);
  expected = {
    entries: entries.length,
    descriptions: ["Build pages.", "Write."],
    filtered: ["React developer"],
    found: 1,
    away: "unavailable",
  };
  const { path } = await findTestBrowser(process.env);
  browser = await chromium.launch(path === undefined ? {} : { executablePath: path });
}, STARTING_MS);

afterAll(async () => {
  await browser.close();
  project.close();
});

describe("every entry point of the packages can be imported and works", () => {
  it.each([
    ["the Node of this repository", ["node"]],
    [
      "the oldest Node that they are for",
      ["pnpm", `--package=node@${OLDEST_NODE}`, "--silent", "dlx", "node"],
    ],
  ])(
    "in %s, unbundled",
    async (_name, [command = "", ...options]) => {
      const file = join(project.folder, "program.mjs");
      writeFileSync(file, `${program}\nconsole.log(JSON.stringify(await tried));\nprocess.exit();\n`);
      const { code, output } = await runCommand(command, [...options, file], { cwd: project.folder });
      expect({ code, tried: JSON.parse(output) }).toEqual({ code: 0, tried: expected });
    },
    STARTING_MS,
  );

  it("in a browser page", async () => {
    const page = await browser.newPage();
    await page.addScriptTag({ content: bundled, type: "module" });
    // A module is run after the script element that holds it is there.
    await page.waitForFunction("globalThis.tried !== undefined");
    expect(await page.evaluate("tried")).toEqual(expected);
  });

  it("in a web worker", async () => {
    const page = await browser.newPage();
    const code = `${bundled}\ntried.then(postMessage, (error) => postMessage(String(error)));`;
    const answer = await page.evaluate(`new Promise((resolve, reject) => {
      const url = URL.createObjectURL(new Blob([${JSON.stringify(code)}], { type: "text/javascript" }));
      const worker = new Worker(url);
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(message));
    })`);
    expect(answer).toEqual(expected);
  });

  it("in an edge runtime", async () => {
    const runtime = new EdgeVM();
    runtime.evaluate(bundled);
    expect(await runtime.evaluate<unknown>("tried")).toEqual(expected);
  });
});

/** Code as a browser would load it: one module with all that it imports. */
async function bundle(code: string, folder: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: folder },
    bundle: true,
    format: "esm",
    platform: "browser",
    target: "es2024",
    write: false,
  });
  return outputFiles.map(({ text }) => text).join("");
}
