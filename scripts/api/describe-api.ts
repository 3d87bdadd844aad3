import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

import { root } from "../bootstrap/checkout.mjs";
import { listEntries, type Published } from "../packages/manifest.ts";

export const reportPath = (name: Published) => join(root, `docs/api/${name}.md`);

/**
 * What a package offers, as its built declarations say it, without their comments: the entries, then every file that
 * these reach, so that a change of the public surface is a change of this text.
 *
 * @throws where the package is not built.
 */
export function describeApi(name: Published): string {
  const entries = listEntries(name);
  const files = listReached(entries.map(({ file }) => file));
  const named = (file: string) =>
    relative(join(root, "packages", name, "dist"), file).replace(/\.d\.ts$/, "");
  return [
    `# What @farwork/${name} offers\n`,
    "Written by `pnpm api` from the built declarations; a test compares them. Never edited by hand.\n",
    ...entries.map(({ entry, file }) => `- \`${entry}\`: ${named(file)}`),
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
