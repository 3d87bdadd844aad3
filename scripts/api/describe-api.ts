import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

import * as z from "zod/mini";

import { root } from "../bootstrap/checkout.mjs";

/** The packages that others install. */
export const PUBLISHED = ["domain", "data"] as const;
export type Published = (typeof PUBLISHED)[number];

const Manifest = z.object({
  name: z.string(),
  exports: z.record(z.string(), z.object({ types: z.string() })),
});

export const reportPath = (name: Published) => join(root, `docs/api/${name}.md`);

/**
 * What a package offers, as its built declarations say it, without their comments: the entries, then every file that
 * these reach, so that a change of the public surface is a change of this text.
 *
 * @throws where the package is not built.
 */
export function describeApi(name: Published): string {
  const folder = join(root, "packages", name);
  const { name: title, exports } = z.parse(Manifest, JSON.parse(read(join(folder, "package.json"))));
  const entries = Object.entries(exports).map(([entry, { types }]) => ({ entry, file: join(folder, types) }));
  const files = listReached(entries.map(({ file }) => file));
  const named = (file: string) => relative(join(folder, "dist"), file).replace(/\.d\.ts$/, "");
  return [
    `# What ${title} offers\n`,
    "Written by `pnpm api` from the built declarations; a test compares them. Never edited by hand.\n",
    ...entries.map(({ entry, file }) => `- \`${join(title, entry)}\`: ${named(file)}`),
    ...files.toSorted().map((file) => `\n## ${named(file)}\n\n\`\`\`ts\n${read(file)}\`\`\``),
    "",
  ].join("\n");
}

/** The files and all that they import of the package's own, each once. */
function listReached(files: readonly string[]): string[] {
  const reached = new Set(files);
  // A set's loop goes on to what is added while it runs.
  for (const file of reached) {
    for (const [, path = ""] of read(file).matchAll(/from "(\.[^"]+)\.ts"/g)) {
      reached.add(join(dirname(file), `${path}.d.ts`));
    }
  }
  return [...reached];
}

/** A file without its comments, which may change without changing what is offered. */
function read(file: string): string {
  if (!existsSync(file)) throw new Error(`${file} is missing: build the packages first (pnpm build).`);
  return readFileSync(file, "utf8")
    .replaceAll(/^\s*\/\*\*[\s\S]*?\*\/\n/gm, "")
    .replaceAll(/^\/\/# .*\n?/gm, "");
}
