import { CONTENDERS } from "./contenders.ts";
import type { ClassTimes, RunResults } from "./measurement.ts";
import { CLASS_TITLES, QUERY_CLASSES, type QueryClass } from "./query-class.ts";
import { writeTime } from "./write-units.ts";

// One panel per class, one row per contender, one dot per size: the median on a logarithmic axis, with a thin line up
// to the 99th percentile. A longer thick line means more growth with the board's size.
const WIDTH = 920;
const PANEL = { width: 450, gap: 20, top: 74, head: 34, row: 21, foot: 30 };
const PLOT = { left: 92, width: 340 };
/** The axis, in milliseconds. */
const AXIS = { from: 0.0005, to: 20_000, ticks: [0.001, 0.01, 0.1, 1, 10, 100, 1_000, 10_000] };

const STYLE = `
  svg { font: 12px system-ui, sans-serif; --ink: #1c2330; --quiet: #5b6472; --grid: #dfe3e8; --ours: #0a6d5a; --peer: #8a93a0; --back: #fff }
  @media (prefers-color-scheme: dark) {
    svg { --ink: #e8ebf0; --quiet: #a3acb9; --grid: #333a45; --ours: #4fd1b0; --peer: #7d8795; --back: #14181f }
  }
  text { fill: var(--ink) } .quiet { fill: var(--quiet) } .title { font-weight: 600 } .head { font-size: 16px; font-weight: 600 }
  .back { fill: var(--back) } .grid { stroke: var(--grid) }
  .peer { fill: var(--peer); stroke: var(--peer) } .ours { fill: var(--ours); stroke: var(--ours) }
  .none { font-style: italic; paint-order: stroke; stroke: var(--back); stroke-width: 6px } text.ours { stroke: none; font-weight: 600 }`;

/** docs/benchmarks/search.svg, readable on light and dark pages. */
export function drawChart(results: RunResults): string {
  const names = Object.keys(results.sizes[0]?.outcomes ?? {});
  const height = PANEL.head + names.length * PANEL.row + PANEL.foot;
  const panels = QUERY_CLASSES.map((kind, at) => {
    const x = (at % 2) * (PANEL.width + PANEL.gap);
    const y = PANEL.top + Math.floor(at / 2) * height;
    return `<g transform="translate(${x} ${y})">${drawPanel(results, kind, names)}</g>`;
  });
  const total = PANEL.top + Math.ceil(QUERY_CLASSES.length / 2) * height;
  const sizes = results.sizes.map(({ jobs }) => jobs.toLocaleString("en")).join(", ");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${total}" role="img" aria-labelledby="title">
<title id="title">How long one answer takes, by class of query, contender and size; the figures are in search.md</title>
<style>${STYLE}
</style>
<rect class="back" width="100%" height="100%"/>
<text class="head" x="12" y="28">How long one answer takes</text>
<text class="quiet" x="12" y="50">Dots: the median at ${sizes} jobs, growing. Thin line: up to the 99th percentile. Each grid line is ten times the last.</text>
${panels.join("\n")}
</svg>
`;
}

function drawPanel(results: RunResults, kind: QueryClass, names: readonly string[]): string {
  const bottom = PANEL.head + names.length * PANEL.row;
  const ticks = AXIS.ticks.map((tick) => {
    const x = place(tick);
    const label = `<text class="quiet" x="${x}" y="${bottom + 14}" text-anchor="middle" font-size="10">${writeTick(tick)}</text>`;
    return `<line class="grid" x1="${x}" x2="${x}" y1="${PANEL.head - 10}" y2="${bottom - 4}"/>${label}`;
  });
  const rows = names.map((name, at) => drawRow(results, kind, name, PANEL.head + at * PANEL.row + 6));
  return `<text class="title" x="12" y="14">${CLASS_TITLES[kind]}</text>${ticks.join("")}\n${rows.join("\n")}`;
}

function drawRow(results: RunResults, kind: QueryClass, name: string, y: number): string {
  const look = name === "ours" ? "ours" : "peer";
  const label = `<text class="${name === "ours" ? "ours" : "quiet"}" x="12" y="${y + 4}">${CONTENDERS[name]?.name ?? name}</text>`;
  const times = results.sizes.flatMap(({ outcomes }, at): [ClassTimes, number][] => {
    const outcome = outcomes[name];
    const found = outcome && "times" in outcome ? outcome.times[kind] : undefined;
    return found ? [[found, at]] : [];
  });
  if (times.length === 0)
    return `${label}<text class="quiet none" x="${PLOT.left}" y="${y + 4}">${CONTENDERS[name]?.cannot.includes(kind) ? "not asked" : "not done in time"}</text>`;
  const medians = times.map(([{ p50 }]) => place(p50));
  const tails = times.map(([{ p50, p99 }, at]) =>
    drawLine(look, place(p50), place(p99), y + 3 * (at - 1), 1),
  );
  const dots = times.map(
    ([{ p50 }, at]) => `<circle class="${look}" cx="${place(p50)}" cy="${y}" r="${2.5 + at * 1.25}"/>`,
  );
  return [label, ...tails, drawLine(look, Math.min(...medians), Math.max(...medians), y, 3), ...dots].join(
    "",
  );
}

function drawLine(look: string, from: number, to: number, y: number, width: number): string {
  return `<line class="${look}" x1="${from}" x2="${to}" y1="${y}" y2="${y}" stroke-width="${width}"/>`;
}

function place(ms: number): number {
  const share =
    Math.log(Math.min(Math.max(ms, AXIS.from), AXIS.to) / AXIS.from) / Math.log(AXIS.to / AXIS.from);
  return Math.round((PLOT.left + share * PLOT.width) * 10) / 10;
}

const writeTick = (ms: number) => writeTime(ms).replace(".0", "");
