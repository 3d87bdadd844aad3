import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { type Offered, readReference } from "../api/read-reference.ts";
import { root } from "../bootstrap/checkout.mjs";
import { PUBLISHED, type Published } from "./manifest.ts";

// What is published has to be kept: a name that nobody needs is not offered.

/** Names that no program here imports, and who wants them all the same. */
const WANTED: Readonly<Record<string, string>> = {
  DATE_POSTED_LABELS: "whoever asks for jobs by a form of their own",
  DatePosted: "whoever asks for jobs by a form of their own",
  JobCategory: "whoever asks for jobs by a form of their own",
  MAX_PAGE: "whoever asks for pages by their number",
  MAX_SEARCH_QUERY: "whoever keeps searches by a form of their own",
  SavedSearchName: "whoever keeps searches by a form of their own",
  ensureStripeCustomer: "whoever takes payments by a page of their own",
  extractText: "whoever mails a posting, or shows it where no markup can be",
  fetchJobsInBatches: "whoever shows jobs by their ids, any number of them",
  fetchAppliedJobs: "whoever shows what somebody applied to, all at once",
  fetchSavedJobs: "whoever shows what somebody saved, all at once",
  isListed: "whoever makes a listing without our index",
  makeExcerpt: "whoever makes cards of jobs without our index",
  matchesFilters: "whoever makes a listing without our index",
  readClock: "whoever asks for working hours by a form of their own",
  normalizeDate: "whoever reads a feed of their own",
  parsePlace: "whoever reads a feed of their own",
  sanitizeDescription: "whoever reads a feed of their own",
};

const PROGRAMS = "{apps,chaos,e2e,examples,integration,release,rules,scripts/sample-jobs}/**/*.{ts,tsx,mjs}";
const SOURCES = globSync([PROGRAMS, "packages/data/src/**/*.ts", "{docs/guides,packages/*}/*.md"], {
  cwd: root,
  // What only tests use, nobody needs.
  exclude: (path) => /node_modules|\.next|dist|\.farwork|\.test\.|\btesting\b/.test(path),
}).map((file) => readFileSync(join(root, file), "utf8"));

describe.each(PUBLISHED)("@farwork/%s", (name) => {
  it("exports no name that nobody outside it uses", () => {
    expect(listUnused(name, Object.keys(WANTED))).toEqual([]);
  });
});

it("explains no name that is used or not exported", () => {
  const unused = new Set(PUBLISHED.flatMap((name) => listUnused(name, [])));
  expect(Object.keys(WANTED).filter((name) => !unused.has(name))).toEqual([]);
});

it.each([
  ['import { type Job, jobPath as path } from "@farwork/domain/links";', ["Job", "jobPath"]],
  ['import { jobPath } from "./links.ts";', []],
  [
    'const loadLinks = () => import("@farwork/domain/links");\n// jobId\n(await loadLinks()).jobPath(job);',
    ["jobPath"],
  ],
])("is told by an import that a name is used: %s", (text, names) => {
  expect(listImported(text, "domain")).toEqual(names);
});

/** What is neither imported by others nor named by the type of what is. */
function listUnused(name: Published, wanted: readonly string[]): string[] {
  const used = new Set([...SOURCES.flatMap((text) => listImported(text, name)), ...wanted]);
  const offered = new Map(
    readReference(name).flatMap((entry) => entry.offered.map((one) => [one.name, one])),
  );
  // A set's loop goes on to what is added while it runs.
  for (const one of used) {
    const code = offered.get(one)?.code ?? "";
    for (const word of code.match(/\w+/g) ?? []) if (isType(offered.get(word))) used.add(word);
    // A contract's schemas: `CallableContract<typeof FetchRatesRequest, typeof FetchRatesResponse>`.
    for (const [, schema = ""] of code.matchAll(/typeof (\w+)/g)) used.add(schema);
  }
  return [...offered.keys()].filter((one) => !used.has(one));
}

function listImported(text: string, name: Published): string[] {
  const lists = text.matchAll(new RegExp(`\\{([^{}]*)\\} from "@farwork/${name}[/"]`, "g"));
  const named = [...lists].flatMap(([, list = ""]) => list.split(","));
  // Of what is loaded later, names are taken where it has come: `(await loadPlans()).fetchPlanPrices`.
  const late = text.includes(`import("@farwork/${name}/`) ? findTaken(text) : [];
  return [...named.map((one) => one.trim().replace(/^type | as .*/g, "")), ...late].filter(
    (one) => one !== "",
  );
}

function findTaken(text: string): string[] {
  return [...text.matchAll(/\(await load\w+\(\)\)\.(\w+)/g)].map(([, name = ""]) => name);
}

function isType(offered: Offered | undefined): boolean {
  return offered?.kinds.some((kind) => ["TypeAlias", "Interface"].includes(kind)) ?? false;
}
