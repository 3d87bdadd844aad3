import { build } from "esbuild";

import { brotliSize } from "../bench/first-load.ts";
import type { Project } from "./pack-packages.ts";

/** What importing all of an entry costs a page, in kB of 1,000 bytes, minified and compressed by Brotli at its best. */
export async function measureEntries({ folder, packages }: Project): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const { entries, peers } of packages) {
    for (const entry of entries) sizes.set(entry, await measure(`export * from "${entry}";`, folder, peers));
  }
  return sizes;
}

/** What a page's own code costs once it is bundled; what `outside` names, the page has anyway. */
export async function measure(code: string, folder: string, outside: readonly string[]): Promise<number> {
  return brotliSize(await bundle(code, folder, outside)) / 1000;
}

/** Code as a browser would load it: one module with all that it imports, but for what `outside` names. */
export async function bundle(code: string, folder: string, outside: readonly string[]): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: folder },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2024",
    external: outside.flatMap((name) => [name, `${name}/*`]),
    write: false,
    logLevel: "silent",
  });
  return outputFiles.map(({ text }) => text).join("");
}
