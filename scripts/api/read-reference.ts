import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { listEntries, type Published } from "../packages/manifest.ts";

/**
 * What others import of a package: its name, its docstring, what its built declarations say it is, and the types beside
 * it that this names and nobody can import.
 */
export type Offered = {
  readonly name: string;
  readonly doc: string;
  readonly code: string;
  readonly named: readonly string[];
};
export type Entry = { readonly entry: string; readonly offered: readonly Offered[] };

const DECLARED =
  /^(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?(export (?:declare )?(?:abstract )?(?:function|const|class|type|interface) (\w+)[\s\S]*?)(?=\n\/\*\*|\nexport |\n\/\/#|\n(?:declare|type|interface) |\n*$(?![\s\S]))/gm;

/** A type of a file's own. */
const KEPT =
  /^(?:type|interface) (\w+)[\s\S]*?(?=\n\/\*\*|\nexport |\n\/\/#|\n(?:declare|type|interface) |\n*$(?![\s\S]))/gm;

/** Every entry of a package with what it offers, in the order of the names. @throws where the package is not built. */
export function readReference(name: Published): Entry[] {
  return listEntries(name).map(({ entry, file }) => ({
    entry,
    offered: [...mergeNames(listOffered(file))].toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  }));
}

/** What a file declares for others and what it passes on. */
function listOffered(file: string): Offered[] {
  const text = read(file);
  const kept = [...text.matchAll(KEPT)].map(([code, name = ""]) => ({ code: code.trim(), name }));
  const own = [...text.matchAll(DECLARED)].map(([, doc = "", code = "", name = ""]) => ({
    name,
    doc: doc.replaceAll(/^ ?\* ?/gm, "").trim(),
    code: code.replace(/^export (declare )?/, "").trim(),
    named: kept.filter((one) => new RegExp(`\\b${one.name}\\b`).test(code)).map((one) => one.code),
  }));
  const whole = [...text.matchAll(/export \* from "([^"]+)"/g)].flatMap(([, path = ""]) =>
    listOffered(beside(file, path)),
  );
  const named = [...text.matchAll(/export (?:type )?\{([^}]+)\} from "([^"]+)"/g)].flatMap(
    ([, names = "", path = ""]) => {
      const wanted = new Set(names.split(",").map((one) => one.trim().replace(/^type /, "")));
      return listOffered(beside(file, path)).filter((one) => wanted.has(one.name));
    },
  );
  return [...own, ...whole, ...named];
}

/** A schema and its type have one name, and are one thing to whoever looks it up. */
function mergeNames(offered: readonly Offered[]): Iterable<Offered> {
  const byName = new Map<string, Offered>();
  for (const one of offered) {
    const known = byName.get(one.name);
    byName.set(
      one.name,
      known ? { ...known, doc: known.doc || one.doc, code: `${known.code}\n${one.code}` } : one,
    );
  }
  return byName.values();
}

function beside(file: string, path: string): string {
  return join(dirname(file), path.replace(/\.ts$/, ".d.ts"));
}

function read(file: string): string {
  if (!existsSync(file)) throw new Error(`${file} is missing: build the packages first (pnpm build).`);
  return readFileSync(file, "utf8");
}
