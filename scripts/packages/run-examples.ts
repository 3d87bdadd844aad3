import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import * as z from "zod/mini";

import { type Entry, type Offered, readReference } from "../api/read-reference.ts";
import { root } from "../bootstrap/checkout.mjs";
import { PUBLISHED, type Published } from "./manifest.ts";

/** A docstring's example, or a readme's: what it is of, and its code, in which `// => value` says what a statement gives. */
export type Example = { readonly name: string; readonly code: string };

const WHOLE: ReadonlySet<string> = new Set(["@farwork/domain", "@farwork/domain/testing", "@farwork/data"]);
const SHOWN = /^(?:const \w+ = )?(?<expression>(?:(?!; \/\/ => )[\s\S])+); \/\/ => (?<value>.+)$/;
const Results = z.object({ run: z.custom<() => Promise<unknown>>() });
const Pairs = z.array(z.tuple([z.unknown(), z.unknown()]));

/** Each example of what a package offers, and the functions that have none. */
export function listExamples(name: Published): { examples: Example[]; without: string[] } {
  const offered = new Map(readReference(name).flatMap(listNamed));
  const found = [...offered.values()].map((each) => ({ ...each, code: readExample(each.doc) }));
  return {
    examples: found.flatMap(({ name: shown, code }) => (code === undefined ? [] : [{ name: shown, code }])),
    without: found.filter(({ code, isFunction }) => code === undefined && isFunction).map((one) => one.name),
  };
}

function listNamed({ offered }: Entry) {
  return offered.map(
    ({ name, doc, kinds }) => [name, { name, doc, isFunction: kinds.includes("Function") }] as const,
  );
}

/** Each block of code in a package's README. */
export function listReadme(name: Published): Example[] {
  const blocks = readBlocks(readFileSync(join(root, "packages", name, "README.md"), "utf8"), "ts");
  return blocks.map((code, at) => ({ name: `readme-${at + 1}`, code: code.trim() }));
}

/** The blocks of a language in a page. */
export function readBlocks(page: string, language: string): string[] {
  const blocks = page.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, "gm"));
  return [...blocks].map(([, block = ""]) => block);
}

/** The code of a docstring's `@example`, which ends where the next tag begins. */
export function readExample(doc: string): string | undefined {
  return /@example\s+([\s\S]*?)(?=\n@|$)/.exec(doc)?.[1]?.trim();
}

/**
 * Writes an example as a module of a project: what it names comes from the packages and from `stage.ts`.
 * @returns the module's file.
 */
export function writeExample(folder: string, { name, code }: Example): string {
  const file = join(folder, `${name}.ts`);
  const body = noteShown(code)
    .split("\n")
    .map((line) => `  ${line}`)
    .join("\n");
  writeFileSync(
    file,
    `${listImports(code, folder)}\nexport async function run(): Promise<unknown> {\n  const shown: unknown[] = [];\n${body}\n  return shown;\n}\n`,
  );
  return file;
}

/**
 * The code without its imports, which puts into `shown` what a statement gives beside what its comment says:
 * `[given, said]`.
 */
export function noteShown(code: string): string {
  const own = splitStatements(code).filter((statement) => !isImport(statement));
  const statements = own.map((statement) => {
    const { expression, value } = SHOWN.exec(statement)?.groups ?? {};
    return expression === undefined || value === undefined
      ? statement
      : `shown.push([${expression}, ${value}]);`;
  });
  return statements.join("\n");
}

const isImport = (statement: string) => /^\s*import\b/.test(statement);

/** Imports of what the code names: its own, the packages', the library of their schemas, and the stage's. */
function listImports(code: string, folder: string): string {
  const own = splitStatements(code).filter(isImport);
  const words = new Set(code.match(/[A-Za-z_]\w*/g));
  for (const word of own.join(" ").match(/\w+/g) ?? []) words.delete(word);
  const lines = PUBLISHED.flatMap((name) => readReference(name))
    .filter(({ entry }) => WHOLE.has(entry))
    .map(({ entry, offered }) => ({ from: entry, names: offered.filter(isValue).map(({ name }) => name) }));
  const stage = readFileSync(join(folder, "stage.ts"), "utf8");
  const staged = [...stage.matchAll(/^export (?:declare )?(?:const|function) (\w+)/gm)];
  return [...lines, { from: "./stage.ts", names: staged.map(([, name = ""]) => name) }]
    .map(({ from, names }) => ({ from, used: names.filter((name) => words.has(name)) }))
    .filter(({ used }) => used.length > 0)
    .map(({ from, used }) => `import { ${used.join(", ")} } from "${from}";`)
    .concat(words.has("z") ? 'import * as z from "zod/mini";' : [], own)
    .join("\n");
}

function isValue({ kinds }: Offered): boolean {
  return kinds.some((kind) => ["Function", "Variable", "Class"].includes(kind));
}

/** Runs an example that was written, and gives each value beside the one that its comment says. */
export async function runExample(file: string): Promise<[unknown, unknown][]> {
  const { run } = z.parse(Results, await import(pathToFileURL(file).href));
  return z.parse(Pairs, await run());
}

/** Lines that belong together: a statement ends with a semicolon or a brace, and may have a comment after it. */
function splitStatements(code: string): string[] {
  const statements: string[] = [];
  let open: string[] = [];
  for (const line of code.split("\n")) {
    open.push(line);
    if (!/(?:;|\})(?: \/\/.*)?$/.test(line)) continue;
    statements.push(open.join("\n"));
    open = [];
  }
  return open.length > 0 ? [...statements, open.join("\n")] : statements;
}
