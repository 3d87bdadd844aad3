import { readFileSync } from "node:fs";
import { join } from "node:path";

import * as z from "zod/mini";

import { root } from "../bootstrap/checkout.mjs";

/** The packages that others install. */
export const PUBLISHED = ["domain", "data"] as const;
export type Published = (typeof PUBLISHED)[number];

const Names = z._default(z.record(z.string(), z.string()), {});

/** What is read of a `package.json` here. */
const Manifest = z.object({
  name: z.string(),
  version: z.string(),
  exports: z._default(z.record(z.string(), z.unknown()), {}),
  dependencies: Names,
  peerDependencies: Names,
  devDependencies: Names,
  optionalDependencies: Names,
});
export type Manifest = z.infer<typeof Manifest>;

/** A folder's own manifest. @throws where there is none, or it is not one. */
export function readManifest(folder: string): Manifest {
  return z.parse(Manifest, JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));
}

const Exports = z.record(z.string(), z.object({ types: z.string(), default: z.string() }));

/** What others import of a package (`@farwork/domain/date`): the file that declares it, and the module that it is. */
export type Entry = { readonly entry: string; readonly types: string; readonly module: string };

export function listEntries(name: Published): Entry[] {
  const folder = join(root, "packages", name);
  const manifest = readManifest(folder);
  return Object.entries(z.parse(Exports, manifest.exports)).map(([entry, files]) => ({
    entry: join(manifest.name, entry),
    types: join(folder, files.types),
    module: join(folder, files.default),
  }));
}
