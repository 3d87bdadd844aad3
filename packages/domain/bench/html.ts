import { parseFragment, serialize } from "parse5";

import { makeSampleFeed } from "../../../scripts/sample-jobs/sample-feed.ts";
import { type Contender, CONTENDERS } from "./contenders.ts";
import { makeHostileMarkup } from "./hostile-markup.ts";

const ROUNDS = 7;
const NESTING = "<div>".repeat(19_400);

const descriptions = makeSampleFeed(320, new Date("2026-10-05T09:00:00Z"))
  .jobs.slice(0, 300)
  .map((job) => job.description);
const hostile = makeHostileMarkup(5_000);

/** Microseconds for one description, the median of all in all rounds; contenders take turns, to share the noise. */
function timeAll(): Map<string, number> {
  const times = CONTENDERS.map((contender) => ({ ...contender, own: new Array<number>() }));
  for (let round = -2; round < ROUNDS; round++) {
    for (const { sanitize, own } of times) {
      for (const html of descriptions) {
        const start = performance.now();
        sanitize(html);
        // The first two rounds only warm up.
        if (round >= 0) own.push((performance.now() - start) * 1_000);
      }
    }
  }
  return new Map(times.map(({ name, own }) => [name, median(own)]));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** What a browser writes out for a text it read, but for how quotes and lone tags are spelled. */
function reread(html: string): string {
  return spell(serialize(parseFragment(html)));
}

function spell(html: string): string {
  return html.replaceAll(" />", ">").replaceAll("&quot;", '"').replaceAll("\u00A0", "&nbsp;");
}

function isExecutable(html: string): boolean {
  return /<(?:script|style|svg|math|iframe)|<[^>"]*(?:"[^"]*"[^>"]*)*\son\w+=|(?:href|src)="\s*javascript:/i.test(
    reread(html),
  );
}

function countFailures(sanitize: Contender["sanitize"]) {
  const outputs = [...descriptions, ...hostile].map((html) => sanitize(html));
  const count = (fails: (html: string) => boolean) => outputs.filter(fails).length;
  return {
    "not idempotent": count((html) => sanitize(html) !== html),
    "not stable on re-parse": count((html) => reread(html) !== spell(html)),
    executable: count(isExecutable),
  };
}

/** The median of five, so that one garbage collection does not decide. */
function timeNesting(sanitize: Contender["sanitize"]): string {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    try {
      sanitize(NESTING);
    } catch (error) {
      if (error instanceof RangeError) return NaN;
      throw error;
    }
    return performance.now() - start;
  });
  return times.some(Number.isNaN) ? "stack overflow" : `${median(times).toFixed(0)} ms`;
}

function sizeOf(texts: readonly string[]): string {
  return `${(texts.reduce((sum, text) => sum + text.length, 0) / texts.length / 1_000).toFixed(2)} kB`;
}

console.log(
  `${descriptions.length} descriptions of ${sizeOf(descriptions)}, ${hostile.length} hostile inputs, ` +
    `nesting: ${NESTING.length / 1_000} kB of <div>. Node ${process.version}.`,
);
const p50 = timeAll();
console.table(
  Object.fromEntries(
    CONTENDERS.map(({ name, sanitize, isFloor }) => [
      name,
      {
        "p50, us": Math.round(p50.get(name) ?? NaN),
        ...(isFloor
          ? {}
          : { output: sizeOf(descriptions.map((html) => sanitize(html))), ...countFailures(sanitize) }),
        nesting: timeNesting(sanitize),
      },
    ]),
  ),
);
