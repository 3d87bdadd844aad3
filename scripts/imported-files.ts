import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const OWN_IMPORT = /\bfrom\s+"([.#][^"]+)"|\bimport\s+"([.#][^"]+)"|\bimport\("([.#][^"]+)"\)/g;

/**
 * What each TypeScript file of a folder imports of the same folder, types too; tests are left out. `aliases` are the names
 * in `imports` of its package, each with the file it stands for.
 */
export function readFileImports(
  folder: string,
  aliases: Readonly<Record<string, string>> = {},
): Map<string, string[]> {
  const files = globSync("**/*.{ts,tsx}", { cwd: folder }).filter((file) => !file.includes(".test."));
  return new Map(
    files.toSorted().map((file) => {
      const code = readFileSync(join(folder, file), "utf8");
      const paths = [...code.matchAll(OWN_IMPORT)].map(([, ...forms]) => forms.find(Boolean) ?? "");
      return [file, paths.map((path) => aliases[path] ?? join(dirname(file), path))];
    }),
  );
}

/** The same between folders: which others a folder's files import from. `folderOf` says which folder a file counts to. */
export function groupByFolder(
  imports: ReadonlyMap<string, readonly string[]>,
  folderOf: (file: string) => string = dirname,
): Map<string, string[]> {
  const folders = Map.groupBy(imports, ([file]) => folderOf(file));
  return new Map(
    [...folders].map(([folder, files]) => {
      const imported = new Set(files.flatMap(([, paths]) => paths.map(folderOf)));
      imported.delete(folder);
      return [folder, [...imported]];
    }),
  );
}

/**
 * The first circle of imports, its beginning repeated at the end; undefined where there is none.
 *
 * @example
 * findCycle(new Map([["a", ["b"]], ["b", ["c"]], ["c", ["b"]]])); // ["b", "c", "b"]
 */
export function findCycle(imports: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const finished = new Set<string>();
  const follow = (node: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (finished.has(node)) return undefined;
    for (const next of imports.get(node) ?? []) {
      const cycle = follow(next, [...path, node]);
      if (cycle) return cycle;
    }
    finished.add(node);
    return undefined;
  };
  for (const node of imports.keys()) {
    const cycle = follow(node, []);
    if (cycle) return cycle;
  }
  return undefined;
}

/**
 * The first import of a file from a layer above its own; undefined where there is none. `layers` are folders from the top
 * down; what lies in none of them is above all.
 *
 * @example
 * findUpwardImport(new Map([["ui/link.tsx", ["features/job/job.ts"]]]), ["features", "ui"]);
 * // "ui/link.tsx imports features/job/job.ts"
 */
export function findUpwardImport(
  imports: ReadonlyMap<string, readonly string[]>,
  layers: readonly string[],
): string | undefined {
  const layerOf = (file: string) => layers.findIndex((layer) => file.startsWith(`${layer}/`));
  for (const [file, paths] of imports) {
    const above = paths.find((path) => layerOf(path) < layerOf(file));
    if (above !== undefined) return `${file} imports ${above}`;
  }
  return undefined;
}
