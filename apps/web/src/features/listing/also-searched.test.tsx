import { filtersFromQuery } from "@farwork/domain/filter";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { renderOnBoard } from "../../testing/render-on-board.tsx";
import { AlsoSearched, describeAlso, quoteWords } from "./also-searched.tsx";

it.each([
  ["sr engineer ", '"sr" "engineer"'],
  ['"site reliability" k8s -java', '"site reliability" "k8s" -java'],
  ["„site reliability“ k8s", '„site reliability“ "k8s"'],
  ['-"on call" front-end', '-"on call" "front-end"'],
])("searches for %j alone by quoting its words", (search, quoted) => {
  expect(quoteWords(search)).toBe(quoted);
});

it("searches for what was typed without the words that were not asked for", () => {
  expect(quoteWords('Für python Jobs "jobs" -in', ["fur", "jobs", "in"])).toBe('"python" "jobs" -in');
});

it.each([
  [["kubernetes"], [], "kubernetes"],
  [["sr", "seniors"], ["staff", "lead"], "sr, seniors, and titles such as staff, lead"],
  [[], ["teacher"], "titles such as teacher"],
])("tells what else was searched: %j and the titles %j", (words, titles, told) => {
  expect(describeAlso(words, titles)).toBe(told);
});

it("tells the first of many words and titles, and all of them where that is asked", () => {
  const titles = ["teacher", "lecturer", "professor", "educator"];
  const filters = filtersFromQuery(new URLSearchParams("q=tutors"));
  const landing = new URLSearchParams();
  renderOnBoard(<AlsoSearched {...{ filters, landing, titles }} words={["tutor"]} notSearched={[]} />);
  expect(
    screen.getByText(/Also searched: tutor, and titles such as teacher, lecturer, professor\./),
  ).toBeTruthy();
  expect(screen.getByText("Show all 5")).toBeTruthy();
  expect(screen.getByText("tutor, and titles such as teacher, lecturer, professor, educator")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Search only for what you typed" })).toBeTruthy();
});
