import { join } from "node:path";

import { root } from "../bootstrap/checkout.mjs";
import type { Published } from "../packages/manifest.ts";
import { type Offered, readReference } from "./read-reference.ts";

export const referencePath = (name: Published) => join(root, `docs/reference/${name}.md`);

/** Past so many lines a type is for a compiler to read. */
const LONG = 24;

/**
 * What each entry of a package offers, with signature and docstring, as Markdown; a name is told at the smallest entry
 * that has it.
 *
 * @throws where the package is not built.
 */
export function describeReference(name: Published): string {
  const entries = readReference(name);
  const [whole, ...small] = entries;
  const told = new Set(small.flatMap(({ offered }) => offered.map((one) => one.name)));
  const rest = (whole?.offered ?? []).filter((one) => !told.has(one.name));
  const sections = small.map(({ entry, offered }) => describeEntry(name, entry, offered));
  return [
    `# Reference of @farwork/${name}\n`,
    "Written by `pnpm api` from the docstrings; a test compares them. Never edited by hand. Examples are run as tests;",
    "what they speak of without making it is in `scripts/packages/stage-*.ts`.\n",
    `\`@farwork/${name}\` has all of these${name === "domain" ? ", but for those of `/testing`" : ""}.\n`,
    ...small.map(({ entry }) => `- [\`${entry}\`](#${entry.replaceAll(/[@/]/g, "")})`),
    ...(rest.length > 0 ? [describeEntry(name, `@farwork/${name}`, rest)] : []),
    ...sections,
    "",
  ].join("\n");
}

function describeEntry(name: Published, entry: string, offered: readonly Offered[]): string {
  return [`\n## ${entry}`, ...offered.map((one) => describeOffered(name, one))].join("\n");
}

function describeOffered(name: Published, { name: title, doc, code, named }: Offered): string {
  const [text = "", ...tags] = doc.split(/^@/m);
  const example = tags.find((tag) => tag.startsWith("example"));
  const others = tags.filter((tag) => tag !== example).map((tag) => describeTag(tag.trim()));
  return [
    `\n### ${title}\n`,
    ...[text.trim(), ...others].filter((part) => part !== "").map((part) => `${part}\n`),
    fence([shorten(code, name), ...named].join("\n\n")),
    ...(example === undefined ? [] : [`\n${fence(example.replace(/^example\s+/, "").trim())}`]),
  ].join("\n");
}

function describeTag(tag: string): string {
  return tag.startsWith("throws") ? `Throws ${tag.slice("throws".length).trim()}` : `_${tag}_`;
}

function shorten(code: string, name: Published): string {
  const lines = code.split("\n");
  return lines.length <= LONG
    ? code
    : [...lines.slice(0, LONG), `// … ${lines.length - LONG} lines more, in docs/api/${name}.md`].join("\n");
}

function fence(code: string): string {
  return `\`\`\`ts\n${code}\n\`\`\``;
}
