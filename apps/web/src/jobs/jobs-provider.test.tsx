import { buildJob } from "@farwork/domain/testing";
import { render, screen } from "@testing-library/react";
import { Provider } from "jotai";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";

import type { Jobs } from "./jobs-atoms.ts";
import { JobsProvider, PutJobs } from "./jobs-provider.tsx";
import { useJobs } from "./use-jobs.ts";

const shown = (query: string, totalJobs: number): Jobs => ({
  status: "ready",
  query,
  jobs: [buildJob()],
  totalJobs,
  totalPages: 1,
});

function Shown() {
  const jobs = useJobs();
  return <p>{jobs.status === "ready" ? `${jobs.query}: ${jobs.totalJobs}` : jobs.status}</p>;
}

const page = (children: ReactNode) => (
  <Provider>
    <JobsProvider>{children}</JobsProvider>
  </Provider>
);

describe("the jobs", () => {
  it("are none before a listing was shown", () => {
    render(page(<Shown />));
    expect(screen.getByText("none")).toBeDefined();
  });

  it("are the server's already in the server's own markup", () => {
    const html = renderToString(
      page(
        <PutJobs jobs={shown("q=a", 3)}>
          <Shown />
        </PutJobs>,
      ),
    );
    expect(html).toContain("q=a: 3");
  });

  it("of one request never reach another's", () => {
    renderToString(
      page(
        <PutJobs jobs={shown("q=mine", 3)}>
          <Shown />
        </PutJobs>,
      ),
    );
    expect(renderToString(page(<Shown />))).toContain("none");
  });

  it("follow each navigation, and stay when the next page shows no listing", () => {
    const { rerender } = render(
      page(
        <PutJobs jobs={shown("q=a", 3)}>
          <Shown />
        </PutJobs>,
      ),
    );
    rerender(
      page(
        <PutJobs jobs={shown("q=b", 5)}>
          <Shown />
        </PutJobs>,
      ),
    );
    expect(screen.getByText("q=b: 5")).toBeDefined();
    rerender(page(<Shown />));
    expect(screen.getByText("q=b: 5")).toBeDefined();
  });

  it("Jobs state used outside its provider: error thrown", () => {
    expect(() => render(<Shown />)).toThrow("useJobs must be used within JobsProvider");
  });
});
