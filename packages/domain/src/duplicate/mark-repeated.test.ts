import { expect, it } from "vitest";
import * as z from "zod/mini";

import { SafeHtml } from "../html/safe-html.ts";
import type { Job } from "../job/job.ts";
import { buildJobIndex } from "../search/job-index/open-job-index.ts";
import { askIndex, filtersOf } from "../testing/ask-index.ts";
import { buildJob } from "../testing/build-job.ts";
import { hashPassage } from "../text/hash-text.ts";
import { markRepeated } from "./mark-repeated.ts";

const ABOUT = "Tern Maps draws tide charts for every harbour.";

let made = 0;
function post(
  title: string,
  passages: readonly string[],
  stated: Partial<Omit<Job, "firestoreId">> = {},
): Job {
  made += 1;
  const description = z.parse(SafeHtml, passages.map((passage) => `<p>${passage}</p>`).join(""));
  return buildJob({ company_name: "Tern Maps", ...stated, sourceId: `${made}`, title, description });
}
const own = (title: string) => `As our ${title} you make this work your own.`;
const marked = (jobs: readonly Job[]) => markRepeated(jobs).map(({ repeated }) => repeated);

it("marks what a company repeats in three positions, however it is formatted", () => {
  const jobs = ["Cook", "Tailor", "Diver"].map((title) => post(title, [ABOUT.toUpperCase(), own(title)]));
  expect(marked(jobs)).toEqual(jobs.map(() => [hashPassage(ABOUT)]));
});

it("marks what a feed repeats in the postings of three companies", () => {
  const note = "Apply with the word below to show that you read this.";
  const jobs = ["Cook", "Tailor", "Diver"].map((title) =>
    post(title, [note, own(title)], { company_name: title }),
  );
  expect(marked(jobs)).toEqual(jobs.map(() => [hashPassage(note)]));
});

it.each<[string, Job[]]>([
  ["two positions say", ["Cook", "Tailor"].map((title) => post(title, [ABOUT]))],
  [
    "one position says for three towns",
    ["Oslo", "Lima", "Perth"].map((town) => post(`Cook (${town})`, [ABOUT])),
  ],
  ["is a heading", ["Cook", "Tailor", "Diver"].map((title) => post(title, ["What you will do"]))],
])("does not mark as boilerplate what %s", (_, jobs) => {
  expect(marked(jobs)).toEqual(jobs.map(() => undefined));
});

it("marks depend only on the response, not on order", () => {
  const jobs = ["Cook", "Tailor", "Diver", "Pilot"].map((title) => post(title, [ABOUT, own(title)]));
  const once = markRepeated(jobs);
  expect(markRepeated(once)).toEqual(once);
  expect(markRepeated(jobs.toReversed()).toReversed()).toEqual(once);
});

it("search ranking ignores a company's boilerplate", () => {
  const about = [
    "Payments are what we do.",
    "We love payments more than all else.",
    "Our payments reach all shores.",
  ];
  const aboutUs = ["Cook", "Tailor", "Diver"].map((title) => post(title, [...about, own(title)]));
  const said = "You make the payments of our harbours quick.";
  const meant = post(
    "Clerk",
    [said, `${said} Payments never fail here.`, "You own payments from end to end here."],
    {
      company_name: "Gull Bank",
      publication_date: new Date("2020-01-01T00:00:00Z"),
    },
  );
  const find = (jobs: readonly Job[]) => askIndex(buildJobIndex(jobs), filtersOf({ search: "payments" })).ids;
  expect(find([...aboutUs, meant])[0]).not.toBe(meant.firestoreId);
  expect(find(markRepeated([...aboutUs, meant]))[0]).toBe(meant.firestoreId);
  expect(find(markRepeated([...aboutUs, meant]))).toHaveLength(4);
});
