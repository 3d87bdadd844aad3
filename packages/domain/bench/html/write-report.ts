import { writeTable } from "../search/write-table.ts";
import { writeTime } from "../search/write-units.ts";
import type { Failures } from "./judge-outputs.ts";
import type { Timing } from "./time-contenders.ts";

/** One contender over everything; the floor, which removes nothing, has times alone. */
export type Result = {
  readonly name: string;
  readonly timing: Timing;
  /** Mean kilobytes of what a description becomes. */
  readonly output?: number;
  readonly failures?: Failures;
  /** Milliseconds for the nested divisions; undefined where the stack overflowed. */
  readonly nesting?: number | undefined;
};

export type Run = {
  readonly machine: string;
  readonly load: string;
  readonly day: string;
  readonly descriptions: number;
  /** Mean kilobytes of a description. */
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

${run.written} written (all of \`src/html/fixtures/attacks\` but the nesting bombs) and ${run.generated.toLocaleString("en")} generated from
them, none longer than 1,000 characters, for over those that nest by hundreds some contenders take minutes: how many of the outputs are something they should not be.

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
  return `# Sanitisers, side by side

\`pnpm bench:html\` runs all of this and writes this page, in some minutes. The contenders take turns over the same texts,
so a busy machine slows all of them alike: read the columns as ratios.

${writeTables(run)}
## How to read it

Every contender is set as near to our policy as its options go. "then parse5" reads the output once more and writes it
out, which is what makes it mean the same to a browser. The last line of the first table builds parse5's tree and
removes nothing: it is what parsing alone costs.

- **p50**, **p99**: one description, over seven rounds after two to warm up. **MB/s**: bytes of markup taken in.
- **output**: the mean. Ours is smaller because empty paragraphs, doubled emphasis and styles are not written again.
- **executable**: with a script, a handler, a script's address or foreign content in it, as a browser reads it.
- **other names**: with an element or attribute that is not on the list. **other addresses**: with a link or image
  whose address is not absolute, or not of the schemes on the list. A relative one asks our own site for something, or
  leads there; no option of sanitize-html refuses those. DOMPurify keeps data in images whatever its pattern says.
- **changed by a re-parse**: those that a browser's parser reads as something other than was written, the gap that
  mutation attacks live in. Differences in how quotes and lone tags are spelled do not count.
  But hast-util-sanitize is also counted where its writer leaves a \`>\` as it is.
- **not idempotent**: those that a second time changes.
- **nesting**: 97 kB of \`<div>\`, the median of five.

Ours does more than the others in its time: it renumbers headings, mends lists and quotes, drops hidden text and
tracking pixels, and joins paragraphs.
`;
}
