// `pnpm bench:path`: traces which files a posting passes from a feed to its page's HTML, and writes
// docs/benchmarks/path.md, which explains the method.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { Session } from "node:inspector/promises";
import { registerHooks } from "node:module";
import { dirname, join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

import { transformSync } from "esbuild";

const ROOT = join(import.meta.dirname, "../../..");

const INTRODUCTION = `# From a feed item to its page's HTML

\`pnpm bench:path\` counts the code that one posting runs through, and writes this page. A sample posting in Remotive's format, with
pay and lists, is read, normalised and sanitised, and rendered as a job page. Requests, the database and the search index are
left out, because they are the same for every job.

V8's precise coverage counts our own source files in which a function runs, those functions, and all lines of those files,
including comments. Code that runs only when a file is loaded, such as a table of words, does not count, nor do tests and fakes.

Commit 4f1a3ca (November 2026) had 99 files, 324 functions and 4,880 lines. What was added since is counted separately: who may
apply, pay stated in descriptions, seniority, the field of work in a title, and towns and states. The goal of at most 66 files and
4,080 lines is not reached: pay, places and eligibility are read from free text by rules, and each rule is a line.
`;

/** Code that did not exist in that commit. */
const CAME_SINCE = [
  /\/(?:duplicate|eligibility|reader)\//,
  /\/(?:ask-country|eligibility-facts)\.tsx$/,
  /\/pay\/(?:described-pay|pay-statements|pay-words|whose-money)\.ts$/,
  /\/(?:seniority|title-category|title-role|hash-text|find-towns|subdivisions)\.ts$/,
];

type Passed = {
  readonly folder: string;
  readonly isNew: boolean;
  readonly functions: number;
  readonly lines: number;
};

readSources();
// Imported afterwards, because it must be read from source too.
const { showItem } = await import("./show-item.tsx");
writeFileSync(join(ROOT, "docs/benchmarks/path.md"), writeReport(await trace(showItem)));

/** Our files with a function that runs during `work`; code that runs on import does not count. */
async function trace(work: () => void): Promise<Passed[]> {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  work();
  const { result } = await session.post("Profiler.takePreciseCoverage");
  const own = pathToFileURL(join(ROOT, "/")).href;
  return result.flatMap(({ url, functions }) => {
    if (!url.startsWith(own) || /\/(?:node_modules|testing|scripts)\//.test(url)) return [];
    // The first "function" of a file is the file itself.
    const ran = functions.filter(({ ranges: [range] }) => range && range.count > 0 && range.startOffset > 0);
    const file = fileURLToPath(url);
    const lines = readFileSync(file, "utf8").trimEnd().split("\n").length;
    return ran.length === 0
      ? []
      : [
          {
            folder: relative(ROOT, dirname(file)),
            isNew: CAME_SINCE.some((pattern) => pattern.test(file)),
            functions: ran.length,
            lines,
          },
        ];
  });
}

function writeReport(passed: readonly Passed[]): string {
  const rows = [...Map.groupBy(passed, ({ folder }) => folder)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const row = (name: string, files: readonly Passed[]) => {
    const sum = (count: (file: Passed) => number) => files.reduce((total, file) => total + count(file), 0);
    return `| ${name} | ${files.length} | ${sum((file) => file.functions)} | ${sum((file) => file.lines)} |`;
  };
  return `${INTRODUCTION}
| | files | functions | lines |
| --- | --- | --- | --- |
${rows.map(([folder, files]) => row(`\`${folder}\``, files)).join("\n")}
${row(
  "**added since**",
  passed.filter(({ isNew }) => isNew),
)}
${row(
  "**the rest**",
  passed.filter(({ isNew }) => !isNew),
)}
${row("**total**", passed)}
`;
}

/** Loads our packages from source, JSX without a build, and a fake of Next's router. */
function readSources(): void {
  registerHooks({
    resolve(specifier, context, next) {
      const [, room, entry = ""] = /^@farwork\/(\w+)(?:\/([\w-]+))?$/.exec(specifier) ?? [];
      if (specifier === "next/navigation")
        return next(new URL("../src/testing/fake-navigation.tsx", import.meta.url).href, context);
      if (room === undefined) return next(specifier, context);
      const source = join(ROOT, "packages", room, "src", entry);
      const file = existsSync(`${source}.ts`) ? `${source}.ts` : join(source, "index.ts");
      return next(pathToFileURL(file).href, context);
    },
    load(url, context, next) {
      if (!url.endsWith(".tsx")) return next(url, context);
      const code = readFileSync(fileURLToPath(url), "utf8");
      const source = transformSync(code, { loader: "tsx", jsx: "automatic", format: "esm" }).code;
      return { format: "module", source, shortCircuit: true };
    },
  });
}
