// `pnpm bench:eligibility`: how often we tell as a person does who may apply, over labels/eligibility, where
// FARWORK_CAPTURES names the folder of the captures that the labels are of. Writes docs/benchmarks/eligibility.md.
// `--tuning` measures the tuning labels alone and writes nothing, for whoever tunes. `--misses` prints what is wrong of
// them, never of those held out. `--unlabelled FILE` writes the held-out facts without a label of their kind, for a reader
// who does not tune on them.
import { readFileSync, writeFileSync } from "node:fs";
import { argv, env, stderr, stdout } from "node:process";

import { readEligibility } from "../../src/eligibility/reading/read-eligibility.ts";
import { extractText } from "../../src/html/read-safe-html.ts";
import { parsePlace } from "../../src/place/parse-place.ts";
import { type LabelFile, readLabels, TUNING } from "./eligibility-label.ts";
import { openPostings } from "./labelled-postings.ts";
import { listMisses } from "./list-misses.ts";
import { listUnlabelled } from "./list-unlabelled.ts";
import { judgeOwnTuning, writeOwnTable } from "./own-postings.ts";
import { judge, type Judged } from "./score-posting.ts";
import { writeSummary, writeTables } from "./write-tables.ts";

const REPORT = new URL("../../../../docs/benchmarks/eligibility.md", import.meta.url);
const FIGURES = "<!-- figures -->";

const folder = env["FARWORK_CAPTURES"];
if (folder === undefined) {
  stderr.write("FARWORK_CAPTURES names no folder of captures: nothing to measure.\n");
} else {
  const open = openPostings(folder);
  const judgeAll = (name: LabelFile) =>
    readLabels(name).flatMap((label) => {
      const posting = open(label);
      return posting ? [judge(label, posting)] : [];
    });
  const tuning = TUNING.flatMap(judgeAll);
  const tables = [
    writeTables("Tuning", tuning),
    `Reading one posting took ${medianTime(tuning).toFixed(2)} ms in the median of the tuning postings.`,
  ];
  if (argv.includes("--tuning")) stdout.write(`${tables.join("\n\n")}\n`);
  else writeReport(judgeAll("held-out-2"), judgeAll("held-out-3"), tables);
  if (argv.includes("--misses")) stdout.write(`${listMisses([...tuning, ...judgeOwnTuning()])}\n`);
}

function writeReport(second: readonly Judged[], third: readonly Judged[], tuning: readonly string[]) {
  const heldOut = [...second, ...third];
  const tables = [
    writeTables("Held out", heldOut),
    writeSummary("Held out, second draw", second),
    writeSummary("Held out, third draw", third),
    ...tuning,
    "## Our own postings",
    writeOwnTable(),
  ].join("\n\n");
  stdout.write(`${tables}\n`);
  const [about = ""] = readFileSync(REPORT, "utf8").split(FIGURES);
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(REPORT, `${about}${FIGURES}\n\nMeasured on ${day}.\n\n${tables}\n`);
  const unlabelled = argv[argv.indexOf("--unlabelled") + 1];
  if (argv.includes("--unlabelled") && unlabelled !== undefined)
    writeFileSync(unlabelled, listUnlabelled(heldOut));
}

/** Milliseconds that reading one posting takes, the second time round. */
function medianTime(all: readonly Judged[]): number {
  const jobs = all.flatMap(({ posting: { job } }) => (job === "left-out" ? [] : [job]));
  const texts = jobs.map(({ title, description }) => ({ title, text: extractText(description) }));
  const time = ({ title, text }: (typeof texts)[number]) => {
    const begun = performance.now();
    readEligibility({ title, text, stated: "", place: parsePlace(""), jobTypes: [] });
    return performance.now() - begun;
  };
  texts.forEach(time);
  return texts.map(time).toSorted((a, b) => a - b)[Math.floor(texts.length / 2)] ?? NaN;
}
