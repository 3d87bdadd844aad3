import { writeTable } from "../search/write-table.ts";
import { writeTime } from "../search/write-units.ts";
import type { Failures } from "./judge-outputs.ts";
import type { Timing } from "./time-contenders.ts";

/** The results of a contender; the floor, which removes nothing, only has times. */
export type Result = {
  readonly name: string;
  readonly timing: Timing;
  /** Mean size of sanitised descriptions in kilobytes. */
  readonly output?: number;
  readonly failures?: Failures;
  /** Milliseconds for nested divs; undefined after a stack overflow. */
  readonly nesting?: number | undefined;
};

export type Run = {
  readonly machine: string;
  readonly load: string;
  readonly day: string;
  readonly descriptions: number;
  /** Mean size of descriptions in kilobytes. */
  readonly size: number;
  readonly written: number;
  readonly generated: number;
  readonly results: readonly Result[];
};

/** The two tables, in Markdown. */
export function writeTables(run: Run): string {
  const judged = run.results.filter(({ failures }) => failures !== undefined);
  return `${run.machine}, ${run.day}. Load average: ${run.load}.

## Descriptions

${run.descriptions} of our own sample postings, of ${run.size.toFixed(2)} kB each.

${writeTable(
  ["", "p50", "p99", "MB/s", "p50 to ours", "output"],
  run.results.map(({ name, timing, output }) => [
    name,
    writeTime(timing.p50 / 1_000),
    writeTime(timing.p99 / 1_000),
    timing.megabytesASecond.toFixed(1),
    (timing.p50 / (run.results[0]?.timing.p50 ?? NaN)).toFixed(2),
    output === undefined ? "" : `${output.toFixed(2)} kB`,
  ]),
)}

## Attacks

${run.written} hand-written ones (\`src/html/fixtures/attacks\` without the nesting bombs) and ${run.generated.toLocaleString("en")} generated from them, at
most 1,000 characters long, because some sanitisers take minutes for hundreds of nested elements. The figures count unsafe
outputs.

${writeTable(
  ["", "executable", "other names", "other addresses", "changed by a re-parse", "not idempotent", "nesting"],
  judged.map(({ name, failures, nesting }) => [
    name,
    ...(failures === undefined
      ? []
      : [failures.executable, failures.names, failures.addresses, failures.reparse, failures.idempotence]
    ).map((count) => count.toLocaleString("en")),
    nesting === undefined ? "stack overflow" : writeTime(nesting),
  ]),
)}
`;
}

/** The whole of docs/benchmarks/html-sanitisers.md. */
export function writeReport(run: Run): string {
  return `# Sanitisers compared

\`pnpm bench:html\` runs this comparison and writes this page, in a few minutes. The sanitisers take turns over the same texts,
so a busy machine slows all of them alike: read the columns as ratios.

${writeTables(run)}
## How to read it

Every sanitiser is configured as close to our policy as its options allow. "then parse5" parses the output and writes it
again, so that browsers read it the same way. The last line of the first table only builds parse5's tree: the cost of
parsing alone.

- **p50**, **p99**: one description, over seven rounds after two to warm up. **MB/s**: bytes of input.
- **output**: the mean. Ours is smaller because it drops empty paragraphs, doubled emphasis and styles.
- **executable**: contains a script, a handler, a script's address or foreign content, as a browser reads it.
- **other names**: contains an element or attribute that is not allowed. **other addresses**: contains a link or image whose
  address is not absolute or has another scheme than those allowed. A relative one leads to our own site or requests
  something from it; no option of sanitize-html refuses those. DOMPurify keeps data in images whatever its pattern.
- **changed by a re-parse**: a browser's parser reads something other than was written, which mutation attacks exploit.
  Differences in spelling quotes and void tags do not count, but hast-util-sanitize is also counted where its writer leaves
  a \`>\` as it is.
- **not idempotent**: sanitising again changes it.
- **nesting**: 97 kB of \`<div>\`, the median of five.

Ours does more in its time than the others: it renumbers headings, repairs lists and quotes, drops hidden text and
tracking pixels, and joins paragraphs.
`;
}
