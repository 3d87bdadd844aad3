import { JobId, MAX_MARKED_JOBS } from "@farwork/domain";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Provider } from "jotai";
import { describe, expect, it, vi } from "vitest";

import { type BrowserData, browserDataAtom } from "../../platform/backend/browser-data.ts";
import { isSigningInAtom, type Session, sessionAtom } from "../../platform/session/session-atoms.ts";
import { INTENTS_ITEM } from "../../platform/storage/storage-keys.ts";
import { createSiteStore } from "../../testing/create-site-store.ts";
import { fakeBrowserData } from "../../testing/fake-browser-data.ts";
import { renderOnBoard } from "../../testing/render-on-board.tsx";
import { Toast } from "../../ui/toast.tsx";
import { JobListButtons } from "./job-list-buttons.tsx";
import { listIntents } from "./list-intents.ts";
import { SyncJobLists } from "./sync-job-lists.tsx";

const ADA: Session = { status: "signed-in", account: { uid: "ada", email: "ada@example.com" } };
const BOB: Session = { status: "signed-in", account: { uid: "bob", email: "bob@example.com" } };
const JOB = { firestoreId: "remotive-1", title: "Cook" };

function renderButtons(session: Session, data: Partial<BrowserData> = {}) {
  const store = createSiteStore();
  store.set(browserDataAtom, { load: async () => fakeBrowserData(data) });
  store.set(sessionAtom, session);
  renderOnBoard(
    <Provider store={store}>
      <JobListButtons job={JOB} look="quiet" />
      <SyncJobLists />
      <Toast />
    </Provider>,
  );
  return store;
}

const stored = () => localStorage.getItem(INTENTS_ITEM);
const notice = () => screen.getByRole("status").textContent;

describe("changes of lists asked for before signing in", () => {
  it("are carried out once, after log-in", async () => {
    const setJobSaved = vi.fn<BrowserData["setJobSaved"]>(async () => true);
    const store = renderButtons({ status: "signed-out" }, { setJobSaved });
    await userEvent.click(screen.getByRole("button", { name: "Save Cook" }));
    act(() => store.set(isSigningInAtom, true));
    act(() => store.set(sessionAtom, ADA));
    // Anything scheduled has run by then.
    await new Promise((next) => setTimeout(next));
    expect(listIntents.read(Date.now())).toHaveLength(1);
    act(() => store.set(isSigningInAtom, false));
    await waitFor(() => expect(notice()).toBe("“Cook” is now saved."));
    await waitFor(() => expect(setJobSaved.mock.calls).toEqual([["remotive-1", true, "ada"]]));
    cleanup();
    renderButtons(ADA, { setJobSaved });
    await userEvent.click(screen.getByRole("button", { name: "I’ve applied to Cook" }));
    expect(setJobSaved).toHaveBeenCalledTimes(1);
  });

  it("are all carried out, of each job the last", async () => {
    const setJobSaved = vi.fn<BrowserData["setJobSaved"]>(async () => true);
    const setJobApplied = vi.fn<BrowserData["setJobApplied"]>(async () => true);
    const gardener = { firestoreId: "remotive-2", title: "Gardener" };
    const now = Date.now();
    listIntents.add({ kind: "saved", job: JOB, isListed: false }, now);
    listIntents.add({ kind: "saved", job: gardener, isListed: true }, now);
    listIntents.add({ kind: "applied", job: gardener, isListed: true }, now);
    listIntents.add({ kind: "saved", job: JOB, isListed: true }, now);
    renderButtons(ADA, { setJobSaved, setJobApplied });
    await waitFor(() => expect(notice()).toBe("3 jobs are now in your account."));
    expect(setJobSaved.mock.calls).toEqual([
      ["remotive-2", true, "ada"],
      ["remotive-1", true, "ada"],
    ]);
    expect(setJobApplied.mock.calls).toEqual([["remotive-2", true, "ada"]]);
    await waitFor(() => expect(stored()).toBeNull());
  });

  it("are kept if they failed, and can be retried together", async () => {
    const setJobSaved = vi.fn<BrowserData["setJobSaved"]>(async () => true);
    setJobSaved
      .mockRejectedValueOnce(new Error("unavailable"))
      .mockRejectedValueOnce(new Error("unavailable"));
    const others = ["remotive-2", "remotive-3"].map((firestoreId) => ({ firestoreId, title: "Gardener" }));
    for (const job of [JOB, ...others]) listIntents.add({ kind: "saved", job, isListed: true }, Date.now());
    renderButtons(ADA, { setJobSaved });
    await waitFor(() => expect(notice()).toBe("2 changes could not be saved."));
    expect(listIntents.read(Date.now(), "ada")).toHaveLength(2);
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(notice()).toBe("2 jobs are now in your account."));
    expect(new Set(setJobSaved.mock.calls.map(([jobId]) => jobId)).size).toBe(3);
    expect(stored()).toBeNull();
  });

  it("are dropped if their list is full, while others can be retried", async () => {
    const full = Array.from({ length: MAX_MARKED_JOBS }, (_, at) => ({
      jobId: JobId.parse(`remotive-older-${at}`),
      savedAt: new Date(at),
    }));
    listIntents.add({ kind: "saved", job: JOB, isListed: true }, Date.now());
    listIntents.add({ kind: "applied", job: JOB, isListed: true }, Date.now());
    renderButtons(ADA, {
      fetchJobMarks: async () => ({ saved: full, applied: [] }),
      setJobSaved: () => Promise.reject(new Error("too-many-requests")),
      setJobApplied: () => Promise.reject(new Error("unavailable")),
    });
    await waitFor(() =>
      expect(notice()).toBe(
        "Your list of saved jobs is full, at 2,000. Remove one to add another. “Cook” could not be marked as applied.",
      ),
    );
    screen.getByRole("button", { name: "Try again" });
    expect(listIntents.read(Date.now(), "ada").map(({ kind }) => kind)).toEqual(["applied"]);
  });

  it("are over once the user saved the job themselves, even if they undid that", async () => {
    const setJobSaved = vi.fn<BrowserData["setJobSaved"]>(async () => true);
    setJobSaved.mockRejectedValueOnce(new Error("unavailable"));
    listIntents.add({ kind: "saved", job: JOB, isListed: true }, Date.now());
    renderButtons(ADA, { setJobSaved });
    await waitFor(() => expect(notice()).toBe("“Cook” could not be saved."));
    await userEvent.click(screen.getByRole("button", { name: "Save Cook" }));
    await waitFor(() => expect(notice()).toBe("“Cook” is now saved."));
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(stored()).toBeNull());
    expect(setJobSaved.mock.calls.map(([, isSaved]) => isSaved)).toEqual([true, true, false]);
  });

  it("are over once the user changed the job themselves, also while one is being carried out", async () => {
    const saving = Promise.withResolvers<boolean>();
    const setJobSaved = vi.fn<BrowserData["setJobSaved"]>(async () => true);
    setJobSaved.mockImplementationOnce(() => saving.promise);
    listIntents.add({ kind: "saved", job: JOB, isListed: true }, Date.now());
    renderButtons(ADA, { setJobSaved });
    await waitFor(() => expect(setJobSaved).toHaveBeenCalledOnce());
    await userEvent.click(screen.getByRole("button", { name: "Save Cook" }));
    saving.reject(new Error("unavailable"));
    await waitFor(() => expect(stored()).toBeNull());
    expect(notice()).toBe("“Cook” is no longer saved.");
  });

  it("stay with the user they failed for, whoever signs in next", async () => {
    const setJobSaved = vi.fn<BrowserData["setJobSaved"]>(async () => true);
    setJobSaved.mockRejectedValueOnce(new Error("unavailable"));
    listIntents.add({ kind: "saved", job: JOB, isListed: true }, Date.now());
    const store = renderButtons(ADA, { setJobSaved });
    await waitFor(() => expect(notice()).toBe("“Cook” could not be saved."));
    act(() => store.set(sessionAtom, { status: "signed-out" }));
    act(() => store.set(sessionAtom, BOB));
    listIntents.add(
      { kind: "saved", job: { firestoreId: "remotive-2", title: "Baker" }, isListed: true },
      Date.now(),
    );
    cleanup();
    renderButtons(BOB, { setJobSaved });
    await waitFor(() => expect(notice()).toBe("“Baker” is now saved."));
    expect(setJobSaved.mock.calls.map(([jobId, , uid]) => [jobId, uid])).toEqual([
      ["remotive-1", "ada"],
      ["remotive-2", "bob"],
    ]);
    cleanup();
    renderButtons(ADA, { setJobSaved });
    await waitFor(() => expect(notice()).toBe("“Cook” is now saved."));
  });

  it("say nothing to the next user of what was asked for before", async () => {
    const saving = Promise.withResolvers<boolean>();
    listIntents.add({ kind: "saved", job: JOB, isListed: true }, Date.now());
    const setJobSaved = vi.fn<BrowserData["setJobSaved"]>(() => saving.promise);
    const store = renderButtons(ADA, { setJobSaved });
    await waitFor(() => expect(setJobSaved).toHaveBeenCalledOnce());
    act(() => store.set(sessionAtom, BOB));
    await act(async () => saving.resolve(true));
    // Anything scheduled has run by then.
    await new Promise((next) => setTimeout(next));
    expect(notice()).toBe("");
    expect(setJobSaved).toHaveBeenCalledOnce();
  });

  it("are forgotten after half an hour, and not carried out if malformed", async () => {
    const setJobSaved = vi.fn<BrowserData["setJobSaved"]>(async () => true);
    listIntents.add({ kind: "saved", job: JOB, isListed: true }, Date.now() - 30 * 60_000 - 1);
    const job = { firestoreId: 2, title: "Baker" };
    const entry = {
      at: Date.now(),
      owner: "ada",
      kind: "list",
      intent: { kind: "saved", job, isListed: true },
    };
    renderButtons(ADA, { setJobSaved });
    await waitFor(() => expect(stored()).toBeNull());
    cleanup();
    localStorage.setItem(INTENTS_ITEM, JSON.stringify([entry, { ...entry, at: "now" }, 3]));
    renderButtons(ADA, { setJobSaved });
    await waitFor(() => expect(stored()).toBe(JSON.stringify([entry])));
    expect(setJobSaved).not.toHaveBeenCalled();
  });
});
