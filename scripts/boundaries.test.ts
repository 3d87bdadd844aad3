import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { root } from "./bootstrap/checkout.mjs";
import { runCommand } from "./bootstrap/run-command.mjs";

// Each wall is really crossed, in a folder laid out like this one and linted with the very configuration that ships.
const DOMAIN = "packages/domain/src/job";
const SERVING = "packages/serving/src";
const DATA = "packages/data/src";
const FUNCTIONS = "apps/functions/src/jobs";
const WEB = "apps/web/src/features/job";
const WEB_BACKEND = "apps/web/src/platform/backend";

type Crossing = readonly [story: string, folder: string, code: string, message: string];
const CROSSINGS: readonly Crossing[] = [
  ["domain reading a file", DOMAIN, 'import "node:fs";', "This package does no I/O"],
  ["domain knowing Firebase", DOMAIN, 'import "firebase/firestore";', "This package knows no SDK"],
  ["domain knowing the admin SDK", DOMAIN, 'import "firebase-admin/app";', "This package knows no SDK"],
  ["domain knowing Stripe", DOMAIN, 'import "stripe";', "This package knows no SDK"],
  ["domain knowing React", DOMAIN, 'import "react";', "This package knows no interface"],
  ["domain importing upwards", DOMAIN, 'import "@farwork/data";', "This package is the ground floor"],
  ["domain reading the clock", DOMAIN, "export const now = Date.now();", "take `now` as an argument"],
  ["domain making today's date", DOMAIN, "export const now = new Date();", "take `now` as an argument"],
  [
    "domain reading the environment",
    DOMAIN,
    "export const home = process.env;",
    "This package reads no environment",
  ],
  ["domain drawing lots", DOMAIN, "export const lot = Math.random();", "take chance as an argument"],
  [
    "domain entering serving by its path",
    DOMAIN,
    'import "../../../serving/src/request-id.ts";',
    "Leave a package only by another package's name",
  ],
  ["serving importing domain", SERVING, 'import "@farwork/domain";', "This package is the ground floor"],
  ["serving reading the environment", SERVING, "export const home = process.env;", "This package reads no"],
  ["data importing serving", DATA, 'import "@farwork/serving/request-id";', "serving is not published"],
  [
    "data entering serving by its path",
    DATA,
    'import "../../serving/src/caller-address.ts";',
    "Leave a package only by another package's name",
  ],
  [
    "functions entering serving by its path",
    FUNCTIONS,
    'import "../../../../packages/serving/src/request-id.ts";',
    "Leave a package only by another package's name",
  ],
  ["data using the admin SDK", DATA, 'import "firebase-admin/firestore";', "belongs to apps/functions"],
  ["data talking to Stripe", DATA, 'import "stripe";', "Only apps/functions talks to Stripe"],
  ["data importing functions", DATA, 'import "@farwork/functions";', "data and functions never meet"],
  ["data using React", DATA, 'import "react";', "data has no interface"],
  ["data reading a file", DATA, 'import "node:fs";', "data also runs in browsers"],
  ["functions using the client SDK", FUNCTIONS, 'import "firebase/app";', "functions use firebase-admin"],
  ["functions importing data", FUNCTIONS, 'import "@farwork/data";', "data and functions never meet"],
  ["functions using React", FUNCTIONS, 'import "react";', "functions have no interface"],
  ["web using Firebase in a page", WEB, 'import "firebase/auth";', "Firebase sits behind @farwork/data"],
  [
    "web using the admin SDK",
    WEB,
    'import "firebase-admin/auth";',
    "The admin SDK belongs to apps/functions",
  ],
  ["web talking to Stripe", WEB, 'import "stripe";', "Only apps/functions talks to Stripe"],
  [
    "web importing functions",
    WEB,
    'import "@farwork/functions";',
    "web calls functions through @farwork/data",
  ],
  ["web reading the environment in a page", WEB, "export const at = process.env.SITE_URL;", "process.env"],
  [
    "web's backend folder using the admin SDK",
    WEB_BACKEND,
    'import "firebase-admin/app";',
    "belongs to apps/functions",
  ],
  [
    "a package entered by its path",
    WEB,
    'import "../../../../../packages/domain/src/index.ts";',
    "Leave a package only by another package's name",
  ],
];

type Use = readonly [story: string, folder: string, code: string];
const USES: readonly Use[] = [
  ["domain using its schema library", DOMAIN, 'import "zod/mini";'],
  ["domain making a date of an argument", DOMAIN, "export const at = (now: number) => new Date(now);"],
  ["data using the client SDK and domain", DATA, 'import "firebase/app";\nimport "@farwork/domain";'],
  [
    "functions using the admin SDK and domain",
    FUNCTIONS,
    'import "firebase-admin/app";\nimport "@farwork/domain";',
  ],
  ["functions using serving", FUNCTIONS, 'import "@farwork/serving/request-id";'],
  ["web using data and domain", WEB, 'import "@farwork/data";\nimport "@farwork/domain";'],
  ["web's backend folder making the app", WEB_BACKEND, 'import "firebase/app";'],
];

let complaints: ReadonlyMap<string, string> = new Map();
beforeAll(async () => {
  complaints = await lintAll(
    [...CROSSINGS, ...USES].map(([story, folder, code]) => ({ story, folder, code })),
  );
});

describe("lint rejects", () => {
  it.each(CROSSINGS)("%s", (story, _folder, _code, message) => {
    expect(complaints.get(story)).toContain(message);
  });
});

describe("lint accepts", () => {
  it.each(USES)("%s", (story) => {
    expect(complaints.get(story)).toBe("");
  });
});

const Report = z.object({
  diagnostics: z.array(z.object({ filename: z.string(), message: z.string(), help: z.optional(z.string()) })),
});

/** What lint has to say about each story's file. */
async function lintAll(stories: readonly { story: string; folder: string; code: string }[]) {
  const checkout = mkdtempSync(join(tmpdir(), "farwork-walls-"));
  for (const path of [".oxlintrc.json", "scripts/lint"]) {
    cpSync(join(root, path), join(checkout, path), { recursive: true });
  }
  symlinkSync(join(root, "node_modules"), join(checkout, "node_modules"));
  stories.forEach(({ folder, code }, number) => {
    mkdirSync(join(checkout, folder), { recursive: true });
    writeFileSync(join(checkout, fileOf(folder, number)), `${code}\n`);
  });
  const { output } = await runCommand("oxlint", ["--format=json", "packages", "apps"], { cwd: checkout });
  rmSync(checkout, { recursive: true, force: true });
  const { diagnostics } = z.parse(Report, JSON.parse(output));
  return new Map(
    stories.map(({ story, folder }, number) => {
      const own = diagnostics.filter(({ filename }) => filename === fileOf(folder, number));
      return [story, own.map(({ message, help }) => `${message} ${help ?? ""}`).join("\n")];
    }),
  );
}

function fileOf(folder: string, number: number): string {
  return join(folder, `crossing-${number}.ts`);
}
