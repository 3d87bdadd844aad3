import { ASKED } from "./eligibility-label.ts";
import { isRemote, isTakenIn, type Judged } from "./score-posting.ts";

const RIGHT = { yes: "open", no: "notOpen", notStated: "notStated" } as const;

/** What is wrong, a posting to a paragraph. For tuning labels alone. */
export function listMisses(all: readonly Judged[]): string {
  return all.flatMap(listMissesOf).join("\n");
}

function listMissesOf(one: Judged): string[] {
  const { label, shown, facts, told, posting } = one;
  const lines = [
    ...(isRemote(one) === isTakenIn(one)
      ? []
      : [
          `remote: ${label.remote.verdict}${label.remote.clear ? "" : " (doubtful)"}, taken in: ${isTakenIn(one)}`,
        ]),
    ...(isTakenIn(one) ? ASKED : []).flatMap((asked) => {
      const { verdict, clear } = label.countries[asked];
      return RIGHT[verdict] === shown[asked]
        ? []
        : [`${asked}: ${verdict}${clear ? "" : " (doubtful)"}, shown ${shown[asked]}`];
    }),
    ...facts
      .filter(({ score }) => score !== "right")
      .map(
        ({ fact, score }) =>
          `${score}: ${fact.kind} ${fact.verdict} ${fact.open === "world" ? "" : [...fact.open].slice(0, 8).join(" ")} “${fact.told}”`,
      ),
    ...(isTakenIn(one) ? label.facts : []).flatMap((fact, at) =>
      told[at] ? [] : [`missed: ${fact.kind} ${fact.verdict} ${fact.places.join(" ")} (${fact.source})`],
    ),
  ];
  const title = posting.raw["title"] ?? posting.raw["position"] ?? posting.raw["jobTitle"];
  return lines.length === 0
    ? []
    : ["", `${label.feed} ${label.id} ${String(title)}`, ...lines.map((line) => `  ${line}`)];
}
