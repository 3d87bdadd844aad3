import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

import { AXE_ANNOTATION, type AxeCounts } from "./axe-counts.ts";

const FOLDER = join(import.meta.dirname, "../test-results");
const VARIANTS = ["light phone", "dark phone", "light desk", "dark desk"];

/** Prints axe violations by page and state, and writes them to `test-results/axe.md`. */
// oxlint-disable-next-line import/no-default-export -- Playwright's reporters are found that way
export default class AxeTable implements Reporter {
  readonly #rows: AxeCounts[] = [];

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { type, description = "" } of annotations)
      if (type === AXE_ANNOTATION) this.#rows.push(JSON.parse(description));
  }

  onEnd(): void {
    if (this.#rows.length === 0) return;
    const rows = this.#rows.toSorted((one, other) => one.name.localeCompare(other.name));
    const table = writeTable(rows);
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(join(FOLDER, "axe.md"), table);
    console.log(`\n${table}`);
  }
}

function writeTable(rows: readonly AxeCounts[]): string {
  const nameWidth = Math.max(...rows.map(({ name }) => name.length));
  const write = (name: string, cells: readonly string[]) =>
    `| ${name.padEnd(nameWidth)} | ${cells.map((cell, at) => cell.padStart(VARIANTS[at]?.length ?? 0)).join(" | ")} |`;
  const lines = rows.map(({ name, counts }) =>
    write(
      name,
      VARIANTS.map((variant) => String(counts[variant] ?? "–")),
    ),
  );
  const found = rows.flatMap(({ counts }) => Object.values(counts)).reduce((sum, count) => sum + count, 0);
  const rule = write(
    "-".repeat(nameWidth),
    VARIANTS.map((variant) => "-".repeat(variant.length)),
  );
  const title = `Faults axe found by page and state: ${found} in ${rows.length} states`;
  return [title, "", write("Page and state", VARIANTS), rule, ...lines, ""].join("\n");
}
