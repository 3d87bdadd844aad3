import type { Job } from "../../src/job/job.ts";
import { listCompounds } from "../../src/text/compounds.ts";
import { SYNONYMS } from "../../src/text/synonyms.ts";
import { TRADES } from "../../src/text/trade-names.ts";
import { ours } from "./searcher.ts";

/** How much of what one way of asking finds is found by the other: the mean of so many pairs that find anything. */
export interface FormScore {
  readonly form: string;
  readonly pairs: number;
  readonly recall: number;
}

type Pair = readonly [asked: string, alsoFoundBy: string];

/**
 * Whether the forms of a word find the same, without any label: plurals of every name of a trade, every compound in each
 * of its spellings, and for every line of synonyms whether what says one of them is found by the others.
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

// A space behind the last word: it is not the beginning of others.
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
