import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const RELATIVE_IMPORT = /\bfrom\s+"(\.[^"]+)"|\bimport\s+"(\.[^"]+)"|\bimport\("(\.[^"]+)"\)/g;

/** What each TypeScript file of a folder imports by a relative path, types too; tests are left out. */
export function readFileImports(folder: string): Map<string, string[]> {
  const files = globSync("**/*.{ts,tsx}", { cwd: folder }).filter((file) => !file.includes(".test."));
  return new Map(
    files.toSorted().map((file) => {
      const code = readFileSync(join(folder, file), "utf8");
      const paths = [...code.matchAll(RELATIVE_IMPORT)].map(([, ...forms]) => forms.find(Boolean) ?? "");
      return [file, paths.map((path) => join(dirname(file), path))];
    }),
  );
}

/** The same between folders: which others a folder's files import from. */
export function groupByFolder(imports: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const folders = Map.groupBy(imports, ([file]) => dirname(file));
  return new Map(
    [...folders].map(([folder, files]) => {
      const imported = new Set(files.flatMap(([, paths]) => paths.map(dirname)));
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
