import { JobCard, JobId } from "@farwork/domain";
import { parseSalary } from "@farwork/domain/pay";
import { BUNDLED_RATES } from "@farwork/domain/rates";
import { buildJob } from "@farwork/domain/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as z from "zod/mini";

import { createFormats } from "../../platform/locale/formats.ts";
import { FormatsContext } from "../../platform/locale/locale-provider.tsx";
import { renderOnBoard } from "../../testing/render-on-board.tsx";
import { SimilarJobsOnSight } from "./similar-jobs-on-sight.tsx";

const asked: string[] = [];
let comeNear = () => {};

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => tell([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

function answerWith(status: number, body: object) {
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(Response.json(body, { status }));
  });
}

const terms = { currency: "BRL", period: "month" } as const;
function renderEnd({
  ratesTold = false,
  ...reader
}: { ratesTold?: boolean; carried?: string; country?: string } = {}) {
  const { carried, country } = reader;
  return renderOnBoard(
    <FormatsContext value={createFormats("en-US", { terms, rates: BUNDLED_RATES })}>
      <SimilarJobsOnSight
        jobId={JobId.parse("remotive-7")}
        landing="utm_source=x"
        {...{ carried, country, ratesTold }}
      />
    </FormatsContext>,
  );
}

it("loads similar jobs only when the reader scrolls near, and links to them", async () => {
  answerWith(200, { jobs: [z.encode(JobCard, buildJob({ sourceId: "8", title: "Cook" }))] });
  renderEnd();
  expect(asked).toEqual([]);
  act(comeNear);
  const link = await screen.findByRole("link", { name: "Cook" });
  expect(link.getAttribute("href")).toBe("/jobs/remotive-8/cook-tern-and-co?utm_source=x");
  expect(asked).toEqual(["/api/similar-jobs/remotive-7"]);
});

it("keeps a shared list’s country in their links", async () => {
  answerWith(200, { jobs: [z.encode(JobCard, buildJob({ sourceId: "8", title: "Cook" }))] });
  renderEnd({ carried: "from=NG", country: "NG" });
  act(comeNear);
  const link = await screen.findByRole("link", { name: "Cook" });
  expect(link.getAttribute("href")).toBe("/jobs/remotive-8/cook-tern-and-co?from=NG&utm_source=x");
});

it("leaves the page alone when they fail to load", async () => {
  answerWith(503, { error: { code: "unavailable" } });
  const { container } = renderEnd();
  act(comeNear);
  await waitFor(() => expect(asked).toHaveLength(1));
  await act(async () => {});
  expect(container.textContent).toBe("");
});

it.each([
  ["gives the date of the rates used for their pay", false, 1],
  ["leaves it to the page if that gives it already", true, 0],
])("%s", async (_, ratesTold, notes) => {
  const pay = parseSalary("$60,000 a year") ?? undefined;
  answerWith(200, { jobs: [z.encode(JobCard, buildJob({ sourceId: "8", ...(pay && { pay }) }))] });
  renderEnd({ ratesTold });
  act(comeNear);
  await screen.findByText(/^≈ R\$27k/);
  expect(screen.queryAllByText(/^Pay converted at .+ rates of October 9, 2025/)).toHaveLength(notes);
});
