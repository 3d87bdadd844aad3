import { type Agreement, compareCounts, compareTotals } from "./compare-answers.ts";
import { CONTENDERS } from "./contenders.ts";
import type { Measurement, Outcome, RunResults } from "./measurement.ts";
import { CLASS_TITLES, QUERY_CLASSES, type QueryClass } from "./query-class.ts";
import { REPORT_END, REPORT_START } from "./report-text.ts";
import { writeTable } from "./write-table.ts";
import { writeMebibytes, writeRatio, writeTime } from "./write-units.ts";

type Size = RunResults["sizes"][number];

/** The whole of docs/benchmarks/search.md. */
export function writeReport(results: RunResults): string {
  return `${REPORT_START}\n${writeTables(results)}\n${REPORT_END}`;
}

/** The figures alone, in Markdown. */
export function writeTables(results: RunResults): string {
  const { machine, ranAt, seconds } = results;
  const loads = results.sizes.map(({ jobs, load }) => `${writeCount(jobs)} jobs: ${load}`).join("; ");
  const about = `${machine}, ${ranAt.slice(0, 10)}. At most ${seconds} s a class. Load average: ${loads}.\n`;
  return [about, ...results.sizes.map(writeSize)].join("\n");
}

function writeSize(size: Size): string {
  const parts = [
    `## ${writeCount(size.jobs)} jobs`,
    writeTimes(size),
    writeCosts(size),
    writeWorst(size),
    writeGivenUp(size),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

function writeTimes(size: Size): string {
  const ours = size.outcomes["ours"];
  const cell = (measurement: Measurement, kind: QueryClass) => {
    const times = measurement.times[kind];
    if (!times) return "";
    const best = ours && "times" in ours ? ours.times[kind] : undefined;
    const ratio = best && times !== best ? `, ${writeRatio(times.p50 / best.p50)}` : "";
    return `${writeTime(times.p50)} / ${writeTime(times.p99)}${ratio}`;
  };
  return writeTable(
    ["p50 / p99, p50 to ours", ...QUERY_CLASSES],
    measured(size).map(([name, measurement]) => [
      name,
      ...QUERY_CLASSES.map((kind) => cell(measurement, kind)),
    ]),
  );
}

function writeCosts(size: Size): string {
  const scan = size.outcomes["scan"];
  const agreement = (compare: typeof compareTotals, measurement: Measurement) =>
    scan && "totals" in scan ? writeAgreement(compare(measurement, scan)) : "no scan to compare";
  return writeTable(
    ["", "build", "held", "stored", "ready from there in", "totals as the scan's", "counts as the scan's"],
    measured(size).map(([name, measurement]) => [
      name,
      writeTime(measurement.buildMs),
      writeHeld(measurement),
      typeof measurement.stored === "number" ? writeMebibytes(measurement.stored) : measurement.stored,
      measurement.loadMs === undefined ? "" : writeTime(measurement.loadMs),
      agreement(compareTotals, measurement),
      agreement(compareCounts, measurement),
    ]),
  );
}

function writeHeld({ heldBytes, cardBytes }: Measurement): string {
  const held = writeMebibytes(heldBytes);
  return cardBytes === undefined
    ? held
    : `${held}, ${writeMebibytes(heldBytes - cardBytes)} without its cards`;
}

function writeAgreement({ same, compared }: Agreement): string {
  return compared === 0 ? "" : `${writeCount(same)} of ${writeCount(compared)}`;
}

function writeWorst({ outcomes }: Size): string {
  const ours = outcomes["ours"];
  if (!ours || !("times" in ours)) return "";
  const rows = QUERY_CLASSES.flatMap((kind) => {
    const times = ours.times[kind];
    return times
      ? [[CLASS_TITLES[kind], times.worst.query.replaceAll("|", "\\|"), writeTime(times.worst.ms)]]
      : [];
  });
  const change =
    ours.changeMs === undefined ? "" : `\n\nTaking in 100 changed jobs: ${writeTime(ours.changeMs)}.`;
  return writeTable(["class", "our worst query", "its median"], rows) + change;
}

function writeGivenUp({ outcomes }: Size): string {
  return Object.entries(outcomes)
    .flatMap(([key, outcome]) =>
      "gaveUp" in outcome ? [`- ${nameOf(key)}: ${outcome.gaveUp}.`] : listUnfinished(key, outcome),
    )
    .join("\n");
}

/** The classes that ran out of time. */
function listUnfinished(key: string, { times }: Measurement): string[] {
  return QUERY_CLASSES.flatMap((kind) => {
    const { asked = 0, queries = 0 } = times[kind] ?? {};
    return asked < queries
      ? [`- ${nameOf(key)}, ${kind}: ${asked} of ${queries} queries before time was up.`]
      : [];
  });
}

function measured({ outcomes }: Size): [string, Measurement][] {
  return Object.entries(outcomes).flatMap(([key, outcome]): [string, Measurement][] =>
    isMeasured(outcome) ? [[nameOf(key), outcome]] : [],
  );
}

const isMeasured = (outcome: Outcome): outcome is Measurement => "times" in outcome;
const nameOf = (key: string) => CONTENDERS[key]?.name ?? key;
const writeCount = (count: number) => count.toLocaleString("en");
