import { isBuiltin } from "node:module";

/** The packages that a module imports, by name, as often as it does; neither its neighbours nor Node's own modules. */
export function importedPackages(code: string): string[] {
  const specifiers = code.matchAll(
    /^(?:import|(?:import|export)\b[^"'=(]*\bfrom)\s+"([^"]+)"|\bimport\("([^"]+)"\)/gm,
  );
  return [...specifiers]
    .map(([, fixed, dynamic]) => fixed ?? dynamic ?? "")
    .filter((specifier) => !/^[.#]/.test(specifier) && !isBuiltin(specifier))
    .map((specifier) => specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/"));
}
