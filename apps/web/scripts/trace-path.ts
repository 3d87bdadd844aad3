// `pnpm bench:path`: traces the code on three paths, and writes docs/benchmarks/path.md, which explains the method.
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { builtinEnvironments } from "vitest/runtime";

import { type PassedFile, readSources, ROOT, traceFiles } from "./trace-code.ts";

const INTRODUCTION = `# Paths through the code

\`pnpm bench:path\` counts the code on three paths, and writes this page. V8's precise coverage counts our own source files in which
a function runs, those functions, and all lines of those files, including comments. Files of which code runs only when they are
loaded, such as tables of words, do not count, nor do tests and fakes.
`;

const FEED = `
## From a feed item to its page's HTML

A sample posting in Remotive's format, with pay and lists, is read, normalised and sanitised, and rendered as a job page. Requests,
the database and the search index are left out, because they are the same for every job.

Commit 4f1a3ca (November 2026) had 99 files, 324 functions and 4,880 lines. What was added since is counted separately: who may
apply, pay stated in descriptions, seniority, the field of work in a title, and towns and states. The goal of at most 66 files and
4,080 lines is not reached: pay, places and eligibility are read from free text by rules, and each rule is a line.
`;

const FILTER = `
## From a filter's checkbox to the new list

From the press to the new value of \`jobsAtom\`, in a page of the listing's filters and its navigation. The server answers
\`/api/jobs\` with a list of one job. Drawing that list is left out.

Commit 863127d (November 2026) had 23 files, 82 functions and 1,616 lines in the web app, and 11 files in the packages.
`;

const SAVE = `
## From "Save" to the other tab

From the press to the value of \`jobListsAtom\` in another tab of the same person that has the job. The tabs are two stores, joined
by a real BroadcastChannel. The data package calls \`markJob\` through Firebase's SDK, and the network answers at once.

Commit 863127d (November 2026) had 13 files, 64 functions and 1,094 lines in the web app, and 8 files in the packages.
`;

/** Code that did not exist in that commit. */
const CAME_SINCE = [
  /\/(?:duplicate|eligibility|reader)\//,
  /\/(?:ask-country|eligibility-facts)\.tsx$/,
  /\/pay\/(?:described-pay|other-money|pay-statements|pay-words)\.ts$/,
  /\/(?:seniority|title-category|title-role|hash-text|find-towns|subdivisions)\.ts$/,
];

readSources();
// Imported afterwards, because it must be read from source too.
const { showItem } = await import("./show-item.tsx");
const item = await traceFiles(showItem);
await builtinEnvironments["happy-dom"].setup(globalThis, {});
// Needs the document.
const { openFilters, openTabs } = await import("./choose-and-save.tsx");
const choice = await traceSecond(openFilters(), ["contract", "freelance"]);
const saving = await traceSecond(await openTabs(), ["Cook", "Baker"]);

const page = [
  INTRODUCTION,
  FEED,
  tableByFolder(item),
  FILTER,
  tableByFile(choice),
  SAVE,
  tableByFile(saving),
];
writeFileSync(join(ROOT, "docs/benchmarks/path.md"), page.join(""));
// The tabs' channels would keep the process running.
process.exit();

/** The first act loads what later ones find loaded, so only the second is traced. */
async function traceSecond(act: (name: string) => Promise<void>, [first, second]: [string, string]) {
  await act(first);
  return traceFiles(() => act(second));
}

function tableByFolder(passed: readonly PassedFile[]): string {
  const folders = [...Map.groupBy(passed, ({ path }) => dirname(path))].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const isNew = ({ path }: PassedFile) => CAME_SINCE.some((pattern) => pattern.test(path));
  return table([
    ...folders.map(([folder, files]) => sumUp(`\`${folder}\``, files)),
    sumUp("**added since**", passed.filter(isNew)),
    sumUp(
      "**the rest**",
      passed.filter((file) => !isNew(file)),
    ),
    sumUp("**total**", passed),
  ]);
}

function tableByFile(passed: readonly PassedFile[]): string {
  const files = passed.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const [own, packages] = [true, false].map((isOwn) =>
    files.filter(({ path }) => path.startsWith("apps/web/") === isOwn),
  );
  return table([
    ...files.map((file) => sumUp(`\`${file.path}\``, [file])),
    sumUp("**apps/web**", own ?? []),
    sumUp("**packages**", packages ?? []),
  ]);
}

function table(rows: readonly string[]): string {
  return `\n| | files | functions | lines |\n| --- | --- | --- | --- |\n${rows.join("\n")}\n`;
}

function sumUp(name: string, files: readonly PassedFile[]): string {
  const sum = (count: (file: PassedFile) => number) => files.reduce((total, file) => total + count(file), 0);
  return `| ${name} | ${files.length} | ${sum((file) => file.functions)} | ${sum((file) => file.lines)} |`;
}
