import { screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { expect, it } from "vitest";

import { renderOnBoard } from "../../testing/render-on-board.tsx";
import { AlsoSearched, describeAlso } from "./also-searched.tsx";

it.each([
  [["kubernetes"], [], "kubernetes"],
  [["sr", "seniors"], ["staff", "lead"], "sr, seniors, and titles such as staff, lead"],
  [[], ["teacher"], "titles such as teacher"],
])("names what else was searched: %j and the titles %j", (words, titles, told) => {
  expect(describeAlso(words, titles)).toBe(told);
});

const show = (search: string, listing: ComponentProps<typeof AlsoSearched>["listing"]) => {
  renderOnBoard(<AlsoSearched listing={listing} />, new URLSearchParams({ q: search }).toString());
};

it("names the first of many words and titles, and all of them on demand", () => {
  const otherTitles = ["teacher", "lecturer", "professor", "educator"];
  show("tutors", { alsoSearched: ["tutor"], otherTitles, exactSearch: '"tutors"' });
  expect(
    screen.getByText(/Also searched: tutor, and titles such as teacher, lecturer, professor\./),
  ).toBeTruthy();
  expect(screen.getByText("Show all 5")).toBeTruthy();
  expect(screen.getByText("tutor, and titles such as teacher, lecturer, professor, educator")).toBeTruthy();
  const link = screen.getByRole("link", { name: "Search only for what you typed" });
  expect(link.getAttribute("href")).toBe("/?q=%22tutors%22");
});

it("names words that were not searched, also when nothing else was", () => {
  show("python jobs, remote", { notSearched: ["jobs", "remote"] });
  expect(screen.getByText("Not searched: jobs, remote.")).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});
