import { expect, it } from "vitest";
import * as z from "zod/mini";

import { root } from "../bootstrap/checkout.mjs";
import { runCommand } from "../bootstrap/run-command.mjs";

/** Licences that let an MIT project ship the code, or serve it, with nothing more than their notice. */
const ALLOWED = new Set([
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
]);

/** What is not code of ours or beside it: the licence, and what it is for. */
const ALLOWED_FOR: readonly { readonly packages: RegExp; readonly licence: string; readonly why: string }[] =
  [
    {
      packages: /^@fontsource-variable\//,
      licence: "OFL-1.1",
      why: "typefaces, served with their licence beside them",
    },
    { packages: /^caniuse-lite$/, licence: "CC-BY-4.0", why: "a table that only the build reads" },
    {
      packages: /^@img\/sharp-/,
      licence: "LGPL-3.0-or-later",
      why: "a shared library of its own that a server loads, and that nobody is handed a copy of",
    },
  ];

const Listed = z.record(z.string(), z.array(z.object({ name: z.string(), versions: z.array(z.string()) })));

it("ships nothing under a licence that asks more than its notice", async () => {
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
  ["left-pad", "MIT", true],
  ["pako", "(MIT AND Zlib)", true],
  ["jszip", "(MIT OR GPL-3.0-or-later)", true],
  ["nobody-knows", "Unknown", false],
  ["next-to-it", "(MIT AND GPL-3.0-only)", false],
  ["ffmpeg", "GPL-3.0-only", false],
  ["no-typeface", "OFL-1.1", false],
  ["@img/sharp-win32-x64", "Apache-2.0 AND LGPL-3.0-or-later", true],
])("judges %s under %s", (name, licence, allowed) => {
  expect(isAllowed(name, licence)).toBe(allowed);
});

/** `expression` is SPDX without nesting, which no package of ours uses: of several, one may be chosen, or all hold. */
function isAllowed(name: string, expression: string): boolean {
  const isAllowedAlone = (licence: string) =>
    ALLOWED.has(licence) ||
    ALLOWED_FOR.some((exception) => exception.licence === licence && exception.packages.test(name));
  return expression
    .replace(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every(isAllowedAlone));
}
