import * as z from "zod/mini";

import { listEntries, type Published } from "../packages/manifest.ts";
import { extractApi, nameNamespace } from "./extract-api.ts";

/**
 * An export of a package: its kinds (a schema is a `Variable` and a `TypeAlias`), docstring and code. `parameters` are a
 * function's, optional ones with a question mark.
 */
export type Offered = {
  readonly name: string;
  readonly kinds: readonly string[];
  readonly doc: string;
  readonly code: string;
  readonly parameters: readonly string[];
};
export type Entry = { readonly entry: string; readonly offered: readonly Offered[] };

/** The part of API Extractor's model used here. */
const Item = z.object({
  kind: z.string(),
  name: z._default(z.string(), ""),
  docComment: z._default(z.string(), ""),
  parameters: z._default(z.array(z.object({ parameterName: z.string(), isOptional: z.boolean() })), []),
  excerptTokens: z._default(z.array(z.object({ text: z.string() })), []),
  get members() {
    return z._default(z.array(Item), []);
  },
});
type Item = z.infer<typeof Item>;

const read = new Map<Published, readonly Entry[]>();

/** Every entry of a package with its exports. @throws if the package is not built. */
export function readReference(name: Published): readonly Entry[] {
  const known = read.get(name);
  if (known) return known;
  const { members } = z.parse(Item, extractApi(name).model);
  const namespaces = new Map(members[0]?.members.map((namespace) => [namespace.name, namespace.members]));
  const entries = listEntries(name).map(({ entry }) => ({
    entry,
    offered: [...mergeNames(namespaces.get(nameNamespace(entry)) ?? [])],
  }));
  read.set(name, entries);
  return entries;
}

/** Merges a schema with its type of the same name. */
function mergeNames(items: readonly Item[]): Iterable<Offered> {
  const byName = new Map<string, Offered>();
  for (const item of items) {
    const known = byName.get(item.name);
    byName.set(item.name, {
      name: item.name,
      kinds: [...(known?.kinds ?? []), item.kind],
      doc: known?.doc || readDoc(item),
      code: `${known?.code ?? ""}\n${readCode(item)}`,
      parameters: readParameters(item),
    });
  }
  return byName.values();
}

function readDoc({ docComment }: Item): string {
  return docComment.replaceAll(/^(?:\/\*\*| \*\/?) ?/gm, "").trim();
}

function readParameters({ parameters }: Item): string[] {
  // A destructured one is followed by another, `input`, for the same.
  const own = parameters.filter((_, at) => !parameters[at - 1]?.parameterName.startsWith("{"));
  return own.map(({ parameterName, isOptional }) => (isOptional ? `${parameterName}?` : parameterName));
}

function readCode({ excerptTokens, members }: Item): string {
  return [...excerptTokens.map(({ text }) => text), ...members.map(readCode)].join("");
}
