// `pnpm bench:hostile`: times the parsing of adversarial texts at full and half length. Twice the length should take
// about twice as long; four times as long would be a bug.
import { stdout } from "node:process";

import { fingerprintText } from "../src/duplicate/text-fingerprint.ts";
import { filtersFromQuery } from "../src/filter/filter-query.ts";
import { LONG_TEXTS } from "../src/html/fixtures/long-texts.ts";
import { markQuotes } from "../src/html/read-safe-html.ts";
import { sanitizeDescription } from "../src/html/sanitize-description.ts";
import { findCountries, suggestCountries } from "../src/reader/find-countries.ts";
import { understandSearch } from "../src/text/understand-search.ts";

type Reading = {
  readonly name: string;
  readonly length: number;
  readonly read: (length: number) => () => unknown;
};

const QUOTE = `${"a b ".repeat(60)}c`;
const RUNS = 3;
const ADDRESS_NAMES = ["q", "type", "category", "location", "company", "tag", "not_tag", "salary_min"];

const readings: readonly Reading[] = [
  ...LONG_TEXTS.map(({ name, length, write }) => ({
    name: `sanitise ${name}`,
    length,
    read: (characters: number) => {
      const text = write(characters);
      return () => sanitizeDescription(text);
    },
  })),
  {
    name: "mark a quote that a text nearly has",
    length: 100_000,
    read: (characters) => {
      const html = sanitizeDescription(`<p>${"a <b>b</b> ".repeat(characters / 11)}</p>`);
      return () => markQuotes(html, [QUOTE]);
    },
  },
  ...["a", "(", ",", '"a" ', "-a ", "%E0%A4%A"].map((unit) => ({
    name: `read an address of filters that are "${unit}"`,
    length: 100_000,
    read: (characters: number) => {
      const text = unit.repeat(characters / unit.length / ADDRESS_NAMES.length);
      const params = new URLSearchParams(ADDRESS_NAMES.map((name) => [name, text]));
      return () => understandSearch(filtersFromQuery(params).search);
    },
  })),
  ...["1,", "111 ", "$1-", "a b "].map((unit) => ({
    name: `fingerprint a description of "${unit}"`,
    length: 32_000,
    read: (characters: number) => {
      const description = sanitizeDescription(`<p>${unit.repeat(characters / unit.length)}</p>`);
      const posting = { description, title: "Engineer", candidate_required_location: "Worldwide" };
      return () => fingerprintText(posting);
    },
  })),
  {
    name: "find a country",
    length: 300_000,
    read: (characters) => {
      const typed = "ab ".repeat(characters / 3);
      return () => [findCountries(typed), suggestCountries(typed)];
    },
  },
];

for (const { name, length, read } of readings) {
  const [half, whole] = [time(read(length / 2)), time(read(length))];
  stdout.write(
    `${name}: ${whole.toFixed(1)} ms for ${length.toLocaleString("en")} characters, ${half.toFixed(1)} ms for half\n`,
  );
}

/** The fastest of several runs, in milliseconds. */
function time(read: () => unknown): number {
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    read();
    return performance.now() - start;
  });
  return Math.min(...times);
}
