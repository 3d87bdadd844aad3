// `pnpm bench:relevance`: compares search quality with other libraries, on the sample jobs and, if FARWORK_CAPTURES is
// the folder of the captures for labels/search, on labelled postings. Writes docs/benchmarks/relevance.md if both were
// measured. `--misses` prints tuning queries with bad results, but never held-out ones.
import { readFileSync, writeFileSync } from "node:fs";
import { argv, env, stderr, stdout } from "node:process";

import { writeTable } from "../search/write-table.ts";
import {
  type LabelledQuery,
  type LabelledSearch,
  readLabelledSearch,
  readPostings,
} from "./labelled-search.ts";
import { type FormScore, measureForms } from "./measure-forms.ts";
import { PEERS } from "./peers.ts";
import { readSampleSearch } from "./sample-search.ts";
import { averageScores, type Score, scoreAnswer } from "./score-answer.ts";
import { describeMiss, type LabelledFields, readLabelledFields, scoreFields } from "./score-fields.ts";
import { ours } from "./searcher.ts";

const REPORT = new URL("../../../../docs/benchmarks/relevance.md", import.meta.url);
const FIGURES = "<!-- figures -->";
const SEARCHERS = { ours, ...PEERS };

type Scored = { asked: LabelledQuery; score: Score };
type Scores = ReadonlyMap<string, readonly Scored[]>;

const folder = env["FARWORK_CAPTURES"];
const samples = writeTables("Sample jobs", scoreAll(readSampleSearch()));
if (folder === undefined) {
  stdout.write(`${samples}\n`);
  stderr.write("FARWORK_CAPTURES names no folder of captures: only the sample jobs were searched.\n");
} else {
  const postings = readPostings(folder);
  const search = readLabelledSearch(postings);
  const scores = scoreAll(search);
  const jobs = new Map(postings.map(({ file, id, job }) => [`${file} ${id}`, job]));
  const fields = readLabelledFields((file, id) => jobs.get(`${file} ${id}`));
  const half = (heldOut: boolean): Scores =>
    new Map([...scores].map(([name, all]) => [name, all.filter(({ asked }) => asked.heldOut === heldOut)]));
  const tables = [
    writeTables("Held out", half(true)),
    writeTables("Tuning", half(false)),
    samples,
    writeForms(measureForms(search.jobs)),
    writeFields(fields),
  ].join("\n\n");
  stdout.write(`${tables}\n`);
  const [about = ""] = readFileSync(REPORT, "utf8").split(FIGURES);
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(REPORT, `${about}${FIGURES}\n\nMeasured on ${day}.\n\n${tables}\n`);
  if (argv.includes("--misses")) {
    printMisses(half(false).get("ours") ?? []);
    for (const one of fields.filter(({ label }) => !label.held_out)) {
      const miss = describeMiss(one);
      if (miss !== undefined) stdout.write(`${miss}\n`);
    }
  }
}

function scoreAll({ jobs, queries }: LabelledSearch): Scores {
  return new Map(
    Object.entries(SEARCHERS).map(([name, open]) => {
      const find = open(jobs);
      const scored = queries.flatMap((asked) => {
        const score = scoreAnswer(find(asked.query), asked);
        return score ? [{ asked, score }] : [];
      });
      return [name, scored];
    }),
  );
}

/** The means over all queries, and ours by kind. */
function writeTables(title: string, scores: Scores): string {
  const kinds = [...Map.groupBy(scores.get("ours") ?? [], ({ asked }) => asked.kind)];
  const rows = [...scores].map(([name, all]) => [name, ...writeScore(all)]);
  const ofKinds = kinds
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([kind, all]) => [kind, String(all.length), ...writeScore(all)]);
  const count = scores.get("ours")?.length ?? 0;
  return [
    `## ${title}: ${count} queries`,
    writeTable(["", "P@10", "recall", "nDCG@10"], rows),
    writeTable(["ours, by kind", "queries", "P@10", "recall", "nDCG@10"], ofKinds),
  ].join("\n\n");
}

function writeForms(scores: readonly FormScore[]): string {
  const rows = scores.map(({ form, pairs, recall }) => [form, String(pairs), writeShare(recall)]);
  return ["## Forms", writeTable(["", "pairs", "found"], rows)].join("\n\n");
}

function writeShare(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** How often fields are correct: as labelled and, in brackets, including acceptable alternatives. */
function writeFields(all: readonly LabelledFields[]): string {
  const halves = [true, false].map((heldOut) =>
    scoreFields(all.filter(({ label }) => label.held_out === heldOut)),
  );
  const share = (count: number, of: number) => writeShare(count / Math.max(1, of));
  const rows = (halves[0] ?? []).map(({ field }, at) => [
    field,
    ...halves.map((half) => {
      const { strict = 0, right = 0, of = 0 } = half[at] ?? {};
      return `${share(right, of)} of ${of}, ${share(strict, of)} strictly`;
    }),
  ]);
  return ["## Fields", writeTable(["", "held out", "tuning"], rows)].join("\n\n");
}

function writeScore(all: readonly Scored[]): string[] {
  const { precision, recall, ndcg } = averageScores(all.map(({ score }) => score));
  return [precision, recall, ndcg].map((figure) => figure.toFixed(3));
}

function printMisses(all: readonly Scored[]) {
  for (const { asked, score } of all.toSorted((a, b) => a.score.precision - b.score.precision)) {
    const figures = writeScore([{ asked, score }]).join(" ");
    if (score.precision < 1 || score.recall < 1) stdout.write(`${figures} ${asked.kind}: ${asked.query}\n`);
  }
}
