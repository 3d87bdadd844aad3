import satisfies from "spdx-satisfies";
import { expect, it } from "vitest";
import * as z from "zod/mini";

import { root } from "../bootstrap/checkout.mjs";
import { runCommand } from "../bootstrap/run-command.mjs";

/** Licences that let an MIT project ship the code, or serve it, with nothing more than their notice. */
const ALLOWED = [
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "MIT-0",
  "Python-2.0",
  "Unlicense",
  "Zlib",
];

/** What is not code of ours or beside it. */
const ALLOWED_FOR: readonly { readonly packages: RegExp; readonly licence: string }[] = [
  // Typefaces, served with their licence beside them.
  { packages: /^@fontsource-variable\//, licence: "OFL-1.1" },
  // A table that only the build reads.
  { packages: /^caniuse-lite$/, licence: "CC-BY-4.0" },
  // A shared library of its own that a server loads, and that nobody is handed a copy of.
  { packages: /^@img\/sharp-/, licence: "LGPL-3.0-or-later" },
];

const Listed = z.record(z.string(), z.array(z.object({ name: z.string() })));

it("ships nothing under a licence that requires more than its notice", async () => {
  const { output } = await runCommand("pnpm", ["--recursive", "licenses", "list", "--prod", "--json"], {
    cwd: root,
  });
  const packages = Object.entries(z.parse(Listed, JSON.parse(output))).flatMap(([licence, listed]) =>
    listed.map(({ name }) => ({ name, licence })),
  );
  expect(packages.length).toBeGreaterThan(100);
  expect(packages.filter(({ name, licence }) => !isAllowed(name, licence))).toEqual([]);
});

it.each([
  ["jszip", "(MIT OR GPL-3.0-or-later)", true],
  ["next-to-it", "(MIT AND GPL-3.0-only)", false],
  ["no-typeface", "OFL-1.1", false],
  ["nobody-knows", "Unknown", false],
])("classifies %s under %s", (name, licence, allowed) => {
  expect(isAllowed(name, licence)).toBe(allowed);
});

function isAllowed(name: string, expression: string): boolean {
  const exceptions = ALLOWED_FOR.filter(({ packages }) => packages.test(name)).map(({ licence }) => licence);
  try {
    return satisfies(expression, [...ALLOWED, ...exceptions]);
  } catch {
    // No SPDX expression: nobody knows what it asks.
    return false;
  }
}
