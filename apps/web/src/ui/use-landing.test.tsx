import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";

import { AppliedPrompt } from "../features/saved-jobs/applied-prompt.tsx";
import { hydrateOnBoard } from "../testing/render-on-board.tsx";
import { SiteLink } from "./site-link.tsx";

afterEach(() => {
  delete document.documentElement.dataset["copy"];
});

it("completes the links of a cached page, which was rendered for an address without parameters", () => {
  const problems = vi.spyOn(console, "error").mockImplementation(() => {});
  const markCopy = () => {
    document.documentElement.dataset["copy"] = "";
  };
  const links = (
    <>
      <SiteLink href="/saved">Saved</SiteLink>
      <AppliedPrompt
        job={{ firestoreId: "a-1", title: "Cook" }}
        href="https://jobs.example/7"
        rel="noopener"
        className=""
      >
        Apply
      </AppliedPrompt>
    </>
  );
  hydrateOnBoard(links, markCopy, "utm_source=letter&page=2");
  const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual(["/saved?utm_source=letter", "https://jobs.example/7?utm_source=letter"]);
  // Otherwise React would keep the mismatched markup.
  expect(problems).not.toHaveBeenCalled();
});
