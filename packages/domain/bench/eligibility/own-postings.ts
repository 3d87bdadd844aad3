import { readFileSync } from "node:fs";

import * as z from "zod/mini";

import { findFeedAdapter } from "../../src/feed/feed-adapters.ts";
import { ASKED, EligibilityLabel } from "./eligibility-label.ts";
import { isRemote, isTakenIn, judge, type Judged } from "./score-posting.ts";

const LANGUAGES = ["de", "es", "fr", "pt"] as const;
const HEADS = "Remote or not|Yes, as open|No, as no|No, as open|Facts right|Labels told";

/** A whole posting of our own writing, with its label, as the labels' README tells. */
const OwnPosting = z.extend(z.omit(EligibilityLabel, { feed: true, file: true }), {
  title: z.string(),
  place: z.string(),
  text: z.string(),
});

/** Our own postings in a language: the sixth ones are held out, the others are to tune by. */
const judgeOwn = (language: (typeof LANGUAGES)[number], isHeldOut: boolean): Judged[] =>
  (isHeldOut ? ["-7"] : ["", "-2", "-3", "-4", "-5", "-6"]).flatMap((part) =>
    judgeFile(`own-${language}${part}`),
  );

/** The postings of one file, taken in as Remotive's. */
function judgeFile(name: string): Judged[] {
  const file = new URL(`../../labels/eligibility/${name}.jsonl`, import.meta.url);
  const lines = readFileSync(file, "utf8").trim().split("\n");
  return lines
    .map((line) => z.parse(OwnPosting, JSON.parse(line)))
    .flatMap(({ title, place, text, ...label }, at) => {
      const raw = {
        id: at + 1,
        url: `https://remotive.com/${label.id}`,
        title,
        company_name: "Tern & Co",
        category: "Other",
        tags: [],
        job_type: "",
        publication_date: "2026-11-01T00:00:00",
        candidate_required_location: place,
        salary: "",
        description: text.split("\n").join("<br>"),
      };
      const reading = findFeedAdapter("remotive")?.readResponse({ jobs: [raw] }, AFTER_ALL);
      if (!reading?.ok) return [];
      const own = { ...label, feed: "remotive" as const, file: "" };
      return [judge(own, { raw, job: reading.value.jobs[0] ?? "left-out" })];
    });
}

const AFTER_ALL = new Date("2026-11-24T00:00:00Z");

/** Those that may be looked at one by one. */
export const judgeOwnTuning = (): Judged[] => LANGUAGES.flatMap((language) => judgeOwn(language, false));

/** A row for each language, of those held out and of the others. */
export function writeOwnTable(): string {
  const rows = LANGUAGES.flatMap((language) =>
    [true, false].map((isHeldOut) => {
      const name = `${language}${isHeldOut ? ", held out" : ""}`;
      return `| ${[name, ...writeRow(judgeOwn(language, isHeldOut))].join(" | ")} |`;
    }),
  );
  const heads = HEADS.split("|");
  return [`| | ${heads.join(" | ")} |`, `| --- | ${heads.map(() => "---:").join(" | ")} |`, ...rows].join(
    "\n",
  );
}

function writeRow(all: readonly Judged[]): string[] {
  const answers = all
    .filter((one) => isRemote(one) || isTakenIn(one))
    .flatMap(({ label, shown }) => ASKED.map((asked) => ({ ...label.countries[asked], shown: shown[asked] })))
    .filter(({ clear }) => clear);
  const [yes, no] = (["yes", "no"] as const).map((verdict) =>
    answers.filter((one) => one.verdict === verdict),
  );
  const count = (some: typeof answers = [], shown: string) =>
    some.filter((one) => one.shown === shown).length;
  const facts = all.flatMap((one) => one.facts);
  const told = all.filter(isTakenIn).flatMap((one) => one.told);
  const of = (part: number, whole: readonly unknown[] = []) => `${part} of ${whole.length}`;
  return [
    of(all.filter((one) => isRemote(one) === isTakenIn(one)).length, all),
    of(count(yes, "open"), yes),
    of(count(no, "notOpen"), no),
    String(count(no, "open")),
    of(facts.filter(({ score }) => score === "right").length, facts),
    of(told.filter(Boolean).length, told),
  ];
}
