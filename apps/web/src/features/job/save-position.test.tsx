import { JobId } from "@farwork/domain";
import { buildJob } from "@farwork/domain/testing";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Provider } from "jotai";
import { expect, it, vi } from "vitest";

import { type BrowserData, browserDataAtom } from "../../platform/backend/browser-data.ts";
import { sessionAtom } from "../../platform/session/session-atoms.ts";
import { createSiteStore } from "../../testing/create-site-store.ts";
import { fakeBrowserData } from "../../testing/fake-browser-data.ts";
import { renderOnBoard } from "../../testing/render-on-board.tsx";
import { SyncJobLists } from "../saved-jobs/sync-job-lists.tsx";
import { JobCard } from "./job-card.tsx";

const place = { scope: "unknown", countries: [], regions: [] } as const;
const at = (id: string, name: string) => ({
  firestoreId: JobId.parse(id),
  name,
  place: { ...place, countries: [], regions: [] },
});

it("saving a position in several places saves only the posting shown", async () => {
  const setJobSaved = vi.fn<BrowserData["setJobSaved"]>(async () => true);
  const store = createSiteStore();
  store.set(browserDataAtom, { load: async () => fakeBrowserData({ setJobSaved }) });
  store.set(sessionAtom, { status: "signed-in", account: { uid: "ada", email: "ada@example.com" } });
  const locations = [at("lever-9", "Oslo"), at("remotive-7", "Campinas"), at("jobicy-3", "Lima")];
  const job = buildJob({ sourceId: "7", title: "Cook", locations });
  renderOnBoard(
    <Provider store={store}>
      <JobCard job={job} now={new Date("2026-01-20T12:00:00Z")} landing={new URLSearchParams()} />
      <SyncJobLists />
    </Provider>,
  );
  expect(screen.getByText("3 locations")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Save Cook" }));
  await waitFor(() => expect(setJobSaved.mock.calls).toEqual([["remotive-7", true, "ada"]]));
  expect(screen.getByRole("button", { name: "Save Cook" }).getAttribute("aria-pressed")).toBe("true");
});
