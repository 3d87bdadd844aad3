import { existsSync, readFileSync } from "node:fs";
import { Session } from "node:inspector/promises";
import { registerHooks } from "node:module";
import { join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

import { transformSync } from "esbuild";

export const ROOT = join(import.meta.dirname, "../../..");

/** A file of ours in which functions ran. */
export type PassedFile = {
  /** From the repository's root. */
  readonly path: string;
  readonly functions: number;
  readonly lines: number;
};

/** Our files with a function that runs during `work`; code that runs on import does not count. */
export async function traceFiles(work: () => unknown): Promise<PassedFile[]> {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  await work();
  const { result } = await session.post("Profiler.takePreciseCoverage");
  session.disconnect();
  const own = pathToFileURL(join(ROOT, "/")).href;
  return result.flatMap(({ url, functions }) => {
    if (!url.startsWith(own) || /\/(?:node_modules|testing|scripts)\//.test(url)) return [];
    // The first "function" of a file is the file itself.
    const ran = functions.filter(({ ranges: [range] }) => range && range.count > 0 && range.startOffset > 0);
    if (ran.length === 0) return [];
    const file = fileURLToPath(url);
    const lines = readFileSync(file, "utf8").trimEnd().split("\n").length;
    return [{ path: relative(ROOT, file), functions: ran.length, lines }];
  });
}

/** Loads our packages from source, JSX without a build, and fakes of the parts of Next that a build puts in. */
export function readSources(): void {
  registerHooks({
    resolve(specifier, context, next) {
      const [, room, entry = ""] = /^@farwork\/(\w+)(?:\/([\w-]+))?$/.exec(specifier) ?? [];
      if (specifier === "next/navigation")
        return next(new URL("../src/testing/fake-navigation.tsx", import.meta.url).href, context);
      if (room === undefined) return next(specifier, context);
      const source = join(ROOT, "packages", room, "src", entry);
      const file = existsSync(`${source}.ts`) ? `${source}.ts` : join(source, "index.ts");
      return next(pathToFileURL(file).href, context);
    },
    load(url, context, next) {
      if (!url.endsWith(".tsx")) return next(url, context);
      const code = readFileSync(fileURLToPath(url), "utf8");
      const source = transformSync(code, { loader: "tsx", jsx: "automatic", format: "esm" }).code;
      return { format: "module", source, shortCircuit: true };
    },
  });
}
