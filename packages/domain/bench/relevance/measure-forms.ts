import type { Job } from "../../src/job/job.ts";
import { listCompounds } from "../../src/text/compounds.ts";
import { SYNONYMS } from "../../src/text/synonyms.ts";
import { TRADES } from "../../src/text/trade-names.ts";
import { ours } from "./searcher.ts";

/** The overlap between the results of two equivalent queries: the mean over all pairs with results. */
export interface FormScore {
  readonly form: string;
  readonly pairs: number;
  readonly recall: number;
}

type Pair = readonly [asked: string, alsoFoundBy: string];

/**
 * Measures without labels whether forms of a word find the same: plurals of every trade name, every compound in each
 * spelling, and every line of synonyms.
 */
export function measureForms(jobs: readonly Job[]): FormScore[] {
  const find = ours(jobs);
  const known = new Map<string, readonly string[]>();
  const look = (query: string) => {
    const ids = known.get(query) ?? find(query);
    known.set(query, ids);
    return ids;
  };
  const score = (form: string, pairs: readonly Pair[]): FormScore => {
    const shares = pairs.flatMap(([asked, other]) => {
      const wanted = look(asked);
      const found = new Set(look(other));
      return wanted.length === 0 ? [] : wanted.filter((id) => found.has(id)).length / wanted.length;
    });
    const sum = shares.reduce((total, share) => total + share, 0);
    return { form, pairs: shares.length, recall: sum / Math.max(1, shares.length) };
  };
  return [
    score("plurals, of what the singular finds", listPlurals()),
    score("compounds, of what another spelling finds", listSpellings()),
    score("synonyms, of what says another", listSynonyms()),
  ];
}

// With a trailing space, so that the last word is not a prefix.
function listPlurals(): Pair[] {
  const names = TRADES.flatMap(({ asked, titles }) => [asked, ...titles]);
  return [...new Set(names)]
    .filter((name) => /[a-z]{3}$/.test(name) && !name.endsWith("s"))
    .map((name) => [`${name} `, `${pluralize(name)} `]);
}

function pluralize(name: string): string {
  if (/(?:x|ch|sh)$/.test(name)) return `${name}es`;
  return /[^aeiou]y$/.test(name) ? name.replace(/y$/, "ies") : `${name}s`;
}

function listSpellings(): Pair[] {
  return listCompounds().flatMap(({ word, spelling }): Pair[] => [
    [`${word} `, `${spelling} `],
    [`${spelling} `, `${word} `],
    [`${spelling} `, `${spelling.replaceAll(" ", "-")} `],
  ]);
}

function listSynonyms(): Pair[] {
  return SYNONYMS.flatMap((line) =>
    line.flatMap((one) =>
      line.filter((other) => other !== one).map((other): Pair => [`"${one}"`, `${other} `]),
    ),
  );
}
