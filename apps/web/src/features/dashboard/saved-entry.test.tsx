import { JobId } from "@farwork/domain";
import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Provider } from "jotai";
import { describe, expect, it } from "vitest";

import { type BrowserData, browserDataAtom } from "../../platform/backend/browser-data.ts";
import { sessionAtom } from "../../platform/session/session-atoms.ts";
import { createSiteStore } from "../../testing/create-site-store.ts";
import { fakeBrowserData } from "../../testing/fake-browser-data.ts";
import { setSaved } from "../../testing/open-job-lists.ts";
import { renderOnBoard } from "../../testing/render-on-board.tsx";
import { Toast } from "../../ui/toast.tsx";
import { HydrateJobLists } from "../saved-jobs/hydrate-job-lists.tsx";
import { JobListButtons } from "../saved-jobs/job-list-buttons.tsx";
import { RefreshJobList } from "../saved-jobs/refresh-job-list.tsx";
import { SyncJobLists } from "../saved-jobs/sync-job-lists.tsx";
import { SavedEntry } from "./saved-entry.tsx";
import { SavedHeading } from "./saved-heading.tsx";

const LISTED = ["remotive-1", "remotive-2"];
const savedAt = new Date("2026-01-15T09:00:00Z");
const JOB = { firestoreId: "remotive-1", title: "Cook" };

/** A page of two saved jobs, with `elsewhere` more on other pages; `stored` is what the database holds by now. */
function renderList({
  setJobSaved = async () => true,
  stored = LISTED,
  elsewhere = 0,
}: { setJobSaved?: BrowserData["setJobSaved"]; stored?: readonly string[]; elsewhere?: number } = {}) {
  const store = createSiteStore();
  const fetchJobMarks = async () => ({
    saved: stored.map((id) => ({ jobId: JobId.parse(id), savedAt })),
    applied: [],
  });
  store.set(browserDataAtom, { load: async () => fakeBrowserData({ fetchJobMarks, setJobSaved }) });
  // A user of this file only, since tests of other files share the process and its broadcast channel.
  store.set(sessionAtom, { status: "signed-in", account: { uid: "grace", email: "grace@example.com" } });
  const board = renderOnBoard(
    <Provider store={store}>
      <HydrateJobLists uid="grace" saved={LISTED} applied={[]}>
        <RefreshJobList kind="saved" jobIds={LISTED} totalJobs={LISTED.length + elsewhere} />
        <SavedHeading kind="saved" jobIds={LISTED} totalJobs={LISTED.length + elsewhere} />
        <SavedEntry kind="saved" job={JOB}>
          <article>
            <JobListButtons job={JOB} look="quiet" />
          </article>
        </SavedEntry>
      </HydrateJobLists>
      <SyncJobLists />
      <Toast />
    </Provider>,
  );
  return { ...board, store };
}

const save = () => screen.getByRole("button", { name: "Save Cook" });

describe("an entry of the saved jobs", () => {
  it("is pressed and counted from the first paint", () => {
    renderList({ setJobSaved: () => new Promise(() => {}) });
    expect(save().getAttribute("aria-pressed")).toBe("true");
    expect(screen.getByRole("heading").textContent).toBe("2 saved jobs");
  });

  it("once removed, becomes a line with a focused undo button", async () => {
    renderList({ setJobSaved: () => new Promise(() => {}) });
    await userEvent.click(save());
    expect(screen.queryByRole("article")).toBeNull();
    expect(screen.getByRole("heading").textContent).toBe("1 saved job");
    const undo = screen.getByRole("button", { name: /^Undo/ });
    expect(document.activeElement).toBe(undo);
    // The line is enough; a toast would repeat it.
    expect(screen.getByRole("status").textContent).toBe("");
    await userEvent.click(undo);
    expect(screen.getByRole("article")).toBeDefined();
    expect(document.activeElement).toBe(save());
  });
});

describe("a list of saved jobs", () => {
  it("is refreshed once when a job it does not hold has been saved", async () => {
    const { router, store } = renderList();
    await act(async () => {
      await setSaved(store, "remotive-1", true);
      await setSaved(store, "remotive-2", true);
    });
    expect(router.refresh).not.toHaveBeenCalled();
    await act(async () => void (await setSaved(store, "remotive-3", true)));
    expect(router.refresh).toHaveBeenCalledTimes(1);
    await act(async () => void (await setSaved(store, "remotive-1", false)));
    expect(router.refresh).toHaveBeenCalledTimes(1);
  });

  it("is unchanged for jobs on its other pages, and refreshed for a new one there", async () => {
    const { router, store } = renderList({ stored: [...LISTED, "remotive-8", "remotive-9"], elsewhere: 2 });
    await act(async () => void (await setSaved(store, "remotive-9", false)));
    expect(router.refresh).not.toHaveBeenCalled();
    await act(async () => void (await setSaved(store, "remotive-9", true)));
    expect(router.refresh).toHaveBeenCalledTimes(1);
  });

  it("is refreshed when it was rendered before the last job was saved", async () => {
    const { router } = renderList({ stored: [...LISTED, "remotive-8", "remotive-9"], elsewhere: 1 });
    await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(1));
  });

  it("counts the jobs on all pages, less those just removed", async () => {
    renderList({ setJobSaved: () => new Promise(() => {}), elsewhere: 43 });
    expect(screen.getByRole("heading").textContent).toBe("45 saved jobs");
    await userEvent.click(save());
    expect(screen.getByRole("heading").textContent).toBe("44 saved jobs");
  });
});
