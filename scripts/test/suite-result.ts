/** The result of a test suite. */
export type Counts = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Each failed test, with the first line of its error. */
  readonly failures: readonly string[];
};
export const NO_TESTS: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] };
export type SuiteResult = Counts & { readonly name: string; readonly seconds: number };

/** The sum of several counts. */
export function sumCounts(all: readonly Counts[]): Counts {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const counts of all) {
    sum.passed += counts.passed;
    sum.failed += counts.failed;
    sum.skipped += counts.skipped;
  }
  return { ...sum, failures: all.flatMap(({ failures }) => failures) };
}

/**
 * Checks counts against the runner's exit code. A runner that failed without a failed test (an unreadable file, a
 * crash) counts as one failure, and so does one without tests: silence must never pass.
 */
export function checkCounts(counts: Counts, exitCode: number | null): Counts {
  const silent = counts.passed + counts.failed === 0;
  if (counts.failed === 0 && (exitCode !== 0 || silent)) {
    const failure = silent ? "no test was run" : `the runner ended with exit code ${exitCode}; see above`;
    return { ...counts, failed: 1, failures: [...counts.failures, failure] };
  }
  return counts;
}

/** One row per suite, with aligned columns. */
export function describeSuites(results: readonly SuiteResult[]): string {
  const head = ["suite", "passed", "failed", "skipped", "seconds"];
  const rows = results.map((result) => [
    result.name,
    String(result.passed),
    String(result.failed),
    String(result.skipped),
    result.seconds.toFixed(1),
  ]);
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return [head, ...rows]
    .map((row) =>
      row.map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      ),
    )
    .map((cells) => `  ${cells.join("  ")}`)
    .join("\n");
}

/** The failures of each suite, printed last; empty if there are none. */
export function describeFailures(results: readonly SuiteResult[]): string {
  return results
    .flatMap(({ name, failures }) => failures.map((failure) => `  ${name}: ${failure}\n`))
    .join("");
}

/** The final line: `12 passed, 0 failed`, plus `, 1 skipped` if any were. */
export function describeTotal(counts: Omit<Counts, "failures">): string {
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : "";
  return `${counts.passed} passed, ${counts.failed} failed${skipped}`;
}
