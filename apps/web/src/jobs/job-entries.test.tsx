import { render } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";

import { JobEntries } from "./job-entries.tsx";

const TITLES = Array.from({ length: 20 }, (_, index) => `Job ${index + 1}`);

/** One page of a listing, which notes how many of its jobs each painted page holds. */
function Page({ name, painted }: { name: string; painted: (jobs: number) => void }) {
  useLayoutEffect(() => {
    painted(document.querySelectorAll("li:not([aria-hidden])").length);
  });
  return (
    <div className="listing">
      <JobEntries key={name}>
        {TITLES.map((title) => (
          <li key={title}>{`${name}: ${title}`}</li>
        ))}
      </JobEntries>
    </div>
  );
}

it("are all in the page that the server renders, and stay there", () => {
  const counts: number[] = [];
  const page = <Page name="all" painted={(jobs) => counts.push(jobs)} />;
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  expect(container.querySelectorAll("li")).toHaveLength(20);
  render(page, { container, hydrate: true });
  expect(Math.min(...counts)).toBe(20);
  container.remove();
});

it("of another list come as far as they are in sight, and the others right after", () => {
  const counts: number[] = [];
  const page = (name: string) => <Page name={name} painted={(jobs) => counts.push(jobs)} />;
  const { rerender, container } = render(page("all"));
  expect(counts).toEqual([20]);
  rerender(page("contracts"));
  // A window of happy-dom is 768 px high.
  expect(counts.at(-1)).toBe(8);
  expect([...container.querySelectorAll("li")].map(({ textContent }) => textContent)).toEqual(
    TITLES.map((title) => `contracts: ${title}`),
  );
});
