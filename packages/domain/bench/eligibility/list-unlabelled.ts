import type { Judged } from "./score-posting.ts";

/**
 * The shown facts of which a label has none of their kind, a line of JSON to each, with the posting to look for it in. For
 * somebody who writes no rules: who reads a held-out line can tune on it no more.
 */
export function listUnlabelled(all: readonly Judged[]): string {
  return all.flatMap(listUnlabelledOf).join("");
}

function listUnlabelledOf({ label, facts }: Judged): string[] {
  const { feed, file, id } = label;
  return facts
    .filter(({ score }) => score === "unlabelled")
    .map(({ fact: { kind, verdict, open, told } }) => {
      const countries = open === "world" ? ["world"] : [...open];
      return `${JSON.stringify({ feed, file, id, kind, verdict, countries, told })}\n`;
    });
}
