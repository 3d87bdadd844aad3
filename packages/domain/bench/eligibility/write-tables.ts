import { ASKED } from "./eligibility-label.ts";
import { isRemote, isTakenIn, type Judged } from "./score-posting.ts";

const SHOWN = ["open", "notOpen", "notStated", "leftOut"] as const;
const HEADS = ["shown as open", "not open", "not stated", "left out"];
const LABELLED = ["yes", "no", "notStated"] as const;
type Labelled = (typeof LABELLED)[number];

export function writeTables(title: string, all: readonly Judged[]): string {
  const confusions = ASKED.flatMap((country) => [`### ${title}: ${country}`, writeConfusion(all, country)]);
  return [writeSummary(title, all), ...confusions].join("\n\n");
}

/** The same without the countries' tables. */
export function writeSummary(title: string, all: readonly Judged[]): string {
  const parts = [
    `## ${title}`,
    `${all.length} postings read.`,
    "### Remote or not",
    writeRemote(all),
    "### May I apply",
    writeAnswers(all),
    "### Facts shown",
    writeFacts(all),
  ];
  return parts.join("\n\n");
}

function writeRemote(all: readonly Judged[]): string {
  const rows = [true, false].map((clear) => {
    const some = all.filter(({ label }) => label.remote.clear || !clear);
    const count = (remote: boolean, taken: boolean) =>
      some.filter((one) => isRemote(one) === remote && isTakenIn(one) === taken).length;
    const right = count(true, true) + count(false, false);
    const counts = [count(true, true), count(true, false), count(false, true), count(false, false)];
    return [clear ? "clear" : "all", ...counts.map(String), share(right, some.length)];
  });
  const heads = ["", "Remote, taken in", "Remote, left out", "Not remote, taken in", "Not remote, left out"];
  return writeTable([...heads, "Right"], rows);
}

function writeAnswers(all: readonly Judged[]): string {
  // Whether what is not remote was left out is told above; what is remote and left out nobody can find.
  const answers = all
    .filter((one) => isRemote(one) || isTakenIn(one))
    .flatMap(({ label, shown }) =>
      ASKED.map((asked) => ({ ...label.countries[asked], shown: shown[asked] })),
    );
  const count = (verdict: Labelled, shown: (typeof SHOWN)[number], clear = true) =>
    answers.filter((one) => one.verdict === verdict && one.shown === shown && one.clear === clear).length;
  const all3 = (verdict: Labelled) => answers.filter((one) => one.verdict === verdict && one.clear).length;
  const rows = [
    ["Clear yes, shown as open", share(count("yes", "open"), all3("yes"))],
    ["Clear no, shown as no", share(count("no", "notOpen"), all3("no"))],
    ["Clear no, shown as open", String(count("no", "open"))],
    ["Clear yes, shown as no", String(count("yes", "notOpen"))],
    ["Clearly not stated, shown as no", String(count("notStated", "notOpen"))],
    ["Clearly not stated, shown as not stated", share(count("notStated", "notStated"), all3("notStated"))],
    ["Doubtful yes, shown as no", String(count("yes", "notOpen", false))],
    ["Doubtful no, shown as open", String(count("no", "open", false))],
  ];
  return writeTable(["Of the five countries' answers", ""], rows);
}

function writeFacts(all: readonly Judged[]): string {
  const facts = all.flatMap((one) => one.facts);
  const labels = all
    .filter(isTakenIn)
    .flatMap(({ label, told }) => label.facts.map((fact, at) => ({ ...fact, told: told[at] === true })));
  const kindOf = (kind: string) => (kind === "hybrid" ? "workplace" : kind);
  const kinds = [
    ...new Set([...facts.map(({ fact }) => fact.kind), ...labels.map(({ kind }) => kindOf(kind))]),
  ];
  const rows = [...kinds.toSorted(), "all"].map((kind) => {
    const some = facts.filter(({ fact }) => kind === "all" || fact.kind === kind);
    const wanted = labels.filter((label) => kind === "all" || kindOf(label.kind) === kind);
    const count = (score: string) => some.filter((one) => one.score === score).length;
    const [right, contradicted, unlabelled] = [count("right"), count("contradicted"), count("unlabelled")];
    const told = wanted.filter((label) => label.told).length;
    const counts = [some.length, right, contradicted, unlabelled].map(String);
    return [kind, ...counts, share(right, some.length), `${told} of ${wanted.length}`];
  });
  return writeTable(["Kind", "Shown", "Right", "Contradicted", "Unlabelled", "Right", "Labels told"], rows);
}

function writeConfusion(all: readonly Judged[], country: (typeof ASKED)[number]): string {
  const rows = LABELLED.map((verdict) => {
    const some = all.filter(({ label }) => label.countries[country].verdict === verdict);
    const cells = SHOWN.map((shown) => {
      const those = some.filter((one) => one.shown[country] === shown);
      const clear = those.filter(({ label }) => label.countries[country].clear).length;
      return `${clear} + ${those.length - clear}`;
    });
    return [verdict === "notStated" ? "not stated" : verdict, ...cells];
  });
  return writeTable(["Labelled", ...HEADS], rows);
}

function writeTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = heads.map((_, at) => (at === 0 ? "---" : "---:"));
  return [heads, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

const share = (count: number, of: number): string =>
  of === 0 ? "none" : `${count} of ${of}, ${((100 * count) / of).toFixed(1)} %`;
