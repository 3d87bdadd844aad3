import { expect, it } from "vitest";

import { buildJob } from "../../testing/build-job.ts";
import { explainSearch } from "./explain-search.ts";
import { buildJobIndex } from "./open-job-index.ts";

const build = (...titles: string[]) =>
  buildJobIndex(titles.map((title, at) => buildJob({ sourceId: `${at}`, title })));

it("reports what each board's own jobs say, however often it is called", () => {
  const [clinic, school] = [build("Nurse", "Nurses"), build("Teacher", "Lecturer")];
  const search = "tutor nurses jobs ";
  const told = { notSearched: ["jobs"], exactSearch: '"tutor" "nurses"' };
  for (const _again of [1, 2]) {
    expect(explainSearch(clinic, search)).toMatchObject({ alsoSearched: ["nurse"] });
    expect(explainSearch(school, search)).toMatchObject({ otherTitles: ["teacher", "lecturer"] });
    expect(explainSearch(school, search)).toMatchObject(told);
  }
});

it("returns fresh lists to every caller", () => {
  const index = build("Front-end Accountant", "Accountants", "Two Accountants");
  const first = explainSearch(index, "accountant jobs ");
  first.alsoSearched?.push("changed");
  first.notSearched?.push("changed");
  expect(explainSearch(index, "accountant jobs ")).toMatchObject({
    alsoSearched: ["accountants"],
    notSearched: ["jobs"],
  });
});
