// `pnpm bench:pay` measures how often pay is read as a person reads it (labels/pay), from the captures in the folder
// FARWORK_CAPTURES, and writes docs/benchmarks/pay.md. `--misses` prints what is wrong among the tuning labels, never among
// those held out.
import { readFileSync, writeFileSync } from "node:fs";
import { argv, env, stderr, stdout } from "node:process";

import { openCaptures, type Reading } from "./labelled-pay.ts";
import { type PayLabel, readLabels } from "./pay-label.ts";
import { type Score, SCORED, scoreReading } from "./score-reading.ts";

const REPORT = new URL("../../../../docs/benchmarks/pay.md", import.meta.url);
const FIGURES = "<!-- figures -->";

type Scored = { label: PayLabel; reading: Reading; score: Score };

const folder = env["FARWORK_CAPTURES"];
if (folder === undefined) {
  stderr.write("FARWORK_CAPTURES is not set, so there is nothing to measure.\n");
} else {
  const read = openCaptures(folder);
  const tuning = scoreAll("tuning", read);
  const tables = [writeTable("Tuning", tuning), writeTable("Held out", scoreAll("held-out", read))].join(
    "\n\n",
  );
  stdout.write(`${tables}\n`);
  const [about = ""] = readFileSync(REPORT, "utf8").split(FIGURES);
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(REPORT, `${about}${FIGURES}\n\nMeasured on ${day}.\n\n${tables}\n`);
  if (argv.includes("--misses")) tuning.filter((scored) => !isRight(scored)).forEach(printMiss);
}

function scoreAll(name: "tuning" | "held-out", read: ReturnType<typeof openCaptures>): Scored[] {
  return readLabels(name).flatMap((label) => {
    const reading = read(label);
    return reading ? [{ label, reading, score: scoreReading(label, reading.pay) }] : [];
  });
}

function isRight({ score }: Scored): boolean {
  return SCORED.every((field) => score[field]);
}

function writeTable(title: string, all: readonly Scored[]): string {
  const groups = Map.groupBy(all, ({ label }) => groupOf(label));
  const rows = [...groups, ["all", all] as const].map(([group, scored]) => writeRow(group, scored));
  const heads = ["", "Labels", ...SCORED, "Each field", "All right", "Unmarked"];
  const lines = [heads, heads.map((_, at) => (at === 0 ? "---" : "---:")), ...rows];
  return [`## ${title}`, "", ...lines.map((cells) => `| ${cells.join(" | ")} |`)].join("\n");
}

/** Texts are grouped only by stratum. */
function groupOf({ of, stratum }: PayLabel): string {
  if (of === "text") return stratum ?? of;
  return stratum === undefined ? of : `${of}, ${stratum}`;
}

function writeRow(group: string, scored: readonly Scored[]): string[] {
  const share = (count: number, of = scored.length) => `${((100 * count) / of).toFixed(1)} %`;
  const counts = SCORED.map((field) => scored.filter(({ score }) => score[field]).length);
  const fields = counts.reduce((sum, count) => sum + count, 0);
  const unmarked = scored.filter(({ score }) => score.unmarked).length;
  return [
    group,
    String(scored.length),
    ...counts.map((count) => share(count)),
    share(fields, scored.length * SCORED.length),
    share(scored.filter(isRight).length),
    String(unmarked),
  ];
}

function printMiss({ label, reading, score }: Scored) {
  const wrong = SCORED.filter((field) => !score[field]).join(" ");
  stdout.write(
    `\n${groupOf(label)} [${wrong}${score.unmarked ? " UNMARKED" : ""}] ${reading.text}\n  label ${JSON.stringify({ ...label.base, yearly: label.yearly })}\n  read  ${JSON.stringify(reading.pay)}\n`,
  );
}
