import { parseSalary } from "@farwork/domain/pay";
import { BUNDLED_RATES } from "@farwork/domain/rates";
import { buildJob } from "@farwork/domain/testing";
import { act, screen } from "@testing-library/react";
import { Provider } from "jotai";
import { expect, it } from "vitest";

import { browserDataAtom } from "../../platform/backend/browser-data.ts";
import { createFormats } from "../../platform/locale/formats.ts";
import { FormatsContext } from "../../platform/locale/locale-provider.tsx";
import { sessionAtom } from "../../platform/session/session-atoms.ts";
import { createSiteStore } from "../../testing/create-site-store.ts";
import { fakeBrowserData } from "../../testing/fake-browser-data.ts";
import { renderOnBoard } from "../../testing/render-on-board.tsx";
import { fetchRecommended } from "./recommended-atoms.ts";
import { DashboardRates } from "./recommended-section.tsx";

it("gives the rates of recommended jobs’ pay once these are loaded", async () => {
  const pay = parseSalary("$60,000 a year") ?? undefined;
  const jobs = [{ ...buildJob(pay && { pay }), reasons: [] }];
  const store = createSiteStore();
  const getRecommendedJobs = async () => ({ kind: "recommended" as const, jobs });
  store.set(browserDataAtom, { load: async () => fakeBrowserData({ getRecommendedJobs }) });
  store.set(sessionAtom, { status: "signed-in", account: { uid: "ada", email: "ada@example.com" } });
  const terms = { currency: "BRL", period: "month" } as const;
  renderOnBoard(
    <Provider store={store}>
      <FormatsContext value={createFormats("en-US", { terms, rates: BUNDLED_RATES })}>
        <DashboardRates jobs={[]} now={new Date("2026-01-20T12:00:00Z")} />
      </FormatsContext>
    </Provider>,
  );
  expect(screen.queryByText(/rates of/)).toBeNull();
  await act(() => fetchRecommended(store));
  expect(screen.getByText(/^Pay converted at .+ rates of October 9, 2025/)).toBeDefined();
});
